/** How long a page waits for prepress, in milliseconds: the first request starts a process. */
const TIMEOUT_MS = 4000

/** The result of the work; null when it takes longer than a page should wait. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
