import { harmlessDeclarations, type Plain } from './value.ts'

const SELECTOR = /^[\w\s.#*:,>+~()[\]="'-]+$/u

/**
 * Sanitizes a style sheet: plain rules with safe declarations remain. At-rules are removed with their blocks,
 * as are invalid selectors and blocks.
 */
export function harmlessStyleSheet(css: string, plain: Plain): string {
  const allowed: string[] = []
  for (const { prelude, block } of topLevelRules(
    css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').replace(/<!--|-->/g, ''),
  )) {
    const selector = prelude.trim()
    if (selector === '' || !SELECTOR.test(selector)) continue
    const declarations = harmlessDeclarations(block, plain)
    if (declarations !== '') allowed.push(`${selector}{${declarations}}`)
  }
  return allowed.join('\n')
}

/** The top-level `prelude { block }` pairs; a statement without block (`@import …;`) ends at its semicolon. */
function* topLevelRules(css: string): Generator<{ prelude: string; block: string }> {
  let depth = 0
  let from = 0
  let prelude = ''
  for (let at = 0; at < css.length; at++) {
    const character = css[at]
    if (character === ';' && depth === 0) from = at + 1
    else if (character === '{' && depth++ === 0) {
      prelude = css.slice(from, at)
      from = at + 1
    } else if (character === '}' && depth > 0 && --depth === 0) {
      yield { prelude, block: css.slice(from, at) }
      from = at + 1
    }
  }
}
