import { chmod, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flush } from '../files/flush.ts'

/** Renames; afterwards the new name survives a crash. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await flush(dirname(to))
}

/** Writes a file that only its own user reads, whole or not at all. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, content, { mode: 0o600, flush: true })
  await chmod(unfinished, 0o600)
  await renameDurably(unfinished, path)
}
