import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** Without vowels, so that no name is a word on an ad blocker's list. */
const CONSONANTS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const DIGITS = '0123456789bcdfghjklmnpqrstvwxz'

/** Numbers of consonant pairs by file path, derived from the path's own text, so that a new file renames few others. */
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

/** Names of classes and animations, in the order of the style sheet. */
const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
]

const inDigits = (number: number): string =>
  (number < DIGITS.length ? '' : inDigits(Math.floor(number / DIGITS.length) - 1)) +
  DIGITS[number % DIGITS.length]

/** Style sheets of modules below these folders; paths are relative to the root. */
export const styleSheetsIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => join(folder, path)),
  )

/**
 * Short class names: two letters for the style sheet and a digit or two for the class. Pages contain hundreds of them;
 * the original names would be a tenth of a page (SEO-18).
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
