/** Directions along the edge of a square, dark on the right: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Outlines of the dark squares of a grid as path data (one unit per square, offset by `dx`, `dy`), for both fill rules: outer
 * edges clockwise, holes counterclockwise. Squares that touch at a corner stay apart.
 */
export function gridOutline(dark: Uint8Array, width: number, height: number, dx = 0, dy = 0): string {
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1
  const walked = new Uint8Array(width * height)
  let path = ''
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Every ring has a top edge: light above, dark below. Start at edges not yet walked.
      if (isDark(x, y) && !isDark(x, y - 1) && walked[y * width + x] === 0) path += ring(x, y)
    }
  }
  return path

  function ring(startX: number, startY: number): string {
    let [x, y, way] = [startX, startY, 0]
    let text = `M${x + dx} ${y + dy}`
    do {
      if (way === 0) walked[y * width + x] = 1
      const [stepX, stepY] = STEPS[way] as readonly [number, number]
      x += stepX
      y += stepY
      const turn = nextWay(x, y, way)
      const isBack = x === startX && y === startY && turn === 0
      if (turn !== way && !isBack) text += way % 2 === 0 ? `H${x + dx}` : `V${y + dy}`
      way = turn
    } while (x !== startX || y !== startY || way !== 0)
    return `${text}Z`
  }

  /** At a corner: turn right where the square ahead on the right is light, left where the one ahead on the left is dark. */
  function nextWay(x: number, y: number, way: number): number {
    const right = ahead(x, y, way, 0)
    const left = ahead(x, y, way, -1)
    if (!right) return (way + 1) % 4
    return left ? (way + 3) % 4 : way
  }

  /** The square ahead of a corner, on the right (0) or left (-1) of the direction. */
  function ahead(x: number, y: number, way: number, side: 0 | -1): boolean {
    switch (way) {
      case 0:
        return isDark(x, y + side)
      case 1:
        return isDark(x - 1 - side, y)
      case 2:
        return isDark(x - 1, y - 1 - side)
      default:
        return isDark(x + side, y - 1)
    }
  }
}
