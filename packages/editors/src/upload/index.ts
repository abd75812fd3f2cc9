export { UploadEditor } from './upload-editor.tsx'
export { dpiOf, remarkOnDpi, remarksOn } from './look-over.ts'
export type { Remark } from './look-over.ts'
export type { EditorFile, Errands, Laid, Sending, TakenArtwork, UploadEditorProps } from './types.ts'
