import { chmod, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flush } from '../files/flush.ts'

/** Renames a file or folder; the new name survives a crash. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await flush(dirname(to))
}

/** Writes a file completely or not at all, readable only by its user. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, content, { mode: 0o600, flush: true })
  await chmod(unfinished, 0o600)
  await renameDurably(unfinished, path)
}
