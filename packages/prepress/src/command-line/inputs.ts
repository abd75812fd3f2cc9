import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { KINDS } from '../intake/kinds.ts'
import { UsageError } from './usage-error.ts'

/** A file to process. */
export interface Input {
  /** Its name in reports: as typed, or its path below the folder that was typed. */
  readonly file: string
  /** Absolute path. */
  readonly path: string
  /** Path of its outputs below `--out`: its own name, or its path below the folder that was typed. */
  readonly below: string
}

export interface Inputs {
  readonly files: readonly Input[]
  /** Number of files skipped in folders by their extension: notes, archives, fonts. */
  readonly passedOver: number
}

/** Extensions searched for in folders: printable formats, and those rejected with a message. */
const ARTWORK = new Set<string>([
  ...Object.values(KINDS).flatMap(({ endings }) => [...endings]),
  ...['heic', 'heif', 'psd', 'psb', 'eps', 'ps', 'bmp', 'jxl', 'jp2', 'indd'],
])

/**
 * The files to process: each once, in the order typed, folders alphabetically. `out` is never searched. Throws a {@link UsageError} for a
 * missing or unreadable path.
 */
export async function inputsOf(names: readonly string[], out: string | null): Promise<Inputs> {
  const found = new Map<string, Input>()
  let passedOver = 0
  for (const name of names) {
    const isFolder = await kindOf(name)
    if (isFolder !== 'folder') {
      const path = resolve(name)
      if (!found.has(path)) found.set(path, { file: name, path, below: basename(path) })
      continue
    }
    const walked = await walk(name, out === null ? null : resolve(out))
    passedOver += walked.passedOver
    for (const file of walked.files) {
      const path = resolve(file)
      if (!found.has(path)) found.set(path, { file, path, below: relative(name, file) })
    }
  }
  if (found.size === 0)
    throw new UsageError(
      `There is no artwork in ${names.map((name) => `“${name}”`).join(', ') || 'nothing'}.`,
    )
  return { files: [...found.values()], passedOver }
}

async function kindOf(name: string): Promise<'folder' | 'file'> {
  const found = await stat(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UsageError(`There is no file or folder “${name}”.`)
    throw new UsageError(`“${name}” cannot be read (${error.code}).`)
  })
  if (!found.isFile() && !found.isDirectory()) throw new UsageError(`“${name}” is no file and no folder.`)
  await access(name, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`“${name}” cannot be read (${error.code}).`)
  })
  return found.isDirectory() ? 'folder' : 'file'
}

/** Skips hidden files and folders, and does not follow links to folders, which could form a cycle. */
async function walk(folder: string, out: string | null): Promise<{ files: string[]; passedOver: number }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`“${folder}” cannot be read (${error.code}).`)
  })
  const files: string[] = []
  let passedOver = 0
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.') || resolve(path) === out) continue
    if (entry.isDirectory()) {
      const inner = await walk(path, out)
      files.push(...inner.files)
      passedOver += inner.passedOver
    } else if (ARTWORK.has(endingOf(entry.name))) files.push(path)
    else passedOver += 1
  }
  return { files, passedOver }
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** File names from standard input: one per line, or separated by NUL as `find -print0` writes. */
export async function namesFrom(input: AsyncIterable<Buffer | string>): Promise<readonly string[]> {
  const parts: Buffer[] = []
  for await (const part of input) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString('utf8')
  const names = text.includes('\0') ? text.split('\0') : text.split(/\r?\n/)
  return names.filter((name) => name !== '')
}
