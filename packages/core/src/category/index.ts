export * from './display.ts'
export * from './sections.ts'
export * from './sort.ts'
export * from './url.ts'
