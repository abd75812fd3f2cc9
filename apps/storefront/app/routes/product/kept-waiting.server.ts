/** How long a page waits for the press room, in milliseconds: the first question starts a process. */
const PATIENCE = 4000

/** What the press room answers, or null where a page would be kept waiting for it. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  let late: NodeJS.Timeout | undefined
  const waited = new Promise<null>((resolve) => {
    late = setTimeout(resolve, PATIENCE, null)
  })
  return Promise.race([answer, waited]).finally(() => clearTimeout(late))
}
