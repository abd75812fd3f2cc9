import sharp from 'sharp'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { describe, expect, it } from 'vitest'
import { INK_STYLES, LOOKS, TRANSPARENT_INK } from '../look/index.ts'
import { CUT_COLOR, USES, stickerPicture, uploadScene } from './index.ts'
import type { Sticker } from './index.ts'

const RED =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23f00"/%3E%3C/svg%3E'
const design: Sticker = {
  dieLine: { shape: 'circle', width: 2, height: 2 },
  look: 'white',
  artwork: { markup: '<rect width="10" height="10" fill="#f00"/>', viewBox: '0 0 10 10' },
  placement: { x: 0.5, y: 0.5, width: 1, height: 1, rotation: 0 },
}

/** The picture as pixels; `at` reads one by inches from the product's corner. */
async function pixelsOf(svg: string, inchesAcross: number, margin: number) {
  const { data, info } = await sharp(Buffer.from(svg), { svg: { stylesheet: INK_STYLES } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number): number[] => {
    const scale = info.width / inchesAcross
    const i = (Math.round((y + margin) * scale) * info.width + Math.round((x + margin) * scale)) * 4
    return [...data.subarray(i, i + 4)]
  }
}

describe('the picture of a sticker', () => {
  it('shows artwork on white within the die line, and only the shadow outside', async () => {
    const at = await pixelsOf(stickerPicture(design, { pixels: 496, shadow: false }), 2.48, 0.24)
    const [red, green] = at(1, 1)
    expect(red).toBeGreaterThan(240)
    expect(green).toBeLessThan(40)
    expect(
      at(1, 0.3)
        .slice(0, 3)
        .every((value) => value > 225),
    ).toBe(true)
    expect(at(0.05, 0.05)[3]).toBe(0)
  })

  it('rotates artwork about its center', async () => {
    const wide = { ...design, placement: { x: 0.5, y: 0.9, width: 1, height: 0.2, rotation: 90 } }
    const at = await pixelsOf(stickerPicture(wide, { pixels: 496, shadow: false }), 2.48, 0.24)
    expect(at(1, 0.6)[1]).toBeLessThan(60)
    expect(at(0.6, 1)[1]).toBeGreaterThan(200)
  })

  it('draws every material differently, and each renders', async () => {
    const seen = new Set<string>()
    for (const look of LOOKS) {
      const svg = stickerPicture({ ...design, artwork: null, look }, { pixels: 96, shadow: false })
      seen.add((await sharp(Buffer.from(svg)).raw().toBuffer()).toString('base64'))
    }
    expect(seen.size).toBe(LOOKS.length)
  })

  it('shows the material through white unless white ink lies below, and where the material is white itself (PROD-20)', async () => {
    const white = { markup: '<rect width="10" height="10" fill="#fff"/>', viewBox: '0 0 10 10' }
    for (const look of LOOKS) {
      const shown = async (artwork: Sticker['artwork'], whiteInk: boolean) => {
        const picture = { pixels: 124, shadow: false, whiteInk }
        const at = await pixelsOf(stickerPicture({ ...design, look, artwork }, picture), 2.48, 0.24)
        // On a white background, because frosted film is translucent.
        return [0.7, 0.9, 1.1, 1.3].flatMap((x) => {
          const [red = 0, green = 0, blue = 0, alpha = 0] = at(x, 1.2)
          return [red, green, blue].map((value) => 255 + ((value - 255) * alpha) / 255)
        })
      }
      const isWhite = ['white', 'matte', 'perforated'].includes(look)
      const [bare, through, inked] = [
        await shown(null, false),
        await shown(white, false),
        await shown(white, true),
      ]
      const apart = (some: readonly number[]) =>
        Math.max(...through.map((value, at) => Math.abs(value - some[at]!)))
      expect(apart(isWhite ? inked : bare)).toBeLessThanOrEqual(1)
      if (!isWhite) expect(apart(inked)).toBeGreaterThan(8)
    }
  })

  it('prefixes all names with its id, so that two fit on one page', () => {
    const svg = stickerPicture({ ...design, look: 'holographic' }, { id: 'cart7' })
    for (const [, name] of svg.matchAll(/(?:id="|url\(#)([\w-]+)/g)) expect(name).toMatch(/^cart7-/)
  })

  it('shows the square backing of a kiss-cut sticker, with room for it (SIZE-15)', () => {
    const [plain, kissCut] = [stickerPicture(design), stickerPicture(design, { backing: true })]
    expect(kissCut).toContain('d="M-0.125 -0.125L2.125 -0.125L2.125 2.125L-0.125 2.125Z"')
    expect(plain).not.toContain('-0.125L')
    expect(kissCut).not.toContain('viewBox="-0.24 ')
    expect(plain).toContain('viewBox="-0.24 ')
  })

  it('shows the kiss cut of each sticker on a sheet: thin and dashed beside the cut line, otherwise as a groove (DESIGN-29)', () => {
    const kissCuts = 'M0.5 0.5H1V1H0.5ZM1.2 0.5H1.7V1H1.2Z'
    const drawn = (svg: string, cut: string) => new RegExp(`<path d="${cut}"([^>]*)/>`).exec(svg)?.[1] ?? ''
    const width = (line: string) => Number(/stroke-width="([\d.]+)"/.exec(line)?.[1])
    const svg = stickerPicture(design, { kissCuts, cutLine: true })
    const around = [...svg.matchAll(/<path d="[^"]*"[^>]*stroke-dasharray[^>]*>/g)].map(([line]) => line)
    expect(around).toHaveLength(2)
    expect(drawn(svg, kissCuts)).toContain(`stroke="${CUT_COLOR}"`)
    expect(width(drawn(svg, kissCuts))).toBeLessThan(width(around[1] ?? ''))
    const inTheHand = drawn(uploadScene(design, 'preview', { kissCuts }), kissCuts)
    expect(inTheHand).toContain('stroke="#1b2624"')
    expect(inTheHand).not.toContain('dasharray')
    expect(uploadScene(design, 'screen', { kissCuts })).toContain(`class="kiss-cuts" d="${kissCuts}"`)
    expect(uploadScene(design, 'print', { kissCuts })).not.toContain(kissCuts)
  })

  it('escapes external text', () => {
    const svg = stickerPicture({ ...design, artwork: { href: '"/><script>' } }, { label: 'Fern & "Co"' })
    expect(svg).not.toContain('<script>')
    expect(svg).toContain('aria-label="Fern &amp; &quot;Co&quot;"')
  })
})

describe('the picture of a sign', () => {
  const sign = { ...design, dieLine: { shape: 'rectangle', width: 12, height: 12, hasHoles: true } } as const

  it('has its holes cut out in place (OPT-19)', async () => {
    const svg = stickerPicture(sign, { pixels: 600, shadow: false })
    const at = await pixelsOf(svg, 12 * 1.24, 12 * 0.12)
    for (const [x, y] of [
      [0.5, 0.5],
      [11.5, 0.5],
      [0.5, 11.5],
      [11.5, 11.5],
    ] as const)
      expect(at(x, y)[3]).toBe(0)
    expect([at(0.5, 6)[3], at(6, 6)[3]]).toEqual([255, 255])
  })

  it('has the holes among its cut lines, also on screen (OPT-19)', () => {
    const holes = /M0\.3125 0\.5A0\.1875/
    expect(stickerPicture(sign, { cutLine: true })).toMatch(holes)
    expect(uploadScene(sign, 'screen')).toMatch(holes)
    expect(uploadScene({ ...sign, dieLine: { ...sign.dieLine, hasHoles: false } }, 'screen')).not.toMatch(
      holes,
    )
  })
})

describe('an upload scene', () => {
  it('is the same to the byte every time, in each use, without style attributes or scripts (DESIGN-19)', () => {
    for (const use of USES) {
      const svg = uploadScene({ ...design, artwork: { href: RED } }, use)
      expect(svg).toBe(uploadScene({ ...design, artwork: { href: RED } }, use))
      expect(svg).not.toMatch(/style=|<script|<style/)
    }
  })

  it('prints in inches up to the bleed, with the cut line separate', () => {
    const svg = uploadScene(design, 'print')
    expect(svg).toContain('width="2.125in" height="2.125in"')
    expect(svg).toContain('viewBox="-0.0625 -0.0625 2.125 2.125"')
    expect(svg).toContain('<path id="k-CutContour" d="M0 1A1 1 0 0 1 1 0A')
  })

  it('multiplies ink with the material in one clipped group, without style attributes; never for the press (PROD-20)', () => {
    const kraft = { ...design, look: 'kraft', artwork: { href: RED } } as const
    const group = `<g class="${TRANSPARENT_INK}"><g><image`
    for (const use of ['preview', 'screen'] as const) {
      const svg = uploadScene(kraft, use, { whiteInk: false })
      expect(svg).toMatch(new RegExp(`<g clip-path="[^"]*">(<path[^>]*>)+${group}`))
      expect(svg).not.toMatch(/style=|<style/)
      expect(uploadScene(kraft, use, { whiteInk: true })).not.toContain(group)
      expect(uploadScene({ ...kraft, look: 'white' }, use, { whiteInk: false })).not.toContain(group)
    }
    expect(uploadScene(kraft, 'print', { whiteInk: false })).toBe(uploadScene(kraft, 'print'))
  })

  it('shows safe area, die line and bleed on screen', () => {
    const svg = uploadScene(design, 'screen')
    expect(svg).toContain('class="safe-area"')
    expect(svg).toContain('class="die-line"')
  })

  it('shows and prints bleed and safe area as the owner set them (SETTINGS-12)', () => {
    const rules = { ...DEFAULT_PRINT_RULES, bleed: 0.125, safeArea: 0.25 }
    const dieLine = { shape: 'rectangle', width: 2, height: 2, rules } as const
    const set = { ...design, dieLine }
    expect(uploadScene(set, 'screen')).toContain(
      'class="safe-area" d="M0.25 0.25L1.75 0.25L1.75 1.75L0.25 1.75Z"',
    )
    const bleed = '<path d="M-0.125 -0.125L2.125 -0.125L2.125 2.125L-0.125 2.125Z"'
    for (const use of ['screen', 'print'] as const) expect(uploadScene(set, use)).toContain(bleed)
    expect(uploadScene(set, 'print')).toContain('viewBox="-0.125 -0.125 2.25 2.25"')
  })

  it('shows the bare material without artwork', () => {
    expect(uploadScene({ ...design, artwork: null, placement: null }, 'preview')).not.toContain('<image')
  })
})
