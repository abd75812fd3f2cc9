import { access, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Format } from './commands.ts'
import type { Input } from './inputs.ts'
import { UsageError } from './usage-error.ts'

const ENDINGS: Readonly<Record<Format, string>> = { pdf: '.print.pdf', svg: '.cut.svg', dxf: '.cut.dxf' }

/** What a file's output is called: its whole name and an ending, so that `logo.png` and `logo.svg` never meet. */
export const outputPath = (out: string, { below }: Pick<Input, 'below'>, format: Format): string =>
  join(out, `${below}${ENDINGS[format]}`)

/** Looks before anything is done. Throws a {@link UsageError} where two files would be written to one name, or over one. */
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

/** Throws a {@link UsageError} where outputs cannot go into a folder of this name. */
export async function checkFolder(out: string): Promise<void> {
  const there = await stat(out).catch(() => null)
  if (there && !there.isDirectory()) throw new UsageError(`--out ${out} is a file; name a folder.`)
}

/** Files on their way: written aside under a hidden name, seen under their own only when whole. */
export interface Writer {
  /** Rejects where the file is there already and may not be replaced, or the disk refuses. */
  write(path: string, content: string | Uint8Array): Promise<void>
  /** Removes what was begun and not finished. */
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

/** A link refuses where a rename would replace; disks without links (a camera's card) are looked at instead. */
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
