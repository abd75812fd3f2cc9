import { PROPERTIES } from './allowed.ts'
import type { Branch } from './tree.ts'

export type Declarations = ReadonlyMap<string, string>

/** One compound selector of a style sheet with its declarations. */
interface Rule {
  readonly type: string
  readonly ids: readonly string[]
  readonly classes: readonly string[]
  readonly declared: readonly (readonly [string, string])[]
}

/** The rules of a drawing's style sheets, strongest last; null where they have selectors that only a browser resolves. */
export type Rules = readonly Rule[]

const COMPOUND = /^([a-z]*)((?:[.#][\w-]+)*)$/i
/** Elements that outlined letters become: declarations for all of these would apply to letters too. */
const OF_OUTLINES = new Set(['g', 'path'])

export function rulesOf(css: string): Rules | null {
  if (css.includes('!important')) return null
  const rules: Rule[] = []
  for (const [, prelude = '', block = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of prelude.split(',')) {
      const [whole, type = '', more = ''] = COMPOUND.exec(selector.trim()) ?? []
      if (!whole || OF_OUTLINES.has(type)) return null
      const parts = more.match(/[.#][\w-]+/g) ?? []
      const named = (sign: string) => parts.filter((part) => part[0] === sign).map((part) => part.slice(1))
      rules.push({ type, ids: named('#'), classes: named('.'), declared: declarationsIn(block) })
    }
  const strength = ({ type, ids, classes }: Rule) =>
    ids.length * 1e6 + classes.length * 1e3 + (type === '' ? 0 : 1)
  return rules.sort((a, b) => strength(a) - strength(b))
}

const declarationsIn = (css: string): (readonly [string, string])[] =>
  css.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    const [name, value] = [declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim()]
    return at > 0 && value !== '' ? expanded(name, value) : []
  })

const FONT =
  /^((?:(?:normal|italic|oblique|bold|bolder|lighter|[1-9]00)\s+)*)([\d.]+(?:[a-z]+|%)?)(?:\s*\/\s*\S+)?\s+(.+)$/i

/** `font`, expanded to its individual properties. */
function expanded(name: string, value: string): (readonly [string, string])[] {
  const [, words = '', size, family] = (name === 'font' && FONT.exec(value)) || []
  if (size === undefined || family === undefined) return [[name, value]]
  const style = /italic|oblique/i.exec(words)?.[0] ?? 'normal'
  const weight = /bolder|bold|lighter|[1-9]00/i.exec(words)?.[0] ?? 'normal'
  return [
    ['font-style', style],
    ['font-weight', weight],
    ['font-size', size],
    ['font-family', family],
  ]
}

/** Declarations for an element itself: from its attributes, then the rules, then its style. */
export function declaredFor({ name, attributes }: Branch, rules: Rules): Declarations {
  const classes = (attributes.get('class') ?? '').split(/\s+/)
  const id = attributes.get('id')
  const applies = (rule: Rule) =>
    (rule.type === '' || rule.type === name) &&
    rule.ids.every((each) => each === id) &&
    rule.classes.every((each) => classes.includes(each))
  return new Map([
    ...[...attributes]
      .filter(([each]) => PROPERTIES.has(each))
      .flatMap(([each, value]) => expanded(each, value)),
    ...rules.filter(applies).flatMap(({ declared }) => declared),
    ...declarationsIn(attributes.get('style') ?? ''),
  ])
}
