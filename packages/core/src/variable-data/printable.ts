import { type Problem, problem } from '../problem/index.ts'

/** Characters that the font of numbers and names lacks. A test of prepress compares the two. VAR-14. */
const LACKING = /[^ -~\xa0-\xffŒœ–—‘-‚“-„•…‹›€™]/gu

/** Most characters named. */
const NAMED = 5

/** Characters in these texts that can't be printed; the message names a few. VAR-14. */
export function printableProblems(texts: readonly string[], field: string): Problem[] {
  const lacking = new Set(texts.join(' ').normalize('NFC').match(LACKING))
  const characters = [...lacking].slice(0, NAMED).join(', ')
  return lacking.size > 0 ? [problem('variable-data.unprintable', field, { characters })] : []
}
