export { UploadEditor } from './upload-editor.tsx'
export type { RetouchRequest } from './retouch/request.ts'
export type {
  EditorFile,
  EditorCallbacks,
  Finding,
  PlacementDraft,
  Sending,
  PlacedArtwork,
  UploadEditorProps,
} from './types.ts'
