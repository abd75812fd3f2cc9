/** The four numbers of a view box; 0 for missing ones. */
export function boxOf(viewBox: string) {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return { x, y, width, height }
}
