import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { maskOfPixels, type AlphaMask } from '@kisscut/artwork/contour'
import type { Resources } from '@kisscut/artwork/design-scene'
import type { Artwork } from '@kisscut/artwork/scene'
import { openFace } from '@kisscut/artwork/open-face'
import { type Face } from '@kisscut/artwork/text'
import { createIntake, createPress, createPreview, createRetoucher } from '@kisscut/prepress'
import sharp from 'sharp'
import wawoff from 'wawoff2'
import { artworkByName, openLettering, type DemoArtwork } from '../demo-shop/artworks/index.ts'

const FACES = {
  oswald: 'oswald/files/oswald-latin-600-normal',
  cyrillic: 'oswald/files/oswald-cyrillic-600-normal',
  arabic: 'amiri/files/amiri-arabic-700-normal',
  lobster: 'lobster/files/lobster-latin-400-normal',
  graduate: 'graduate/files/graduate-latin-400-normal',
  figtree: 'figtree/files/figtree-latin-500-normal',
  abril: 'abril-fatface/files/abril-fatface-latin-400-normal',
} as const
export type FaceName = keyof typeof FACES

/** A demo artwork as a file and as markup. */
export interface Drawn {
  readonly svg: string
  readonly artwork: Artwork
  readonly width: number
  readonly height: number
}

/** Shared tools for making pictures; opened on first use, closed together. */
export interface Studio {
  face(name: FaceName): Face
  drawn(name: string): Drawn
  /** The artwork's alpha, `pixels` on its longer side. */
  mask(svg: string, pixels?: number): Promise<AlphaMask>
  /** Resources of designs: the fonts above, and pictures by demo artwork. */
  readonly resources: Resources
  readonly intake: () => ReturnType<typeof createIntake>
  readonly press: () => ReturnType<typeof createPress>
  readonly preview: () => ReturnType<typeof createPreview>
  readonly retoucher: () => ReturnType<typeof createRetoucher>
  /** A temporary folder, removed with the studio. */
  readonly folder: string
  close(): void
}

export async function openStudio(): Promise<Studio> {
  const type = await openLettering()
  const faces = new Map<string, Face>()
  for (const [name, file] of Object.entries(FACES)) faces.set(name, openFace(await ttfOf(file)))
  const folder = mkdtempSync(join(tmpdir(), 'kisscut-gallery-'))
  const closing: (() => void)[] = []
  const options = {
    workerPath: fileURLToPath(import.meta.resolve('@kisscut/prepress/worker')),
    tempDir: folder,
    timeoutMs: 120_000,
  }
  const once = <T extends { close(): void }>(open: () => T): (() => T) => {
    let opened: T | undefined
    return () => {
      if (!opened) {
        const fresh = open()
        closing.push(() => fresh.close())
        opened = fresh
      }
      return opened
    }
  }
  const drawn = (name: string): Drawn => {
    const found: DemoArtwork = artworkByName(name)
    const { width, height } = found
    const markup = found.draw(type)
    const viewBox = `0 0 ${width} ${height}`
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${markup}</svg>`,
      artwork: { markup, viewBox },
      width,
      height,
    }
  }
  return {
    face: (name) => faces.get(name)!,
    drawn,
    async mask(svg, pixels = 600) {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize({ width: pixels, height: pixels, fit: 'inside' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return maskOfPixels(data, info.width, info.height)
    },
    resources: {
      face: (name) => faces.get(name) ?? null,
      color: () => null,
      artwork: (element) =>
        drawn(
          element.kind === 'upload'
            ? element.file
            : element.kind === 'clipart'
              ? element.clipart
              : element.artwork,
        ).artwork,
    },
    intake: once(() => createIntake(options)),
    press: once(() => createPress(options)),
    preview: once(() => createPreview(options)),
    retoucher: once(() => createRetoucher(options)),
    folder,
    close() {
      for (const each of closing) each()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

const require = createRequire(import.meta.url)
const ttfOf = (file: string): Promise<Uint8Array> =>
  wawoff.decompress(readFileSync(require.resolve(`@fontsource/${file}.woff2`)))
