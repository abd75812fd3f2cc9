import type { DieLineSpec } from '@kisscut/artwork/die-line'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PrintDesign } from '../print/index.ts'
import { cutFindings, PREFLIGHT, preflight, preflightMessage, type PreflightCode } from './index.ts'
import { finding } from './finding.ts'

const square: DieLineSpec = { shape: 'rectangle', width: 2, height: 2 }
const over = { x: -0.1, y: -0.1, width: 2.2, height: 2.2, rotation: 0 }
const within = { x: 0.25, y: 0.25, width: 1.5, height: 1.5, rotation: 0 }
const flat = (pixels: number, background = '#7a6a5a') =>
  sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
    .png()
    .toBuffer()
const design = async (more: Partial<PrintDesign> = {}): Promise<PrintDesign> => ({
  title: 'x',
  dieLine: square,
  look: 'white',
  artwork: { mime: 'image/png', bytes: await flat(700) },
  placement: over,
  ...more,
})
const findingsOf = async (more: Partial<PrintDesign>) =>
  (await preflight(await design(more))).findings.map(({ code, measured }) => [code, measured])

describe('the preflight', () => {
  it('passes where artwork covers its bleed, or keeps clear of the cut', async () => {
    expect(await preflight(await design())).toEqual({ passed: true, findings: [] })
    expect(await findingsOf({ placement: within })).toEqual([])
  })

  it('reports where the artwork ends at the cut, and how to fix it in one click (PROD-5, PROD-11)', async () => {
    const atTheLine = { x: 0, y: 0, width: 2, height: 2, rotation: 0 }
    const { findings, passed } = await preflight(await design({ placement: atTheLine }))
    expect(passed).toBe(true)
    expect(findings).toMatchObject([{ code: 'artwork.no-bleed', measured: 100, wanted: 0.0625 }])
    expect(preflightMessage(findings[0]!)).toBe(
      'The artwork stops at the cut line in places. Extend it 0.0625 in past the line so no white edge shows.',
    )
    expect(await findingsOf({ placement: findings[0]!.fix!.placement })).toEqual([])
  })

  it('offers no placement for artwork that its contour follows: only another offset helps (DESIGN-23)', async () => {
    const contour = 'M0.25 0.25H1.75V1.75H0.25Z'
    const { findings } = await preflight(
      await design({ dieLine: { ...square, shape: 'contour', contour }, placement: within }),
    )
    expect(findings.map(({ code, fix }) => [code, fix])).toEqual([['artwork.no-bleed', undefined]])
  })

  it('reports artwork too near the knife on one side', async () => {
    const [[code, share] = [], ...others] = (await findingsOf({ placement: { ...within, x: 0.03 } })) as [
      string,
      number,
    ][]
    expect([code, others]).toEqual(['artwork.outside-safe-area', []])
    expect(share).toBeGreaterThan(15)
    expect(share).toBeLessThan(25)
  })

  it('reports artwork on a hole for a grommet or within the safe area around it, except a background (OPT-19)', async () => {
    const sign = { shape: 'rectangle', width: 12, height: 12 } as const
    const disc = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10"/></svg>',
    )
    const discAt = async (x: number, y: number, hasHoles = true) => {
      const found = await findingsOf({
        dieLine: { ...sign, hasHoles },
        artwork: { mime: 'image/svg+xml', bytes: disc },
        placement: { x, y, width: 2, height: 2, rotation: 0 },
      })
      return found.map(([code]) => code).filter((code) => code === 'artwork.over-hole')
    }
    // The hole's middle is ½ in from the edges, its radius 3/16 in, the safe area around it 1/16 in.
    const clear = 0.5 + 0.1875 + 0.0625
    const onDiagonal = 0.5 + (0.1875 + 0.0625 + 1) / Math.SQRT2 - 1
    expect(await discAt(0.2, 0.2)).toEqual(['artwork.over-hole'])
    expect(await discAt(0.2, 0.2, false)).toEqual([])
    expect(await discAt(onDiagonal - 0.03, onDiagonal - 0.03)).toEqual(['artwork.over-hole'])
    expect(await discAt(onDiagonal + 0.03, onDiagonal + 0.03)).toEqual([])
    expect(await discAt(5, 5)).toEqual([])
    const background = { x: -0.1, y: -0.1, width: 12.2, height: 12.2, rotation: 0 }
    const bytes = await flat(2000)
    const photoAt = async (placement: typeof background) =>
      (
        await findingsOf({
          dieLine: { ...sign, hasHoles: true },
          artwork: { mime: 'image/png', bytes },
          placement,
        })
      )
        .map(([code]) => code)
        .filter((code) => code === 'artwork.over-hole')
    expect(await photoAt(background)).toEqual([])
    expect(await photoAt({ ...background, x: clear - 0.1, y: 0.3, width: 4, height: 4 })).toEqual([
      'artwork.over-hole',
    ])
  })

  it('ignores transparent areas: only ink needs a bleed', async () => {
    const disc = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="7"/></svg>',
    )
    const atTheLine = { x: 0, y: 0, width: 2, height: 2, rotation: 0 }
    expect(
      await findingsOf({ artwork: { mime: 'image/svg+xml', bytes: disc }, placement: atTheLine }),
    ).toEqual([])
  })

  it('judges resolution by the print rules, never that of vectors (FILE-3, PROD-11)', async () => {
    const dpi = async (pixels: number) =>
      findingsOf({ artwork: { mime: 'image/png', bytes: await flat(pixels) } })
    for (const pixels of [660, 440]) expect(await dpi(pixels)).toEqual([])
    expect(await dpi(220)).toEqual([['artwork.low-resolution', 100]])
    expect(await dpi(110)).toEqual([['artwork.unprintable-resolution', 50]])
  })

  it('reports colors that no ink can show', async () => {
    const neon = await flat(700, '#00ff20')
    expect(await findingsOf({ artwork: { mime: 'image/png', bytes: neon } })).toEqual([
      ['artwork.out-of-gamut', 100],
    ])
  })

  it('stops a design without artwork, or with artwork beside the product', async () => {
    expect(await preflight(await design({ artwork: null, placement: null }))).toMatchObject({
      passed: false,
      findings: [{ code: 'artwork.none' }],
    })
    expect(await findingsOf({ placement: { ...over, x: 9 } })).toEqual([['artwork.off-product', 0]])
  })

  it.each([
    ['application/postscript', 'EPS'],
    ['image/heic', 'HEIC'],
  ])('stops an artwork that could not be drawn, as %s', async (mime, name) => {
    const { passed, findings } = await preflight(
      await design({ artwork: { mime, bytes: new Uint8Array(9) } }),
    )
    expect([passed, findings]).toEqual([
      false,
      [expect.objectContaining({ code: 'artwork.not-drawn', detail: name })],
    ])
    expect(findings.map((found) => preflightMessage(found))).toEqual([
      `We can’t open this kind of file (${name}), so we can’t print it.`,
    ])
  })
})

