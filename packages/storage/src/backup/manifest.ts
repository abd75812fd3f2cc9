import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { COLUMN_KINDS } from './portable-tables.ts'

/** Goes up when an older version of the shop could not read a backup any more. */
const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const sum = { rows: z.int().min(0), checksum: sha256 }
const tableName = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** When the backup began. */
  made: z.iso.datetime(),
  /** The last migration the tables have had. */
  migration: z.string(),
  tables: z.array(z.object({ name: tableName, columns: z.record(z.string(), z.enum(COLUMN_KINDS)), ...sum })),
  /** The list of stored files, as a table. */
  files: z.object({ ...sum, bytes: z.int().min(0) }),
  /** Keys that rows name and nothing is stored under. */
  missing: z.array(z.string()),
  /** SHA-256 of the secret the shop made for itself; null: it was a setting, and is not in the backup. */
  secret: sha256.nullable(),
})

export type Manifest = z.output<typeof manifestSchema>

/** The places of a backup. */
export const placesIn = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  rows: join(folder, 'rows'),
  rowsOf: (table: string) => join(folder, 'rows', `${table}.jsonl.gz`),
  fileList: join(folder, 'files.jsonl.gz'),
  files: join(folder, 'files'),
  secret: join(folder, 'session-secret'),
})

export const newManifest = (content: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...content }, null, 2)}\n`

/** Throws one line where the folder is no backup, or one this version can't read. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (folder.endsWith('.unfinished')) throw new Error(`${folder} is a backup that was never finished.`)
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no manifest.json.`)
  })
  const read = manifestSchema.safeParse(parsed(text))
  if (read.success) return read.data
  throw new Error(
    `${folder}: manifest.json is damaged, or of a newer version of the shop (${read.error.issues[0]?.path.join('.') || 'no JSON'}).`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
