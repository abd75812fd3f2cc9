export { paintedClipart, type WholePaint } from './painted.ts'
export type { RegionColors } from './painted.ts'
