export { UploadEditor } from './upload-editor.tsx'
export type { RetouchRequest } from './retouch/wish.ts'
export type { EditorFile, Errands, Finding, Laid, Sending, TakenArtwork, UploadEditorProps } from './types.ts'
