import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether Ghostscript is at hand. It is AGPL, so nothing of the shop needs it and nothing brings it. */
export const canSeparate = (): Promise<boolean> =>
  run('gs', ['--version']).then(
    () => true,
    () => false,
  )

/**
 * The plates of a print PDF of one page as a RIP would make them: name (`Cyan`, …, `CutContour`) → TIFF of gray, 0 where
 * all of the plate's ink goes and 255 where none does. Rejects where Ghostscript is missing or cannot read the file.
 */
export async function separate(pdf: Uint8Array, dpi: number): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-plates-'))
  try {
    await writeFile(join(folder, 'page.pdf'), pdf)
    // No page is asked for by its number: Ghostscript 10.00 then loses every plate but the four inks.
    await run('gs', [
      ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE'],
      ...[
        '-sDEVICE=tiffsep',
        `-r${dpi}`,
        `-sOutputFile=${join(folder, 'page.tif')}`,
        join(folder, 'page.pdf'),
      ],
    ])
    const plates = new Map<string, Buffer>()
    for (const file of (await readdir(folder)).sort()) {
      const [, name] = /^page\((.+)\)\.tif$/.exec(file) ?? []
      if (name) plates.set(name, await readFile(join(folder, file)))
    }
    return plates
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
