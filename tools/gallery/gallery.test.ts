import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BARCODE_TYPES, QR_TYPES } from '@kisscut/core/codes'
import { CLIP_TYPES } from '@kisscut/core/design'
import { CUT_INKS } from '@kisscut/artwork/die-line'
import { ISLANDS } from '@kisscut/artwork/contour'
import { elementOf, type ElementKind } from '@kisscut/artwork/design'
import { LOOKS } from '@kisscut/artwork/look'
import { USES } from '@kisscut/artwork/scene'
import { format } from 'prettier'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GALLERY } from './folder.ts'
import { indexPage } from './index-page.ts'
import { SECTIONS } from './sections/index.ts'
import { openStudio, type Studio } from './studio.ts'

/** All kinds: a missing one is a type error. */
const KINDS: Readonly<Record<ElementKind, true>> = {
  text: true,
  clipart: true,
  upload: true,
  marketplace: true,
  code: true,
  shape: true,
  clip_mask: true,
}
const entries = SECTIONS.flatMap((section) => section.entries)
const index = readFileSync(join(GALLERY, 'README.md'), 'utf8')

describe('the gallery', () => {
  it('includes every element kind, clip type, code, look, cut and use', () => {
    for (const kind of Object.keys(KINDS))
      expect(elementOf(kind as ElementKind, { id: 'a', side: 'b' }).kind).toBe(kind)
    const known = {
      KINDS: Object.keys(KINDS),
      CLIP_TYPES,
      BARCODE_TYPES,
      QR_TYPES,
      LOOKS,
      ISLANDS,
      USES,
      CUT_INKS,
    }
    for (const [list, words] of Object.entries(known))
      for (const word of words) expect(index, `${word} of ${list}: npm run gallery`).toContain(`\`${word}\``)
  })

  it('has an up-to-date index', async () => {
    const written = await format(indexPage(SECTIONS), { parser: 'markdown', printWidth: 110 })
    expect(index, 'npm run gallery').toBe(written)
  })

  it('has exactly the pictures it names', () => {
    const named = [...index.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file)
    expect(named.toSorted()).toEqual(entries.map(({ file }) => file).toSorted())
    expect(readdirSync(GALLERY).toSorted()).toEqual([...named, 'README.md'].toSorted())
  })

  it('is small, and every picture shows something', async () => {
    const bytes = entries.reduce((sum, { file }) => sum + statSync(join(GALLERY, file)).size, 0)
    expect(bytes).toBeLessThan(1_000_000)
    for (const { file } of entries) {
      const { channels } = await sharp(join(GALLERY, file)).flatten({ background: '#fff' }).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev)), `${file} is blank`).toBeGreaterThan(2)
    }
  })
})

describe('a picture computed by arithmetic', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio()
  })
  afterAll(() => studio.close())

  it.each(entries.filter(({ exact }) => exact))(
    'equals the current output of $drawnBy: $file',
    async ({ file, draw }) => {
      expect(existsSync(join(GALLERY, file))).toBe(true)
      expect(readFileSync(join(GALLERY, file), 'utf8'), 'npm run gallery').toBe(await draw(studio))
    },
  )
})
