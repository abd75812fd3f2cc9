import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const TEXT = /\.(?:tsx?|mjs|md)$/
const TESTS = /\.(?:test|properties\.test|contract\.test|e2e|check)\.tsx?$/
/** Excluded files: generated ones repeat citations; their checks prove nothing. */
const NOT_READ =
  /^(?:docs\/(?:requirements|rulebook\.md|urls\.md)|packages\/core\/docs\/coverage\.md|tools\/requirements\/(?!fields))/

/** An id in a file. */
export interface Citation {
  readonly id: string
  /** Relative to the repository, with slashes. */
  readonly file: string
  readonly isTest: boolean
}

/** Every citation of an id in the repository's own files, each once per file. */
export function citations(areas: readonly string[]): readonly Citation[] {
  const id = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g')
  return filesOfRepository().flatMap((file) => {
    const found = new Set(readFileSync(join(ROOT, file), 'utf8').match(id))
    return [...found].map((each) => ({ id: each, file, isTest: TESTS.test(file) }))
  })
}

/** Tracked and untracked files, except ignored and deleted ones. */
function filesOfRepository(): readonly string[] {
  const list = (...more: string[]) =>
    execFileSync('git', ['ls-files', ...more], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  const gone = new Set(list('--deleted'))
  return list('--cached', '--others', '--exclude-standard').filter(
    (file) => TEXT.test(file) && !NOT_READ.test(file) && !gone.has(file),
  )
}
