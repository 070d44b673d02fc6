; The setup program for Windows: for the user alone, without administrator rights, in English and Japanese.
; Made by windows.py, which defines VERSION, VERSION4, PROGRAM (the frozen program's folder), OUT, ICON and
; writes files.nsh (one line for each thing that uninstalling removes).
Target amd64-unicode
Unicode true
ManifestDPIAware true
ManifestDPIAwareness "PerMonitorV2, PerMonitor"
ManifestSupportedOS all
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 32

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "WinMessages.nsh"
!include "files.nsh"

!define NAME "Edo Table"
!define KEY "Software\EdoTable"
!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\EdoTable"
!define KIND "EdoTable.Save"

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Edo Table"
InstallDirRegKey HKCU "${KEY}" "InstallDir"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\edo-table.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"

LangString RUNNING ${LANG_ENGLISH} "Edo Table is running. Close it, then try again."
LangString RUNNING ${LANG_JAPANESE} "Edo Table が動いています。終了してから、もう一度お試しください。"
LangString SAVE_KIND ${LANG_ENGLISH} "Edo Table saved game"
LangString SAVE_KIND ${LANG_JAPANESE} "江戸テーブルの棋譜"

VIProductVersion "${VERSION4}"
VIFileVersion "${VERSION4}"
!macro DESCRIBE LANGUAGE TEXT
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${TEXT}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "The Edo Table authors"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "MIT licence; see LICENSE.txt and CREDITS.md"
!macroend
!insertmacro DESCRIBE ${LANG_ENGLISH} "Edo Table setup"
!insertmacro DESCRIBE ${LANG_JAPANESE} "Edo Table セットアップ"

; A program that runs cannot be replaced: its file does not open for writing. One that is about to end, or that a virus
; scanner looks at, is given some seconds.
!macro WAIT_UNTIL_CLOSED FOLDER PROGRAM
  !define WAIT "wait${__COUNTER__}"
  ${WAIT}again:
  StrCpy $1 0
  ${WAIT}look:
  IfFileExists "${FOLDER}\${PROGRAM}" 0 ${WAIT}closed
  ClearErrors
  FileOpen $0 "${FOLDER}\${PROGRAM}" a
  IfErrors 0 ${WAIT}writable
  IntOp $1 $1 + 1
  IntCmp $1 10 ${WAIT}ask 0 ${WAIT}ask
  Sleep 300
  Goto ${WAIT}look
  ${WAIT}ask:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY ${WAIT}again
  SetErrorLevel 2
  Quit
  ${WAIT}writable:
  FileClose $0
  ${WAIT}closed:
  !undef WAIT
!macroend

; Lets the version in a folder take itself away, by its own list; saves, settings and statistics stay.
!macro REMOVE_OLDER FOLDER
  !define OLDER "older${__COUNTER__}"
  IfFileExists "${FOLDER}\uninstall.exe" 0 ${OLDER}none
  IfFileExists "${FOLDER}\edo-table.exe" 0 ${OLDER}none
  !insertmacro WAIT_UNTIL_CLOSED "${FOLDER}" "edo-table.exe"
  !insertmacro WAIT_UNTIL_CLOSED "${FOLDER}" "edo-table-cli.exe"
  ; Told its folder it works where it lies, so that it can be waited for.
  ExecWait '"${FOLDER}\uninstall.exe" /S _?=${FOLDER}'
  Delete "${FOLDER}\uninstall.exe"
  RMDir "${FOLDER}"
  ${OLDER}none:
  !undef OLDER
!macroend

Section "install"
  SetShellVarContext current
  ; What an older version left goes first, so that nothing of it mixes with the new one; also from another folder,
  ; which nothing would lead to any more.
  ReadRegStr $R0 HKCU "${KEY}" "InstallDir"
  StrCmp $R0 "" here
  StrCmp $R0 $INSTDIR here
  !insertmacro REMOVE_OLDER "$R0"
  here:
  !insertmacro REMOVE_OLDER "$INSTDIR"
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${PROGRAM}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  IfErrors 0 written
  SetErrorLevel 3
  Abort
  written:
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\edo-table.exe"
  WriteRegStr HKCU "${KEY}" "InstallDir" "$INSTDIR"

  WriteRegStr HKCU "Software\Classes\.edo" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.edo\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(SAVE_KIND)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\edo-table.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\edo-table.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegStr HKCU "${GONE}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${GONE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${GONE}" "DisplayIcon" "$INSTDIR\edo-table.exe"
  WriteRegStr HKCU "${GONE}" "Publisher" "The Edo Table authors"
  WriteRegStr HKCU "${GONE}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${GONE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${GONE}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${GONE}" "NoModify" 1
  WriteRegDWORD HKCU "${GONE}" "NoRepair" 1
  ; Icons and double-click follow at once.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Asks nothing, and leaves saves, settings and statistics, which lie elsewhere.
Section "Uninstall"
  SetShellVarContext current
  !insertmacro WAIT_UNTIL_CLOSED "$INSTDIR" "edo-table.exe"
  !insertmacro WAIT_UNTIL_CLOSED "$INSTDIR" "edo-table-cli.exe"
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; Of another folder's installation menu entry, file type and entry to uninstall it by stay.
  ReadRegStr $0 HKCU "${KEY}" "InstallDir"
  StrCmp $0 "$INSTDIR" 0 done
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.edo" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegValue HKCU "Software\Classes\.edo" ""
  DeleteRegValue HKCU "Software\Classes\.edo\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.edo\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.edo"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${GONE}"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  done:
SectionEnd
