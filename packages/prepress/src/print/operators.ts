const COMMANDS = 'MLHVCQZhv'
const UNKNOWN = /[^MLHVCQZhv\d\s.,e-]/

/**
 * Converts path data of glyph and code outlines (M, L, H, V, C, Q, Z, and h and v of bars) to PDF operators in
 * one pass, for thousands of labels. H and V take one number. Throws a RangeError for other commands.
 */
export function operatorsOf(path: string): string {
  if (UNKNOWN.test(path)) throw new RangeError('Path data with lines of another kind.')
  let written = ''
  let [x, y] = ['0', '0']
  for (let at = 0; at < path.length;) {
    const command = path[at] ?? ''
    let end = at + 1
    while (end < path.length && !COMMANDS.includes(path[end] ?? '')) end++
    const rest = path.slice(at + 1, end)
    at = end
    switch (command) {
      case 'Z':
        written += 'h '
        break
      case 'H':
        x = rest.trim()
        written += `${x} ${y} l `
        break
      case 'V':
        y = rest.trim()
        written += `${x} ${y} l `
        break
      case 'h':
        x = moved(x, rest)
        written += `${x} ${y} l `
        break
      case 'v':
        y = moved(y, rest)
        written += `${x} ${y} l `
        break
      default: {
        const numbers = numbersIn(rest)
        written += curves(command, numbers, Number(x), Number(y))
        x = numbers.at(-2) ?? x
        y = numbers.at(-1) ?? y
      }
    }
  }
  return written.trimEnd()
}

const moved = (from: string, by: string): string =>
  String(Math.round((Number(from) + Number(by)) * 1e5) / 1e5)

const numbersIn = (text: string): readonly string[] =>
  text.includes(',') || /\d-/.test(text)
    ? (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? [])
    : text.trim().split(/\s+/)

/** Converts the points after M, L, C and Q; PDF has no quadratic curves. */
function curves(command: string, numbers: readonly string[], startX: number, startY: number): string {
  const each = command === 'C' ? 6 : command === 'Q' ? 4 : 2
  let written = ''
  let [x, y] = [startX, startY]
  for (let at = 0; at + each <= numbers.length; at += each) {
    const points = numbers.slice(at, at + each)
    if (command === 'M' && at === 0) written += `${points.join(' ')} m `
    else if (command === 'C') written += `${points.join(' ')} c `
    else if (command === 'Q') {
      const [a = 0, b = 0, c = 0, d = 0] = points.map(Number)
      written += `${third(x, a)} ${third(y, b)} ${third(c, a)} ${third(d, b)} ${c} ${d} c `
    } else written += `${points.join(' ')} l `
    x = Number(points.at(-2))
    y = Number(points.at(-1))
  }
  return written
}

/** Control point of the cubic equal to a quadratic curve. */
const third = (end: number, handle: number): number =>
  Math.round((end + (2 * (handle - end)) / 3) * 1e5) / 1e5
