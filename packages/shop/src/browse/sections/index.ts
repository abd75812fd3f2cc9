export type { RecommendedGroup, RecommendedProduct } from './recommended.ts'
export * from './related.ts'
export * from './sections.ts'
export { wantedTiles } from './trending.ts'
