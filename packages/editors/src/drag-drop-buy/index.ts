export { StripEditor } from './strip-editor.tsx'
export type { FigureChoice, StripEditorProps } from './types.ts'
export { newKey } from './use-strip.ts'
