/** Lets one piece of work run at a time, in the order of the calls; a failure does not stop the next. */
export function makeQueue(): <T>(work: () => Promise<T> | T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
