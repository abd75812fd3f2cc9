import { PROPERTIES } from './allowed.ts'

const OWN_URL = /url\(\s*(["']?)#[^"'()\s\\]+\1\s*\)/gi
const DANGEROUS =
  /[\\<]|@|javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:|image-set|src\s*\(/i

/** Whether an attribute's or property's value can reach nothing outside the drawing and run nothing. */
export const isHarmless = (value: string): boolean =>
  !DANGEROUS.test(value) && !/url\s*\(/i.test(value.replace(OWN_URL, ''))

/** Whether a value points elsewhere: the shopper is told, because something may be missing. */
export const pointsElsewhere = (value: string): boolean =>
  /(?:url\(\s*["']?(?!#)|^)\s*(?:[a-z][a-z\d+.-]*:)?\/\//i.test(value) || /@import/i.test(value)

/** The ids a value refers to by `url(#id)`. */
export const ownReferences = (value: string): readonly string[] =>
  [...value.matchAll(/url\(\s*["']?#([^"'()\s\\]+)/gi)].map((match) => match[1] ?? '')

/** `a:b;c:d` with only the known properties that have harmless values. Comments go. */
export function harmlessDeclarations(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':')
      const property = declaration.slice(0, at).trim().toLowerCase()
      const value = declaration.slice(at + 1).trim()
      const kept =
        at > 0 && value !== '' && PROPERTIES.has(property) && !/[{}]/.test(value) && isHarmless(value)
      return kept ? [`${property}:${value}`] : []
    })
    .join(';')
}
