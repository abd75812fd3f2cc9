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

/** Pixels per inch, across and down. */
interface Resolution {
  readonly x: number
  readonly y: number
}

/** Process inks of a page: four bytes a pixel, 255 for full ink. */
export interface Inks {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A one-page print PDF composited in process inks: other inks and knives in their screen colors. */
export async function composite(pdf: Uint8Array, dpi: number): Promise<Inks> {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-composite-'))
  try {
    const [page, picture] = [join(folder, 'page.pdf'), join(folder, 'page.pam')]
    await writeFile(page, pdf)
    const quiet = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE']
    await run('gs', [...quiet, '-sDEVICE=pamcmyk32', `-r${dpi}`, `-sOutputFile=${picture}`, page])
    return readPam(await readFile(picture))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A portable arbitrary map: lines of text up to `ENDHDR`, then the pixels. */
function readPam(bytes: Buffer): Inks {
  const data = bytes.subarray(bytes.indexOf('ENDHDR\n') + 'ENDHDR\n'.length)
  const header = bytes.subarray(0, bytes.length - data.length).toString('latin1')
  const [width, height] = ['WIDTH', 'HEIGHT'].map((name) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(header)?.[1]),
  )
  if (!width || !height || data.length !== width * height * 4) throw new Error('This is no map of four inks.')
  return { data, width, height }
}

/**
 * The plates of a one-page print PDF as a RIP would make them: name (`Cyan`, …, `CutContour`) → grayscale
 * TIFF, 0 for full ink and 255 for none, `finer` times as fine as wanted (1–8) and averaged by Ghostscript itself. Rejects where
 * Ghostscript is missing or cannot read the file.
 */
export async function separate(
  pdf: Uint8Array,
  dpi: number | Resolution,
  finer = 1,
): Promise<ReadonlyMap<string, Buffer>> {
  const { x, y } = typeof dpi === 'number' ? { x: dpi, y: dpi } : dpi
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-plates-'))
  try {
    await writeFile(join(folder, 'page.pdf'), pdf)
    // No page number is passed: Ghostscript 10.00 then loses every plate except the process inks.
    await run('gs', [
      ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE'],
      ...[
        '-sDEVICE=tiffsep',
        `-r${x * finer}x${y * finer}`,
        `-dDownScaleFactor=${finer}`,
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
