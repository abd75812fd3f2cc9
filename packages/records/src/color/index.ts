export * from './color.ts'
export * from './color-map.ts'
