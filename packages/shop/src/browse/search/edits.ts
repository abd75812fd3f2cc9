/** Whether one word becomes the other by at most this many typos: an extra, missing, wrong or swapped letter. */
export const isWithinEdits = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false
  let [before, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      here[at] = Math.min(
        above[at]! + 1,
        here[at - 1]! + 1,
        above[at - 1]! + (same ? 0 : 1),
        swapped ? before[at - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...here) > most) return false
    ;[before, above] = [above, here]
  }
  return above[other.length]! <= most
}