describe('the cut check', () => {
  const contour = (path: string, size = 4) =>
    cutFindings({ shape: 'contour', width: size, height: size, contour: path }).map(({ code, measured }) => [
      code,
      measured,
    ])

  it.each(['rectangle', 'rounded_corner', 'circle', 'ellipse'] as const)('passes a %s', (shape) => {
    expect(cutFindings({ shape, width: 3, height: 2 })).toEqual([])
    expect(cutFindings({ shape, width: 0.3, height: 0.3 })).toEqual([])
  })

  it('warns that narrow necks and whiskers may tear', () => {
    const whisker = 'M0 0H2V2H0ZM2 1H4V1.02H2Z'
    expect(contour(whisker)).toEqual([['cut.too-fine', 1]])
  })

  it('reports several pieces, and a piece that is too small', () => {
    expect(contour('M0 0H1V1H0ZM2 0H3V1H2Z')).toEqual([['cut.pieces', 2]])
    expect(contour('M0 0H2V2H0ZM3 0H3.2V0.2H3Z')).toEqual([
      ['cut.too-small', 0.2],
      ['cut.pieces', 2],
    ])
  })

  it('requires a closed line', () => {
    expect(contour('M0 0H2V2H0')).toEqual([['cut.open', 1]])
    expect(contour('M0 0L0 0')).toEqual([['cut.none', 0]])
  })
})

describe('preflightMessage', () => {
  it.each(Object.keys(PREFLIGHT) as PreflightCode[])(
    'gives lengths in the reader’s unit: %s (UNIT-1)',
    (code) => {
      const found = finding(code, 0.012, 0.013, { detail: 'a' })
      const messageIn = (unit: 'in' | 'mm' | 'cm') => preflightMessage(found, { unit, locale: 'en-US' })
      const lengths = (unit: 'in' | 'mm' | 'cm') =>
        [...messageIn(unit).matchAll(/([\d.]+) (in|mm|cm)\b(?! places)/g)].map(
          ([, figure, of]) => `${figure} ${of}`,
        )
      const inMillimeters = { '0.012 in': '0.3 mm', '0.013 in': '0.33 mm' }
      expect(lengths('mm')).toEqual(
        lengths('in').map((length) => inMillimeters[length as keyof typeof inMillimeters]),
      )
      expect(lengths('cm')).toHaveLength(lengths('in').length)
      expect(preflightMessage(found)).toBe(messageIn('in'))
      expect(messageIn('mm')).not.toMatch(/[{}]|undefined/)
    },
  )

  it('gives the module of a code in millimeters, as presses do (UNIT-1)', () => {
    const found = finding('code.too-fine', 0.012, 0.013, { detail: 'a {wanted:length} in' })
    expect(preflightMessage(found, { unit: 'mm', locale: 'de-DE' })).toBe(
      'The bars or dots of the code “a {wanted:length} in” are 0,3 mm wide. They need 0,33 mm to scan.',
    )
  })
})
