export { EasyEditor } from './easy-editor.tsx'
