import { inkOutline, type AlphaMask } from '@kisscut/artwork/contour'
import { SHEET_MARGIN, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import { PRINT_RULE_BOUNDS, RESOLUTION_RULES, type PrintRules } from '@kisscut/core/print-rules'
import { artworkChecks } from '@kisscut/editors/upload/artwork'
import { artworkFindings, preflightMessage } from '@kisscut/prepress/preflight'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Artwork {
  readonly mask: AlphaMask
  readonly fullBleed: boolean
}

const picture = (width: number, height: number, isSolid: (x: number, y: number) => boolean): AlphaMask => ({
  width,
  height,
  alpha: Uint8Array.from({ length: width * height }, (_, at) =>
    isSolid((at % width) / width, Math.floor(at / width) / height) ? 255 : 0,
  ),
})
const whole = () => true

const OPAQUE: Readonly<Record<string, Artwork>> = {
  'a photo of 3:2': { mask: picture(300, 200, whole), fullBleed: true },
  'a square scan with a white edge': { mask: picture(200, 200, whole), fullBleed: false },
}
const ARTWORKS: Readonly<Record<string, Artwork>> = {
  ...OPAQUE,
  'a disc': { mask: picture(200, 200, (x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.45), fullBleed: false },
  'a mark in a corner': { mask: picture(300, 200, (x, y) => x > 0.7 && y < 0.3), fullBleed: false },
  'a ring': {
    mask: picture(200, 200, (x, y) => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.4) < 0.08),
    fullBleed: false,
  },
}

/** Any value the owner may set. SETTINGS-12. */
const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((n) => n / 10_000)
const rules: fc.Arbitrary<PrintRules> = fc
  .record({
    resolutions: fc.tuple(...RESOLUTION_RULES.map(() => fc.integer(PRINT_RULE_BOUNDS.resolution))),
    bleed: within(PRINT_RULE_BOUNDS.bleed),
    safeArea: within(PRINT_RULE_BOUNDS.safeArea),
  })
  .map(({ resolutions, ...margins }) => {
    const [good, low, coarse] = resolutions.sort((a, b) => b - a) as [number, number, number]
    return { good, low, coarse, ...margins }
  })
const inches = (from: number, to: number) => fc.integer({ min: from * 16, max: to * 16 }).map((n) => n / 16)
const specs: fc.Arbitrary<DieLineSpec> = fc.record(
  {
    shape: fc.constantFrom('rectangle', 'rounded_corner', 'circle', 'ellipse'),
    width: inches(1, 12),
    height: inches(1, 12),
    clipRadius: fc.integer({ min: 0, max: 50 }),
    margin: fc.constantFrom(0.25, SHEET_MARGIN),
    rules,
  },
  { requiredKeys: ['shape', 'width', 'height'] },
)
const places = fc.record({
  across: fc.double({ min: -0.8, max: 0.8, noNaN: true }),
  down: fc.double({ min: -0.8, max: 0.8, noNaN: true }),
  scale: fc.double({ min: 0.2, max: 1.6, noNaN: true }),
  rotation: fc.constantFrom(0, 90, 33),
})

const placed = (
  { mask }: Artwork,
  spec: DieLineSpec,
  { across, down, scale, rotation }: { across: number; down: number; scale: number; rotation: number },
): Placement => {
  const by = scale * Math.min(spec.width / mask.width, spec.height / mask.height)
  const [width, height] = [mask.width * by, mask.height * by]
  const [x, y] = [((1 + across) * spec.width - width) / 2, ((1 + down) * spec.height - height) / 2]
  return { x, y, width, height, rotation }
}

const none = { percent: 0, box: { x: 0, y: 0, width: 0, height: 0 }, of: { width: 1, height: 1 } }

/** The findings of the shop's preflight about the placement. */
const found = ({ mask, fullBleed }: Artwork, placement: Placement, spec: DieLineSpec) =>
  artworkFindings(
    {
      pixels: { width: 3000, height: (3000 * mask.height) / mask.width },
      mask,
      outline: inkOutline(mask),
      fullBleed,
      outOfGamut: none,
      white: none,
      background: null,
    },
    placement,
    spec,
    false,
  )

/** The checks listed by the design page, before and after the preflight. */
const listed = (artwork: Artwork, placement: Placement, spec: DieLineSpec, isCurrent: boolean) =>
  artworkChecks(
    {
      spec,
      placement,
      contour: null,
      unit: 'in',
      file: {
        pixelWidth: 3000,
        pixelHeight: (3000 * artwork.mask.height) / artwork.mask.width,
        isVector: false,
        hasAlpha: true,
        fullBleed: artwork.fullBleed,
        ink: inkOutline(artwork.mask),
        cutLines: null,
      },
    },
    {
      findings: isCurrent
        ? found(artwork, placement, spec).map((each) => ({ ...each, message: preflightMessage(each) }))
        : [],
      isCurrent,
    },
  )
const codesOf = (checks: readonly { readonly code?: string }[]) =>
  checks.flatMap(({ code }) => code ?? []).sort()

const isGreen = (checks: readonly { readonly text: string }[]) =>
  checks.some(({ text }) => text === 'Everything is safely inside the cut line.')

describe('the design page and the preflight', { timeout: 60_000 }, () => {
  it('report the same problems of the same design (PROD-11, SETTINGS-12)', () => {
    fc.assert(
      fc.property(specs, places, fc.constantFrom(...Object.values(ARTWORKS)), (spec, at, artwork) => {
        const placement = placed(artwork, spec, at)
        expect(codesOf(listed(artwork, placement, spec, true))).toEqual(
          codesOf(found(artwork, placement, spec)),
        )
      }),
    )
  })

  it('report them before the preflight, too, where the whole page is printed (PROD-11, SETTINGS-12)', () => {
    fc.assert(
      fc.property(specs, places, fc.constantFrom(...Object.values(OPAQUE)), (spec, at, artwork) => {
        const placement = placed(artwork, spec, at)
        expect(codesOf(listed(artwork, placement, spec, false))).toEqual(
          codesOf(found(artwork, placement, spec)),
        )
      }),
    )
  })

  it('never say that everything is inside the cut line where the preflight disagrees (PROD-11, SETTINGS-12)', () => {
    fc.assert(
      fc.property(specs, places, fc.constantFrom(...Object.values(ARTWORKS)), (spec, at, artwork) => {
        const placement = placed(artwork, spec, at)
        fc.pre(isGreen(listed(artwork, placement, spec, true)))
        const codes = found(artwork, placement, spec).map(({ code }) => code)
        expect(codes.filter((code) => !code.endsWith('resolution'))).toEqual([])
      }),
    )
  })

  it('never say that everything is inside the cut line before the preflight has finished (PROD-11)', () => {
    fc.assert(
      fc.property(specs, places, fc.constantFrom(...Object.values(ARTWORKS)), (spec, at, artwork) => {
        const checks = listed(artwork, placed(artwork, spec, at), spec, false)
        expect(isGreen(checks)).toBe(false)
        expect(checks.map(({ level }) => level)).toContain('waiting')
      }),
    )
  })

  it('offer a placement that solves the problems of both (PROD-15, SETTINGS-12)', () => {
    fc.assert(
      fc.property(specs, places, fc.constantFrom(...Object.values(ARTWORKS)), (spec, at, artwork) => {
        for (const { fix } of found(artwork, placed(artwork, spec, at), spec)) {
          const placement = fix?.placement
          if (!placement) continue
          const codes = [
            ...codesOf(found(artwork, placement, spec)),
            ...codesOf(listed(artwork, placement, spec, false)),
          ]
          expect(codes.filter((code) => !code.endsWith('resolution'))).toEqual([])
        }
      }),
    )
  })
})
