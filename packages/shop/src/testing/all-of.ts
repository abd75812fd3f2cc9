/** All values, in order. */
export async function allOf<T>(some: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const one of some) all.push(one)
  return all
}
