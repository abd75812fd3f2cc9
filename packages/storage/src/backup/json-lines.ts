import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PortableRow } from './portable-tables.ts'

async function* linesOf(rows: AsyncIterable<PortableRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** Writes rows as gzipped lines of JSON, and flushes the file. */
export async function writeJsonLines(path: string, rows: AsyncIterable<PortableRow>): Promise<void> {
  const file = createWriteStream(path, { flush: true, mode: 0o600 })
  await pipeline(Readable.from(linesOf(rows)), createGzip({ level: 3 }), file)
}

/** Reads the rows, few at a time in memory. Throws if the file is truncated or damaged. */
export async function* readJsonLines(path: string): AsyncGenerator<PortableRow> {
  const unpacked = createGunzip()
  // The loop below throws the error; this listener keeps it from being unhandled.
  const read = pipeline(createReadStream(path), unpacked).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity }))
    yield JSON.parse(line) as PortableRow
  const failed = await read
  if (failed !== null) throw failed.error
}
