export { createPreview, type OpenPreview } from './preview.ts'
