import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether Ghostscript is installed. It is AGPL: the shop does not need it or ship it. */
export const canSeparate = (): Promise<boolean> =>
  run('gs', ['--version']).then(
    () => true,
    () => false,
  )

/** All plates of a one-page print PDF as one CMYK picture, TIFF: other inks and knives as their colors on screen. */
export async function composite(pdf: Uint8Array, dpi: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-composite-'))
  try {
    const [page, picture] = [join(folder, 'page.pdf'), join(folder, 'page.tif')]
    await writeFile(page, pdf)
    const quiet = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE']
    await run('gs', [...quiet, '-sDEVICE=tiff32nc', `-r${dpi}`, `-sOutputFile=${picture}`, page])
    return await readFile(picture)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The plates of a one-page print PDF as a RIP would make them: name (`Cyan`, …, `CutContour`) → grayscale
 * TIFF, 0 for full ink and 255 for none. Rejects where Ghostscript is missing or cannot read the file.
 */
export async function separate(pdf: Uint8Array, dpi: number): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-plates-'))
  try {
    await writeFile(join(folder, 'page.pdf'), pdf)
    // No page number is passed: Ghostscript 10.00 then loses every plate except the process inks.
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
