export * from './tier-quantities.ts'
export { savingPercent, type TierPrice, tiersOf } from './tiers-of.ts'
export * from './tiers-to-show.ts'
