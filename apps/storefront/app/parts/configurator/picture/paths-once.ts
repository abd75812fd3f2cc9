/** Length of path data below which a reference saves nothing, such as boxes. */
const SHORT = 200

const PATH = /<path d="([^"]+)"/g

/**
 * The drawing with each long path written once, although a cut line is filled, clipped, shaded and stroked. `id` is the
 * prefix of all names. SEO-1.
 */
export function pathsOnce(markup: string, id: string): string {
  const seen = new Map<string, number>()
  for (const [, path = ''] of markup.matchAll(PATH)) seen.set(path, (seen.get(path) ?? 0) + 1)
  const repeated = [...seen].flatMap(([path, times]) => (times > 1 && path.length > SHORT ? [path] : []))
  if (repeated.length === 0) return markup
  const nameOf = (path: string) => `${id}-path${repeated.indexOf(path)}`
  const defined = repeated.map((path) => `<path id="${nameOf(path)}" d="${path}"/>`).join('')
  const drawn = markup.replace(PATH, (whole, path: string) =>
    repeated.includes(path) ? `<use href="#${nameOf(path)}"` : whole,
  )
  return `<defs>${defined}</defs>${drawn}`
}
