/** Small tools for drawing by script. Numbers are rounded to a tenth: these are pictures, not machine parts. */

export const r = (value: number): string => String(Math.round(value * 10) / 10)

/** A point by angle (degrees clockwise from the top) and distance. */
export function polar(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

/** Path data through points, closed. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`

/** A star, or a burst with many points. */
export const star = (x: number, y: number, outer: number, inner: number, points: number, turn = 0): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(x, y, i % 2 === 0 ? outer : inner, turn + (180 / points) * i),
    ),
  )

/** Rays around a center: wedges from `inner` to `outer`, each `width` degrees wide. */
export const rays = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  width: number,
  turn = 0,
): string =>
  Array.from({ length: count }, (_, i) => {
    const at = turn + (360 / count) * i
    return polygon([
      polar(x, y, inner, at - width / 2),
      polar(x, y, outer, at - width / 2),
      polar(x, y, outer, at + width / 2),
      polar(x, y, inner, at + width / 2),
    ])
  }).join('')

/** A smooth closed line through points (Catmull–Rom as cubic curves). */
export function blob(points: readonly (readonly [number, number])[], closed = true, tension = 6): string {
  const count = points.length
  const at = (i: number) =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!
  let path = `M${r(at(0)[0])} ${r(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `C${r(b[0] + (c[0] - a[0]) / tension)} ${r(b[1] + (c[1] - a[1]) / tension)} ${r(c[0] - (d[0] - b[0]) / tension)} ${r(c[1] - (d[1] - b[1]) / tension)} ${r(c[0])} ${r(c[1])}`
  }
  return closed ? `${path}Z` : path
}

export const fill = (path: string, color: string, more = ''): string =>
  `<path d="${path}" fill="${color}"${more && ` ${more}`}/>`

export const stroke = (path: string, color: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, radius: number, color: string, more = ''): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${color}"${more && ` ${more}`}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, more = ''): string =>
  `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${color}"${more && ` ${more}`}/>`

export const ring = (x: number, y: number, radius: number, color: string, width: number, more = ''): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="none" stroke="${color}" stroke-width="${r(width)}"${more && ` ${more}`}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}"${radius ? ` rx="${r(radius)}"` : ''} fill="${color}"${more && ` ${more}`}/>`

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** The parts and their mirror image across the vertical line at x. */
export const mirrored = (x: number, ...parts: readonly string[]): string =>
  parts.join('') + group(`translate(${r(2 * x)} 0) scale(-1 1)`, ...parts)

/** Parts clipped to a path. */
export const clipped = (id: string, path: string, ...parts: readonly string[]): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`

export const disc = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 1 ${r(2 * radius)} 0a${r(radius)} ${r(radius)} 0 1 1 ${r(-2 * radius)} 0Z`
