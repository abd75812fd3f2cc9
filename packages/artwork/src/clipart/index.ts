export { paintedClipart } from './painted.ts'
export type { RegionColors } from './painted.ts'
