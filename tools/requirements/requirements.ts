import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the requirements. */
export const REQUIREMENTS = join(import.meta.dirname, '../../docs/requirements')

/** One line of `docs/requirements`. */
export interface Requirement {
  /** `QTY-3` */
  readonly id: string
  /** `quantity.md` */
  readonly file: string
  /** Without its id and marks; Markdown. */
  readonly text: string
  /** Not built yet: needs no test. */
  readonly isPlanned: boolean
  /** The customer gave no rule; the shop chose one. */
  readonly isDecided: boolean
}

const LINE = /^- \*\*([A-Z]+-\d+)\*\* ((?:.*)(?:\n {2}.*)*)/gm

/** Every requirement, file by file, in order. */
export function requirements(): readonly Requirement[] {
  return readdirSync(REQUIREMENTS)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => requirementsIn(file, readFileSync(join(REQUIREMENTS, file), 'utf8')))
}

/** The requirements of one Markdown file. */
export const requirementsIn = (file: string, markdown: string): readonly Requirement[] =>
  [...markdown.matchAll(LINE)].map(([, id = '', body = '']) => {
    const text = body.replaceAll(/\n {2}/g, ' ').trim()
    return {
      id,
      file,
      text: text.replace(/^_\((?:planned|decided)\)_ /, ''),
      isPlanned: text.startsWith('_(planned)_'),
      isDecided: text.includes('_(decided)_'),
    }
  })

/** The areas of ids, as in the index: `QTY`, `SIZE`, … */
export const areasOf = (all: readonly Requirement[]): readonly string[] => [
  ...new Set(all.map(({ id }) => id.replace(/-\d+$/, ''))),
]
