import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** Without vowels, so that no name is a word that a blocker of advertisements knows. */
const CONSONANTS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const DIGITS = '0123456789bcdfghjklmnpqrstvwxz'

/** The numbers of pairs of consonants that files get, by their paths: of a path's own text, so that one more file renames few others. */
function numbersOf(paths: readonly string[]): ReadonlyMap<string, number> {
  const most = CONSONANTS.length ** 2
  if (paths.length > most)
    throw new Error(`Names are there for ${most} style sheets, not for ${paths.length}.`)
  const assigned = new Map<number, string>()
  for (const path of paths.toSorted()) {
    let number = createHash('sha256').update(path).digest().readUInt32BE() % most
    while (assigned.has(number)) number = (number + 1) % most
    assigned.set(number, path)
  }
  return new Map([...assigned].map(([number, path]) => [path, number]))
}

/** Names of classes and animations, in the order of a style sheet. */
const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
]

const inDigits = (number: number): string =>
  (number < DIGITS.length ? '' : inDigits(Math.floor(number / DIGITS.length) - 1)) +
  DIGITS[number % DIGITS.length]

/** Style sheets of modules below these folders, from the root. */
export const styleSheetsIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => join(folder, path)),
  )

/**
 * The names that classes have in pages, two letters of their style sheet and a digit or two of their own: a page has hundreds of them,
 * and those of the style sheets would be a tenth of it (SEO-18).
 */
export function shortClassNames(
  root: string,
  paths: readonly string[],
): (name: string, file: string, css: string) => string {
  const numbers = numbersOf(paths)
  const { length } = CONSONANTS
  return (name, file, css) => {
    const path = relative(root, resolve(file.replace(/\?.*$/, '')))
    const number = numbers.get(path)
    const at = namesIn(css).indexOf(name)
    if (number === undefined || at < 0) throw new Error(`No short name for the class ${name} of ${path}.`)
    return `${CONSONANTS[Math.floor(number / length)]}${CONSONANTS[number % length]}${inDigits(at)}`
  }
}
