export { UploadEditor } from './upload-editor.tsx'
export type { RetouchRequest } from './retouch/request.ts'
export type {
  ArtworkToolsProps,
  EditorFile,
  EditorHost,
  EditorState,
  Finding,
  PlacedArtwork,
  SendReports,
  UploadEditorProps,
} from './types.ts'
