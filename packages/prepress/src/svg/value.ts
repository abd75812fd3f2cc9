import { PROPERTIES } from './allowed.ts'

const OWN_URL = /url\(\s*(["']?)#[^"'()\s\\]+\1\s*\)/gi
const DANGEROUS =
  /[\\<]|@|javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:|image-set|src\s*\(/i

/** Whether a value can neither reference anything outside the drawing nor run anything. */
export const isHarmless = (value: string): boolean =>
  !DANGEROUS.test(value) && !/url\s*\(/i.test(value.replace(OWN_URL, ''))

/** Whether a value references another document; the shopper is told, because something may be missing. */
export const pointsElsewhere = (value: string): boolean =>
  /(?:url\(\s*["']?(?!#)|^)\s*(?:[a-z][a-z\d+.-]*:)?\/\//i.test(value) || /@import/i.test(value)

/** The ids that a value references by `url(#id)`. */
export const ownReferences = (value: string): readonly string[] =>
  [...value.matchAll(/url\(\s*["']?#([^"'()\s\\]+)/gi)].map((match) => match[1] ?? '')

/** Changes the value of a property to one that every renderer supports; null omits the property. */
export type Plain = (property: string, value: string) => string | null

/** Sanitizes declarations `a:b;c:d`: known properties with safe values remain, changed by `plain`; comments are removed. */
export function harmlessDeclarations(css: string, plain: Plain): string {
  return css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':')
      const property = declaration.slice(0, at).trim().toLowerCase()
      const stated = declaration.slice(at + 1).trim()
      if (at < 1 || stated === '' || !PROPERTIES.has(property)) return []
      const value = plain(property, stated)
      return value && !/[{}]/.test(value) && isHarmless(value) ? [`${property}:${value}`] : []
    })
    .join(';')
}
