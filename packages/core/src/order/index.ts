export * from './errors.ts'
export * from './refund.ts'
export { orderTotals } from './totals.ts'
export type * from './types.ts'
