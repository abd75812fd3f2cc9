/** Longest time in milliseconds before the page can draw and respond. */
const AT_ONCE_MS = 30

/** Maps items in chunks, with the page drawn in between; ends early when `isOver` returns true. */
export async function inTurns<T, U>(
  all: readonly T[],
  work: (one: T) => U,
  onProgress: (done: number) => void,
  isOver: () => boolean,
): Promise<readonly U[]> {
  const made: U[] = []
  let began = performance.now()
  for (const one of all) {
    if (performance.now() - began > AT_ONCE_MS) {
      onProgress(made.length)
      await new Promise((resolve) => setTimeout(resolve))
      if (isOver()) break
      began = performance.now()
    }
    made.push(work(one))
  }
  return made
}
