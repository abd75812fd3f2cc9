/** Steps of a channel that the search tries, from the largest; each twice. */
const TRIED = [64, 32, 16, 8, 4, 2, 1].flatMap((step) => [step, -step, step, -step])

/**
 * The screen colors that look most like the given ones in print, three bytes each. Searches all at once in ever smaller steps.
 */
export function screenColorsLike(wanted: Uint8Array, look: (rgba: Uint8Array) => Uint8Array): Uint8Array {
  const best = new Uint8Array((wanted.length / 3) * 4).fill(255)
  for (let from = 0, to = 0; from < wanted.length; from += 3, to += 4)
    best.set(wanted.subarray(from, from + 3), to)
  const least = errors(look(best), wanted)
  for (const change of TRIED)
    for (const channel of [0, 1, 2]) {
      const tried = Uint8Array.from(best)
      for (let at = channel; at < tried.length; at += 4)
        tried[at] = Math.min(255, Math.max(0, best[at]! + change))
      errors(look(tried), wanted).forEach((error, node) => {
        if (error >= least[node]!) return
        least[node] = error
        best[node * 4 + channel] = tried[node * 4 + channel]!
      })
    }
  return best.filter((_, at) => at % 4 !== 3)
}

/** Difference of each color from the wanted one. */
function errors(seen: Uint8Array, wanted: Uint8Array): Uint32Array {
  const found = new Uint32Array(wanted.length / 3)
  for (let node = 0; node < found.length; node++)
    for (let channel = 0; channel < 3; channel++)
      found[node]! += (seen[node * 4 + channel]! - wanted[node * 3 + channel]!) ** 2
  return found
}
