export { UploadEditor } from './upload-editor.tsx'
export type { RetouchWish } from './retouch/wish.ts'
export type { EditorFile, Errands, Finding, Laid, Sending, TakenArtwork, UploadEditorProps } from './types.ts'
