export { AdvancedEditor } from './advanced-editor.tsx'
export type * from '../design-tools/types.ts'
