/** Maximum time in milliseconds that a page waits for prepress, whose first request starts a process. */
const TIMEOUT_MS = 4000

/** The result of the work; null if it takes too long. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
