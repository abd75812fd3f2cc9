import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULES } from './messages.ts'

/** A constant of the rules: a limit, a default or a list. */
export interface LimitRow {
  readonly file: string
  readonly name: string
  readonly value: string
  readonly text: string
}

/** A docblock (without a nested end) right before an exported constant in capitals. */
const CONSTANT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const ([A-Z][A-Z0-9_]+)\b/g
/** Values longer than this are tables, better read in their file. */
const LONGEST_VALUE = 300

/** Every documented constant of the rules that cites a requirement, by file. */
export async function limitRows(): Promise<readonly LimitRow[]> {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|arbitraries/.test(file))
  const rows = await Promise.all(sources.sort().map(rowsOf))
  return rows.flat()
}

async function rowsOf(file: string): Promise<readonly LimitRow[]> {
  const documented = [...readFileSync(join(RULES, file), 'utf8').matchAll(CONSTANT)]
    .map(([, text = '', name = '']) => ({ name, text: plain(text) }))
    .filter(({ text }) => /\b[A-Z]+-\d+\b/.test(text))
  if (documented.length === 0) return []
  const module: Record<string, unknown> = await import(join(RULES, file))
  return documented
    .map(({ name, text }) => ({ file, name, text, value: shown(module[name]) }))
    .filter(({ value }) => value.length <= LONGEST_VALUE)
}

const plain = (docblock: string) => docblock.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => shown(each)).join(', ')
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value)
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${shown(each)}`)
    .join(', ')
}
