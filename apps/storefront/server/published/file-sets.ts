import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packInto, type FileWriter, type PackedFile } from './packed-file.ts'

/** A piece of a file; all pieces of a file precede those of the next. */
export interface FilePiece {
  readonly file: string
  readonly text: string
}

/** Files that are made together, such as those of a sitemap. */
export interface SetOfFiles {
  /** Identifies the set; there are only a few. */
  readonly name: string
  /** Identifies the source data: a set with another stamp is outdated. */
  readonly stamp: string
  /** Milliseconds after which it is outdated in any case. */
  readonly maxAgeMs: number
  pieces(): AsyncIterable<FilePiece>
}

export interface ServedFile extends PackedFile {
  /** Time of the last change of its text. */
  readonly changed: Date
}

export interface FileSets {
  /** The current file of the set; null if it has none of this name. */
  file(set: SetOfFiles, name: string): Promise<ServedFile | null>
  /** Stops all work and removes all files. */
  close(): Promise<void>
}

interface Settings {
  readonly now?: () => Date
  /** Resolves when a request should stop waiting for new files and take older ones. */
  readonly patience?: () => Promise<void>
  readonly onError: (error: unknown) => void
}

interface Made {
  readonly stamp: string
  readonly at: number
  readonly durationMs: number
  readonly folder: string
  /** Folder of the previous files, for requests that are about to open one. */
  readonly olderFolder: string | null
  readonly files: ReadonlyMap<string, ServedFile>
}

const PATIENCE_MS = 2_000
/**
 * Sets that take longer than this are delayed, so that they take at most a twentieth of the time while staff keep
 * saving.
 */
const SHORT_MS = 1_000
const REST = 20

const restOf = ({ durationMs }: Made) => (durationMs <= SHORT_MS ? 0 : REST * durationMs)

/**
 * Sets of files in a temporary folder, made on first request and again when outdated, once for simultaneous requests.
 * Requests for an outdated set get the older files if making new ones takes long.
 */
export function createFileSets({
  now = () => new Date(),
  patience = () => sleep(PATIENCE_MS, undefined, { ref: false }),
  onError,
}: Settings): FileSets {
  const sets = new Map<string, Made>()
  const making = new Map<string, Promise<Made>>()
  let isOpen = true
  let base: Promise<string> | null = null
  let folders = 0

  const newFolder = async () => {
    base ??= mkdtemp(join(tmpdir(), 'kisscut-published-')).catch((error: unknown) => {
      base = null
      throw error
    })
    const folder = join(await base, String((folders += 1)))
    await mkdir(folder, { recursive: true })
    return folder
  }

  /** Time of a file's last change. */
  const changedOf = (before: Made | undefined, name: string, { sha256 }: PackedFile, at: Date) => {
    const file = before?.files.get(name)
    return file?.sha256 === sha256 ? file.changed : at
  }

  const writeAll = async (set: SetOfFiles, folder: string, before: Made | undefined, at: Date) => {
    const files = new Map<string, ServedFile>()
    const writers: { readonly name: string; readonly writer: FileWriter }[] = []
    const endLast = async () => {
      const last = writers.at(-1)
      if (last === undefined) return
      const file = await last.writer.end()
      files.set(last.name, { ...file, changed: changedOf(before, last.name, file, at) })
    }
    try {
      for await (const { file, text } of set.pieces()) {
        if (!isOpen) throw new Error('The shop is closing.')
        if (writers.at(-1)?.name !== file) {
          await endLast()
          writers.push({ name: file, writer: packInto(join(folder, `${files.size}.gz`)) })
        }
        await writers.at(-1)!.writer.write(text)
      }
      await endLast()
      return files
    } catch (error) {
      writers.at(-1)?.writer.abandon()
      throw error
    }
  }

  const make = async (set: SetOfFiles): Promise<Made> => {
    const [began, before] = [now(), sets.get(set.name)]
    const folder = await newFolder()
    try {
      const files = await writeAll(set, folder, before, began)
      const at = now().getTime()
      const olderFolder = before?.folder ?? null
      const made = { stamp: set.stamp, at, durationMs: at - began.getTime(), folder, olderFolder, files }
      sets.set(set.name, made)
      if (before?.olderFolder) await rm(before.olderFolder, { recursive: true, force: true }).catch(onError)
      return made
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  const makeOnce = (set: SetOfFiles): Promise<Made> => {
    const work = making.get(set.name) ?? make(set).finally(() => making.delete(set.name))
    making.set(set.name, work)
    return work
  }

  const current = async (set: SetOfFiles): Promise<Made> => {
    const held = sets.get(set.name)
    if (held === undefined) return makeOnce(set)
    const age = now().getTime() - held.at
    if (age < restOf(held) || (held.stamp === set.stamp && age < set.maxAgeMs)) return held
    const isNew = !making.has(set.name)
    const orHeld = makeOnce(set).catch((error: unknown) => {
      if (isNew && isOpen) onError(error)
      return held
    })
    return Promise.race([orHeld, patience().then(() => held)])
  }

  return {
    file: async (set, name) => (await current(set)).files.get(name) ?? null,
    async close() {
      isOpen = false
      await Promise.allSettled(making.values())
      const folder = await base?.catch(() => null)
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}
