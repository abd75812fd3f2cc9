export { LetteringEditor } from './lettering-editor.tsx'
