/** Longest work before the page is drawn and heard again, milliseconds. */
const AT_ONCE_MS = 30

/** What the work makes of each, with the page drawn in between; ends early where `isOver` says so. */
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
