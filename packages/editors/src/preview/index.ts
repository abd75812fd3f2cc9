export { PreviewEditor } from './preview-editor.tsx'
