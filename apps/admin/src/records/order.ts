/** The list with one of its items at another place; the others stay in their order. */
export function movedTo<T>(list: readonly T[], from: number, place: number): T[] {
  const item = list[from]
  if (item === undefined || place < 0 || place >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
