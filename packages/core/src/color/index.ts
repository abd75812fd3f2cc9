export * from './color-map.ts'
export * from './hex.ts'
export * from './paint.ts'
export * from './types.ts'
