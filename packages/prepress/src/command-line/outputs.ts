import { access, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Format } from './commands.ts'
import type { Input } from './inputs.ts'
import { UsageError } from './usage-error.ts'

const ENDINGS: Readonly<Record<Format, string>> = { pdf: '.print.pdf', svg: '.cut.svg', dxf: '.cut.dxf' }

/**
 * Name of an output: the file's whole name and an extension, so that `logo.png` and `logo.svg` do not collide.
 */
export const outputPath = (out: string, { below }: Pick<Input, 'below'>, format: Format): string =>
  join(out, `${below}${ENDINGS[format]}`)

/**
 * Checks the outputs before any work. Throws a {@link UsageError} where two files would have one name, or one
 * would be overwritten.
 */
export async function checkOutputs(
  files: readonly Input[],
  {
    out,
    formats,
    force,
  }: { readonly out: string; readonly formats: readonly Format[]; readonly force: boolean },
): Promise<void> {
  await checkFolder(out)
  const claimed = new Map<string, string>()
  for (const input of files)
    for (const format of formats) {
      const path = outputPath(out, input, format)
      const other = claimed.get(path)
      if (other !== undefined)
        throw new UsageError(`“${other}” and “${input.file}” would both be written to ${path}.`)
      claimed.set(path, input.file)
      if (!force && (await exists(path)))
        throw new UsageError(`${path} is there already; --force writes over it.`)
    }
}

/** Throws a {@link UsageError} where outputs cannot be written to this folder. */
export async function checkFolder(out: string): Promise<void> {
  const there = await stat(out).catch(() => null)
  if (there && !there.isDirectory()) throw new UsageError(`--out ${out} is a file; name a folder.`)
}

/** Writes files atomically: under a hidden name first, renamed when complete. */
export interface Writer {
  /** Rejects where the file exists and must not be replaced, or on a disk error. */
  write(path: string, content: string | Uint8Array): Promise<void>
  /** Removes incomplete files. */
  sweep(): Promise<void>
}

export function openWriter(force: boolean): Writer {
  const begun = new Set<string>()
  return {
    async write(path, content) {
      const aside = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
      await mkdir(dirname(path), { recursive: true })
      begun.add(aside)
      try {
        await writeFile(aside, content)
        await (force ? rename(aside, path) : renameToNew(aside, path))
      } finally {
        await rm(aside, { force: true })
        begun.delete(aside)
      }
    },
    sweep: async () => {
      await Promise.all([...begun].map((aside) => rm(aside, { force: true })))
    },
  }
}

/** A link fails where a rename would overwrite; file systems without links are checked instead. */
async function renameToNew(aside: string, path: string): Promise<void> {
  try {
    await link(aside, path)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST' || (await exists(path)))
      throw new Error(`${path} is there already.`)
    await rename(aside, path)
  }
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
