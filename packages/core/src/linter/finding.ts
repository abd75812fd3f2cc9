import type { DecimalString } from '../product/types.ts'

/** Where in a price table a finding lies: the row's number from 0, and its area threshold in square inches. */
export interface InRow {
  readonly row: number
  readonly from: DecimalString
}

/** Quantities that cost more in all than a larger one. PRICE-13, PRICE-14. */
export interface DeadZone extends InRow {
  readonly kind: 'dead-zone'
  readonly first: number
  readonly last: number
  /** The larger quantity that costs less. */
  readonly cheaper: number
}

/** Areas (square inches) that cost more per piece than the larger area the next row begins at. PRICE-14. */
export interface AreaDeadZone extends InRow {
  readonly kind: 'area-dead-zone'
  readonly quantity: number
  readonly above: DecimalString
  readonly below: DecimalString
}

/** A rate below what the piece costs to make. PRICE-14. */
export interface BelowCost extends InRow {
  readonly kind: 'below-cost'
  readonly quantity: number
  readonly rate: DecimalString
  readonly cost: DecimalString
}

/** A rate that rises where it should fall or stay: with the quantity, or with the area. */
export interface RisingRate extends InRow {
  readonly kind: 'rising-rate'
  readonly along: 'quantity' | 'area'
  readonly quantity: number
  readonly rate: DecimalString
  readonly before: DecimalString
}

/** A row with another number of rates than there are tiers. PRICE-1: a data error. */
export interface WrongLength extends InRow {
  readonly kind: 'wrong-length'
  readonly rates: number
  readonly tiers: number
}

/** A value that is no number, or not above zero; `what` is `rate at 10`, `minimum` or `from`. */
export interface Unreadable extends InRow {
  readonly kind: 'unreadable'
  readonly what: string
  readonly value: string
}

/** Quantity breaks or area thresholds that do not ascend: the tier or row in between can never be in force. */
export interface NotAscending {
  readonly kind: 'not-ascending'
  readonly what: 'quantities' | 'rows'
  readonly before: string
  readonly value: string
}

/** A quantity break that is no whole number; `value` as it is written. PRICE-1. */
export interface NotWhole {
  readonly kind: 'not-whole'
  readonly value: string
}

/** Nothing to charge by: no row at all. */
export interface Empty {
  readonly kind: 'empty'
}

/** Something a price table's owner should look at. */
export type Finding =
  | DeadZone
  | AreaDeadZone
  | BelowCost
  | RisingRate
  | WrongLength
  | Unreadable
  | NotAscending
  | NotWhole
  | Empty

/** Findings that make the table unusable: the shop does not price by it. The others are legal, if unwise. */
export const isDataError = (finding: Finding): boolean =>
  ['wrong-length', 'unreadable', 'not-ascending', 'not-whole', 'empty'].includes(finding.kind)
