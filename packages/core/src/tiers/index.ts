export * from './tier-quantities.ts'
export { type TierPrice, tiersOf } from './tiers-of.ts'
export * from './tiers-to-show.ts'
