import { readFileSync, readdirSync, statSync } from 'node:fs'
import { maskOfPixels, solidBox } from '@kisscut/artwork/contour'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ARTWORKS, openLettering } from '../artworks/index.ts'
import cuts from '../data/sample-cuts.json' with { type: 'json' }
import index from '../pictures/index.json' with { type: 'json' }
import { designedArtworks } from './designed.ts'
import { SMALLER } from './smaller.ts'
import { sampleCut, stickerOf, svgOf } from './sticker-of.ts'

const folder = new URL('../pictures/', import.meta.url)
/** Videos and their posters are drawn by tools/demo-shop/videos. */
const isOfVideo = (name: string) => name.startsWith('video-')
const [videos, files] = [true, false].map((of) =>
  readdirSync(folder).filter((name) => isOfVideo(name) === of),
) as [string[], string[]]
const listed = Object.entries(index as Record<string, { width: number; height: number; alt: string }>)

describe('the demo shop’s pictures', () => {
  it('are listed with their actual size and a description for visitors who can’t see them', async () => {
    for (const [name, { width, height, alt }] of listed) {
      const real = await sharp(readFileSync(new URL(`${name}.webp`, folder))).metadata()
      expect([name, real.width, real.height]).toEqual([name, width, height])
      expect(alt.length).toBeGreaterThan(10)
    }
    expect(files.filter((file) => file.endsWith('.webp')).sort()).toEqual(
      listed.map(([name]) => `${name}.webp`).sort(),
    )
  })

  it('have smaller versions in the widths that pages request, with few bytes', async () => {
    for (const [name, { width }] of listed.filter(([each]) => each !== 'social'))
      for (const { pixels } of SMALLER) {
        const file = readFileSync(new URL(`${name}-${pixels}.avif`, folder))
        const real = await sharp(file).metadata()
        expect([name, real.width, width > pixels, file.length < 30_000]).toEqual([name, pixels, true, true])
      }
  })

  it('are cut along their contour on product pages (SIZE-14)', async () => {
    const type = await openLettering()
    for (const artwork of ARTWORKS.slice(0, 3))
      expect(cuts[artwork.name as keyof typeof cuts], 'sample-cuts').toEqual(await sampleCut(artwork, type))
    expect(Object.keys(cuts).toSorted()).toEqual(ARTWORKS.map(({ name }) => name).toSorted())
  })

  it('have at most 60 kB each', () => {
    for (const file of files.filter((name) => name !== 'index.json')) {
      expect([file, statSync(new URL(file, folder)).size <= 60_000]).toEqual([file, true])
    }
  })

  it('include videos of at most half a megabyte, with posters of a picture’s size (SECT-4)', () => {
    expect(videos.length).toBeGreaterThan(0)
    for (const file of videos) {
      const most = file.endsWith('.webm') ? 500_000 : 60_000
      expect([file, statSync(new URL(file, folder)).size <= most]).toEqual([file, true])
    }
  })

  it('need no font, no script and no external file', () => {
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      const svg = readFileSync(new URL(file, folder), 'utf8')
      expect(svg).not.toMatch(/<text|<script|font-family|href="(?!#)|NaN|undefined/)
    }
  })
})

describe('the initial designs of products', () => {
  it.each(designedArtworks().map(({ name, svg }) => [name, svg]))(
    'equal the stored file: %s',
    (name, svg) => {
      expect(svg).toBe(readFileSync(new URL(`${name}.svg`, folder), 'utf8'))
    },
  )
})

describe('the demo artworks', async () => {
  const type = await openLettering()

  it.each(ARTWORKS.map((artwork) => [artwork.name, artwork] as const))(
    'equal the stored file: %s',
    (name, artwork) => {
      expect(svgOf(artwork, type)).toBe(readFileSync(new URL(`artwork-${name}.svg`, folder), 'utf8'))
    },
  )

  it.each(ARTWORKS.map((artwork) => [artwork.name, artwork] as const))(
    'fill their page and can be cut: %s',
    async (_name, artwork) => {
      const { data, info } = await sharp(Buffer.from(svgOf(artwork, type)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const solid = solidBox(maskOfPixels(data, info.width, info.height))!
      expect(Math.max(solid.width / info.width, solid.height / info.height)).toBeGreaterThan(0.9)
      const { dieLine } = await stickerOf(artwork, type)
      if (dieLine.shape === 'contour') expect(dieLine.contour!.match(/Z/g)).toHaveLength(1)
    },
  )
})
