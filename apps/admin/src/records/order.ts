/** The list with one item moved to another place; the others keep their order. */
export function movedTo<T>(list: readonly T[], from: number, place: number): T[] {
  const item = list[from]
  if (item === undefined || place < 0 || place >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
