import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '@kisscut/core/problem'

/** The rules' source folder. */
export const RULES = join(import.meta.dirname, '../../packages/core/src')

/** One message for the table. */
export interface MessageRow extends Message {
  readonly family: string
  readonly code: string
}

/** Every row of every family's messages file, by family and code. */
export async function messageRows(): Promise<readonly MessageRow[]> {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/messages.ts'),
  )
  const rows = await Promise.all(files.sort().map(rowsOf))
  return rows.flat()
}

async function rowsOf(file: string): Promise<readonly MessageRow[]> {
  const module: Record<string, Record<string, Message>> = await import(join(RULES, file))
  const family = file.replace('/messages.ts', '')
  return Object.values(module).flatMap((messages) =>
    Object.entries(messages).map(([code, message]) => ({ family, code, ...message })),
  )
}
