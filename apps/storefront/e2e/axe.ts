import type { AxeResults, ContextSpec, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Axe's parser of colors, in the page. */
interface ColorReader {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (text: string) => ColorReader
}

/** Axe's contrast rule: selects elements with text, and judges whether one is readable; undefined if unknown. */
interface ContrastRule {
  readonly id: string
  matches: (element: Element, ...rest: unknown[]) => boolean
}
interface ContrastCheck {
  evaluate: (element: Element, ...rest: unknown[]) => boolean | undefined
}

/** The page's globals with Axe. */
interface WithAxe {
  readonly axe: {
    readonly configure: (options: { readonly noHtml: boolean }) => void
    readonly run: (context: ContextSpec, options: RunOptions) => Promise<AxeResults>
    readonly commons: { readonly color: { readonly Color: { readonly prototype: ColorReader } } }
    readonly _audit: {
      readonly rules: readonly ContrastRule[]
      readonly checks: { readonly 'color-contrast': ContrastCheck }
    }
  }
  contrasts: {
    /** A number for each element's look. */
    looks: ReadonlyMap<Element, number>
    /** Looks known to be readable. */
    known: ReadonlySet<number>
    /** Looks found readable now. */
    readonly passed: Set<number>
  }
}

/** Runs in the page: memoizes Axe's slow parsing of colors, most of which are the same few. */
function readColorsOnce() {
  const { prototype } = (globalThis as unknown as WithAxe).axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Omit<ColorReader, 'parseString'>>()
  prototype.parseString = function (text) {
    const read = known.get(text)
    if (read) return Object.assign(this, read)
    const { r, g, b, alpha } = parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/**
 * Runs in the page: skips elements that look like ones found readable on other pages, because contrasts take half of
 * Axe's time.
 */
function judgeContrastsOnce() {
  const page = globalThis as unknown as WithAxe
  page.axe.configure({ noHtml: true })
  page.contrasts = { looks: new Map(), known: new Set(), passed: new Set() }
  const { rules, checks } = page.axe._audit
  const rule = rules.find(({ id }) => id === 'color-contrast')!
  const { matches } = rule
  rule.matches = function (element, ...rest) {
    const { looks, known } = page.contrasts
    return !known.has(looks.get(element)!) && matches.call(this, element, ...rest)
  }
  const check = checks['color-contrast']
  const { evaluate } = check
  check.evaluate = function (element, ...rest) {
    const isReadable = evaluate.call(this, element, ...rest)
    if (isReadable) page.contrasts.passed.add(page.contrasts.looks.get(element)!)
    return isReadable
  }
}

/**
 * Runs in the page: a number for each element's look at this width. Elements with the same number have the same classes,
 * colors, backgrounds and type, as have their ancestors.
 */
function looksOfElements(): readonly number[] {
  const hash = (before: number, text: string) => {
    let [one, other] = [before ^ 0xdeadbeef, before ^ 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761)
      other = Math.imul(other ^ text.charCodeAt(at), 1597334677)
    }
    return 4294967296 * (2097151 & (other ^ (other >>> 13))) + ((one ^ (one >>> 16)) >>> 0)
  }
  const looks = new Map<Element, number>()
  const media = ['(forced-colors: active)', '(pointer: coarse)'].map((query) => matchMedia(query).matches)
  const ofPage = hash(innerWidth, media.join())
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    const own = [
      ...[element.tagName, element.getAttribute('class'), style.color, style.backgroundColor],
      ...[style.backgroundImage, style.opacity, style.filter, style.textShadow, style.position],
      ...[style.fontSize, style.fontWeight],
    ]
    looks.set(element, hash(looks.get(element.parentElement!) ?? ofPage, own.join()))
  }
  ;(globalThis as unknown as WithAxe).contrasts.looks = looks
  return [...looks.values()]
}

/** Axe without comments and spaces, which halves its size. */
const axeSource = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ...[readColorsOnce, judgeContrastsOnce].map((run) => `(${run})()`),
].join(';')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Readable looks on all pages that this process has checked. */
const readable = new Set<number>()

/** Checks WCAG 2.2 AA as far as possible automatically. Framed pages are excluded, because they are checked separately. */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const looks = await page.evaluate(looksOfElements)
  const known = [...new Set(looks.filter((look) => readable.has(look)))]
  const { violations, passed } = await page.evaluate(
    async ([options, alike]) => {
      const { axe, contrasts } = globalThis as unknown as WithAxe
      contrasts.known = new Set(alike)
      contrasts.passed.clear()
      const found = await axe.run({ exclude: ['iframe'] }, options)
      const lines = found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      )
      return { violations: lines, passed: [...contrasts.passed] }
    },
    [OPTIONS, known] as const,
  )
  // A single text, so that a failure's first line names the error and its place.
  expect(violations.join('\n')).toBe('')
  for (const look of passed) readable.add(look)
}
