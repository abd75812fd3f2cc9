/**
 * Processes several items at once and yields the results in the items' order, each as soon as it and all
 * before it are done. `work` must not reject.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const done = items.map((item) => {
    let deliver: (result: R) => void = () => undefined
    const result = new Promise<R>((settle) => (deliver = settle))
    return { result, begin: async () => deliver(await work(item)) }
  })
  let next = 0
  const lane = async () => {
    while (next < done.length) await done[next++]?.begin()
  }
  for (let lanes = 0; lanes < atOnce; lanes++) void lane()
  for (const { result } of done) yield await result
}
