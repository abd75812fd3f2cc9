export * from './tier-quantities.ts'
export * from './tiers-of.ts'
export * from './tiers-to-show.ts'
