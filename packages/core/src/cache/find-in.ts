/** `list.find`, by index: engines call the methods of frozen lists, which a product's are, several times slower. */
export function findIn<T>(list: readonly T[], isMeant: (each: T) => boolean): T | undefined {
  for (let at = 0; at < list.length; at += 1) {
    const each = list[at] as T
    if (isMeant(each)) return each
  }
  return undefined
}
