/** A list that stands in order, read from any place in it. */
export interface OrderedList<T> {
  readonly count: number
  /** Rows from an offset on; fewer than requested at the end. */
  readonly rows: (offset: number, limit: number) => Promise<readonly T[]>
}

/**
 * Rows of two lists as if they were one, from an offset on. `isFirst`: a row of the one list stands before a row of the other. What
 * lies before the offset is not read: where it ends in each list is found by halves.
 */
export async function mergedRows<A, B>(
  one: OrderedList<A>,
  other: OrderedList<B>,
  isFirst: (a: A, b: B) => boolean,
  offset: number,
  limit: number,
): Promise<readonly (A | B)[]> {
  const from = Math.min(offset, one.count + other.count)
  const skipped = await skippedOf(one, other, isFirst, from)
  const [first, second] = await Promise.all([one.rows(skipped, limit), other.rows(from - skipped, limit)])
  const merged: (A | B)[] = []
  let [a, b] = [0, 0]
  while (merged.length < limit && (a < first.length || b < second.length)) {
    const takesFirst = b >= second.length || (a < first.length && isFirst(first[a]!, second[b]!))
    merged.push(takesFirst ? first[a++]! : second[b++]!)
  }
  return merged
}

/** How many rows of the one list are among the first of both. */
async function skippedOf<A, B>(
  one: OrderedList<A>,
  other: OrderedList<B>,
  isFirst: (a: A, b: B) => boolean,
  among: number,
): Promise<number> {
  let least = Math.max(0, among - other.count)
  let most = Math.min(among, one.count)
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    // With so many of the one, the last of the other that is skipped: whichever of the two comes first belongs there.
    const [[a], [b]] = await Promise.all([one.rows(middle, 1), other.rows(among - middle - 1, 1)])
    if (a !== undefined && (b === undefined || isFirst(a, b))) least = middle + 1
    else most = middle
  }
  return least
}
