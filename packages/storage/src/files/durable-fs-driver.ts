import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { FSDriver } from 'flydrive/drivers/fs'
import { flush } from './flush.ts'

const UNFINISHED = '.unfinished'

/**
 * A folder as a disk. A stored file survives a crash: its content is written under a temporary name and flushed, then renamed,
 * and the folder is flushed. No reader ever sees a partial file.
 */
export class DurableFsDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.putStream(key, Readable.from([contents], { objectMode: false }))
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const place = resolve(rootOf(this), key)
    const folder = dirname(place)
    const unfinished = place + UNFINISHED
    await makeFolder(folder)
    try {
      await pipeline(contents, createWriteStream(unfinished, { flush: true, mode: 0o640 }))
      await rename(unfinished, place)
      await flush(folder)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** Moves a file and resets its age. A missing file is no error. */
  async setAside(key: string, aside: string): Promise<void> {
    const place = resolve(rootOf(this), key)
    const target = resolve(rootOf(this), aside)
    const now = new Date()
    try {
      await utimes(place, now, now)
      await mkdir(dirname(target), { recursive: true })
      await rename(place, target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  /** Deletes the folder's files untouched since then; returns their number. */
  removeOlder(folder: string, before: Date): Promise<number> {
    return removeUntouched(resolve(rootOf(this), folder), () => true, before)
  }

  /**
   * Removes half-written files untouched since then, because another process may still be writing newer ones. Returns their
   * number.
   */
  removeUnfinished(before: Date): Promise<number> {
    return removeUntouched(rootOf(this), (name) => name.endsWith(UNFINISHED), before)
  }
}

const rootOf = ({ options }: FSDriver): string =>
  options.location instanceof URL ? fileURLToPath(options.location) : options.location

/** Creates the folder if it is missing; its entry in the parent folder survives a crash as well. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flush(dirname(made))
}

/** Deletes files below a folder that match by name and were not touched since then; returns their number. */
async function removeUntouched(
  folder: string,
  isChosen: (name: string) => boolean,
  before: Date,
): Promise<number> {
  const found = await readdir(folder, { recursive: true }).catch(() => [])
  let removed = 0
  for (const name of found.filter(isChosen)) {
    const place = join(folder, name)
    const left = await stat(place).catch(() => null)
    if (left === null || !left.isFile() || left.mtime >= before) continue
    await rm(place, { force: true })
    removed += 1
  }
  return removed
}
