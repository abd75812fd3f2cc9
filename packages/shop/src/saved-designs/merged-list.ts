/** A sorted list that can be read from any offset. */
export interface OrderedList<T> {
  readonly count: number
  /** Rows from an offset on; fewer than requested at the end. */
  readonly rows: (offset: number, limit: number) => Promise<readonly T[]>
}

/**
 * Rows of several lists merged into one, from an offset on. `isBefore` compares rows; equal rows come in the order of their
 * lists. Rows before the offset are not read: the split in each list is found by bisection.
 */
export async function mergedRows<T>(
  lists: readonly OrderedList<T>[],
  isBefore: (a: T, b: T) => boolean,
  offset: number,
  limit: number,
): Promise<readonly T[]> {
  const skipped = await skippedOf(lists, isBefore, offset)
  const rows = await Promise.all(lists.map((list, of) => list.rows(skipped[of]!, limit)))
  const merged: T[] = []
  const at = lists.map(() => 0)
  while (merged.length < limit) {
    const first = firstOf(
      rows.map((each, of) => each[at[of]!]),
      isBefore,
    )
    if (first === null) break
    merged.push(rows[first]![at[first]!++]!)
  }
  return merged
}

/** Index of the list whose next row comes first; null if all are exhausted. */
function firstOf<T>(rows: readonly (T | undefined)[], isBefore: (a: T, b: T) => boolean): number | null {
  let first: number | null = null
  for (const [of, row] of rows.entries())
    if (row !== undefined && (first === null || isBefore(row, rows[first]!))) first = of
  return first
}

/** How many rows of each list are among the first `among` rows of the merged list. */
async function skippedOf<T>(
  lists: readonly OrderedList<T>[],
  isBefore: (a: T, b: T) => boolean,
  among: number,
): Promise<readonly number[]> {
  const skipped = lists.map(() => 0)
  let left = Math.min(
    among,
    lists.reduce((sum, { count }) => sum + count, 0),
  )
  while (left > 0) {
    const step = Math.max(1, Math.floor(left / lists.length))
    const steps = lists.map(({ count }, of) => Math.min(step, count - skipped[of]!))
    const ends = await Promise.all(
      lists.map(async (list, of) =>
        steps[of] === 0 ? undefined : (await list.rows(skipped[of]! + steps[of]! - 1, 1))[0],
      ),
    )
    // Every other list has fewer rows before this end than its own step, so this list's whole step can be skipped.
    const first = firstOf(ends, isBefore)
    if (first === null) break
    skipped[first]! += steps[first]!
    left -= steps[first]!
  }
  return skipped
}
