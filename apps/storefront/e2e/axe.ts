import type { AxeResults, ContextSpec, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Of Axe, in the page: how it reads a color. */
interface ColorReader {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (text: string) => ColorReader
}

/** How it judges contrasts: which elements have text on a ground, and whether one is readable; undefined: it can't tell. */
interface ContrastRule {
  readonly id: string
  matches: (element: Element, ...rest: unknown[]) => boolean
}
interface ContrastCheck {
  evaluate: (element: Element, ...rest: unknown[]) => boolean | undefined
}

/** What the page has, once it has Axe. */
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
    /** How each element looks. */
    looks: ReadonlyMap<Element, number>
    /** Which of them are readable, as known before. */
    known: ReadonlySet<number>
    /** Those that were found readable. */
    readonly passed: Set<number>
  }
}

/** Run in the page: Axe reads the same few colors for every element and every ground below it, each slowly; now each once. */
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

/** Run in the page: contrasts take half of Axe's time; what looks like what it found readable on another page is not judged again. */
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
 * Run in the page: how each of its elements looks at this width, as a number. Those with one number have the same classes, colors,
 * grounds and type, and so do all that they stand in.
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

/** Axe without comments and spaces, half as long for every page to read. */
const axeSource = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ...[readColorsOnce, judgeContrastsOnce].map((run) => `(${run})()`),
].join(';')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** How what was found readable looks, on all pages that this process has looked at. */
const readable = new Set<number>()

/** WCAG 2.2 AA, as far as a machine can tell. What is framed is a page of its own, and looked at as one. */
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
  // One text, so that a failure says in its first line what is wrong and where.
  expect(violations.join('\n')).toBe('')
  for (const look of passed) readable.add(look)
}
