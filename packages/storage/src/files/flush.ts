import { open } from 'node:fs/promises'

/** Flushes a file, or a folder's entries, so that they survive a crash. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
