declare const unit: unique symbol

/** A share in percent: 30 is 30 %. Made by {@link percentOf} only. */
export type Percent = number & { readonly [unit]: 'Percent' }

/** A share in percent. Throws a RangeError on a number that isn't finite. */
export function percentOf(share: number): Percent {
  if (!Number.isFinite(share)) throw new RangeError(`Not a percentage: ${share}`)
  return share as Percent
}
