/** Side of a tile in pixels: two inches at 300 per inch. CLIP-15. */
export const TILE = 600
/** Side of a swatch in pixels, at twice its displayed size. */
const SWATCH = 96

/** Deterministic pseudo-random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const n = (value: number) => String(Math.round(value * 10) / 10)

const opened = (size: number, side = TILE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${size}" height="${size}">`

/** Fine streaks of light and shade, transparent between them, continuous across the tile's sides. */
function brushedStreaks(): string {
  const next = numbers(7)
  return Array.from({ length: 1100 }, () => {
    const [x, y, length] = [next() * TILE, next() * TILE, 120 + next() * 420]
    const [light, opacity] = [next() > 0.45, 0.05 + next() * 0.16]
    const line = (from: number) =>
      `<path d="M${n(from)} ${n(y)}h${n(length)}" stroke="${light ? '#fff' : '#2a1c06'}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${next() > 0.8 ? 1.6 : 0.9}"/>`
    return line(x) + line(x - TILE)
  }).join('')
}

/** A sheen across the tile, equal at its left and right. */
const SHEEN = `<linearGradient id="sheen"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#2a1c06" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="${TILE}" height="${TILE}" fill="url(#sheen)"/>`

/** A line of grain: a wave with the period of the tile. */
function grain(y: number, next: () => number): string {
  const [height, phase] = [4 + next() * 9, next() * 2 * Math.PI]
  const points = Array.from({ length: 25 }, (_, i) => {
    const x = (i / 24) * TILE
    const angle = (x / TILE) * 2 * Math.PI
    return `${n(x)} ${n(y + height * Math.sin(angle + phase) + 3 * Math.sin(3 * angle))}`
  })
  return `M${points.join('L')}`
}

/** Walnut: grain along the board, continuous across its top and bottom. */
function walnutGrain(): string {
  const next = numbers(23)
  const lines = Array.from({ length: 74 }, (_, i) => {
    const y = (i / 74) * TILE + next() * 6
    const [dark, width, opacity] = [next() > 0.35, 1 + next() * 5, 0.14 + next() * 0.3]
    const seed = Math.floor(next() * 1e6)
    return [0, -TILE, TILE]
      .map(
        (by) =>
          `<path d="${grain(y + by, numbers(seed))}" stroke="${dark ? '#33200f' : '#9a6c40'}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${n(width)}"/>`,
      )
      .join('')
  })
  return `<rect width="${TILE}" height="${TILE}" fill="#6f4a2c"/><g fill="none" stroke-linejoin="round">${lines.join('')}</g>`
}

const texture = (name: string, markup: string) => ({
  name,
  svg: `${opened(TILE)}${markup}</svg>`,
  swatch: `${opened(SWATCH, TILE / 2)}${markup}</svg>`,
})

/** Textures of colors; each is seamless. */
export const TEXTURES = [texture('brushed', SHEEN + brushedStreaks()), texture('walnut', walnutGrain())]
