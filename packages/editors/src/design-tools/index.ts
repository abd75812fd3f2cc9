export { PanelBoundary } from './boundary.tsx'
export { DesignCanvas } from './canvas/design-canvas.tsx'
export { commandNamed, toolState } from './commands/commands.ts'
export type { ToolHost } from './commands/commands.ts'
export { apply, useCommands } from './commands/use-commands.ts'
export { addArtwork, addClipart, addText } from './elements/add.ts'
export { ExportPanel, FilePicker, HelpSheet, NewCodePanel, SidePanel } from './panels/lazy-panels.tsx'
export { ObjectsPanel } from './objects/objects-panel.tsx'
export { restoreDesign } from './panels/restore-design.ts'
export { FindingsPanel } from './panels/findings-panel.tsx'
export { FoundByPress } from './panels/found-by-press.tsx'
export { RAIL_ICONS } from './panels/icons.ts'
export { PaintField } from './panels/paint-field.tsx'
export { pictureOfDesign } from './panels/picture.ts'
export { AlignmentButtons, TRACKING, WordsField } from './panels/text-panel.tsx'
export { SelectionPanel } from './panels/selection-panel.tsx'
export { SideTabs } from './panels/side-tabs.tsx'
export { ToolStatus, useMissing } from './panels/tool-status.tsx'
export type { Missing } from './panels/tool-status.tsx'
export { useFindings } from './panels/use-findings.ts'
export type { ShownFinding } from './panels/use-findings.ts'
export { CatalogPicker } from './pickers/catalog-picker.tsx'
export { FontPicker } from './pickers/font-picker.tsx'
export { ShapePicker } from './pickers/shape-picker.tsx'
export { useUploads } from './pickers/use-uploads.ts'
export type { Arrived } from './library/library-store.ts'
export { designIn, sideIn } from './session/session.ts'
export type { DesignSession, TextFields } from './session/session.ts'
export {
  SessionProvider,
  useArrived,
  useDesign,
  useNewSession,
  usePointed,
  useSelected,
  useSession,
  useShownSide,
} from './session/use-session.ts'
export type { PressFinding, PressReport, PressView } from './press/press.ts'
export { TemplateForm } from './template-form/template-form.tsx'
export type * from './types.ts'
