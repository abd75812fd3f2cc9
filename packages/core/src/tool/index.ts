export { TOOL_TYPES, type ToolType } from '../product/types.ts'
export * from './flags.ts'
export * from './pages.ts'
export * from './product-types.ts'
