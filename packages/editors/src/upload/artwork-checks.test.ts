import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { describe, expect, it } from 'vitest'
import { artworkChecks, dpiCheck, dpiOf } from './artwork-checks.ts'
import type { Finding } from './types.ts'

const spec = { shape: 'rectangle' as const, width: 2, height: 2 }
const file = {
  pixelWidth: 600,
  pixelHeight: 600,
  isVector: false,
  hasAlpha: true,
  fullBleed: false,
  ink: null,
  cutLines: null,
}
const middle = { x: 0.25, y: 0.25, width: 1.5, height: 1.5, rotation: 0 }
const placed = { spec, file, placement: middle, contour: null, unit: 'in' } as const
/** The checks before the shop's preflight, without the notice that it is pending. */
const checksOf = (more: object, findings: readonly Finding[] = []) =>
  artworkChecks({ ...placed, ...more }, { findings, isCurrent: false }).filter(
    ({ level }) => level !== 'waiting',
  )
/** The checks after a preflight with these findings. */
const listed = (findings: readonly Finding[], more: object = {}) =>
  artworkChecks({ ...placed, ...more }, { findings, isCurrent: true })

describe('the print rules in the editor', () => {
  it.each([
    [300, 'ok'],
    [299, 'ok'],
    [150, 'ok'],
    [149, 'warning'],
    [72, 'warning'],
    [71, 'error'],
    [null, 'ok'],
  ])('rate %s dpi as %s', (dpi, level) => expect(dpiCheck(dpi).level).toBe(level))

  it('require the same resolution as the shop', () => {
    for (const dpi of [299, 149]) expect(dpiCheck(dpi).text).toContain('Aim for 300 dpi.')
  })

  it('are the owner’s settings (SETTINGS-12)', () => {
    const rules = { ...DEFAULT_PRINT_RULES, good: 200, low: 120, coarse: 100 }
    const judged = [200, 199, 119, 99].map((dpi) => dpiCheck(dpi, rules))
    expect(judged.map(({ level }) => level)).toEqual(['ok', 'ok', 'warning', 'error'])
    expect(judged[1]!.text).toBe('199 dpi prints well. Aim for 200 dpi.')
  })

  it('show the owner’s bleed and safe area, and the offset that respects the latter (SETTINGS-12)', () => {
    const rules = { ...DEFAULT_PRINT_RULES, bleed: 0.125, safeArea: 0.1875 }
    const withRules = { ...spec, rules }
    const placement = { ...middle, x: 0.1 }
    expect(checksOf({ spec: withRules, placement })[0]!.text).toContain('(under 0.1875 in)')
    const atCut = { x: 0, y: 0, width: 2, height: 2, rotation: 0 }
    const texts = checksOf({ spec: withRules, placement: atCut, unit: 'mm' }).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('Extend it 3.2 mm past the line'))
    const contour = { path: 'M0.1 0.1H1.9V1.9H0.1Z', box: { x: 0.1, y: 0.1, width: 1.8, height: 1.8 } }
    const cut = { ...withRules, shape: 'contour' as const, contourOffset: 0.125 }
    const near = checksOf({ spec: cut, contour }).find(({ code }) => code === 'artwork.outside-safe-area')
    expect(near?.fix).toEqual({ contourOffset: 0.188 })
  })

  it('measure resolution at the placed size', () => {
    expect(dpiOf({ file, placement: middle })).toBe(400)
    expect(dpiOf({ file, placement: { ...middle, width: 15, height: 15 } })).toBe(40)
    expect(dpiOf({ file: { ...file, isVector: true }, placement: middle })).toBeNull()
  })
})

describe('the checks before printing', () => {
  it('find nothing for artwork well inside', () => {
    expect(checksOf({}).every(({ level }) => level === 'ok')).toBe(true)
  })

  it('report artwork too near the cut line, with a suitable fix', () => {
    const placement = { ...middle, x: 0.01 }
    const code = 'artwork.outside-safe-area'
    const fixed = (label: string) => ({ level: 'warning', code, fix: { label } })
    expect(checksOf({ placement })[0]).toMatchObject(fixed('Fit to size'))
    const photo = { ...file, hasAlpha: false, fullBleed: true }
    expect(checksOf({ placement, file: photo })[0]).toMatchObject(fixed('Fill the shape'))
  })

  it('report artwork over a border that stays blank, fixed in one step (OPT-10)', () => {
    const bordered = { ...spec, margin: 0.25 }
    const placement = { x: -0.1, y: -0.1, width: 2.2, height: 2.2, rotation: 0 }
    const [check] = checksOf({ placement, spec: bordered })
    expect(check).toMatchObject({
      level: 'warning',
      code: 'artwork.covers-border',
      text: 'Your artwork covers part of the border that should stay blank.',
      fix: { label: 'Leave the border blank', place: { x: 0.25, y: 0.25, width: 1.5 } },
    })
    const { place } = check!.fix as { place: typeof middle }
    expect(checksOf({ placement: place, spec: bordered }).every(({ level }) => level === 'ok')).toBe(true)
  })

  it('drop a low resolution that has become good since the preflight', () => {
    const quickFix = { label: 'Vectorize, $20.00', does: 'vectorize' } as const
    const low = { code: 'artwork.low-resolution', level: 'warning', element: 'artwork', message: '' } as const
    const [check] = checksOf({}, [{ ...low, quickFix }])
    expect(check).toEqual({ id: 'artwork.resolution', level: 'ok', text: '400 dpi prints sharp.' })
    const large = { ...middle, width: 6, height: 6 }
    expect(checksOf({ placement: large }, [{ ...low, quickFix }])).toContainEqual(
      expect.objectContaining({ level: 'warning', fix: quickFix }),
    )
  })

  it('report a plain background only while the cut follows the artwork (PROD-15)', () => {
    const code = 'artwork.plain-background'
    const findings = [
      { code, level: 'warning', element: 'artwork', message: 'The background is white.' },
    ] as const
    const idsOf = (shape: 'contour' | 'rectangle') =>
      checksOf({ spec: { ...spec, shape } }, findings).map(({ id }) => id)
    expect(idsOf('contour')).toContain(`${code} 0`)
    expect(idsOf('rectangle')).not.toContain(`${code} 0`)
  })

  it('accept artwork that covers the bleed on every side', () => {
    const placement = { x: -0.1, y: -0.1, width: 2.2, height: 2.2, rotation: 0 }
    expect(checksOf({ placement }).every(({ level }) => level === 'ok')).toBe(true)
    const textOf = (more: object) => listed([], more).find(({ id }) => id === 'artwork.inside')?.text
    expect(textOf({ placement })).toBe('Your artwork fills the shape past the cut line.')
    expect(textOf({})).toBe('Everything is safely inside the cut line.')
  })

  it('report artwork off the product', () => {
    expect(checksOf({ placement: { ...middle, x: 5 } })[0]).toMatchObject({
      level: 'error',
      fix: { label: 'Fit to size' },
    })
  })

  it('report a contour larger than the ordered size, partly outside, or smaller (SIZE-14)', () => {
    const around = (x: number) => ({ path: 'M0 0H2V2Z', box: { x, y: 0, width: 2, height: 2 } })
    const shaped = { ...spec, shape: 'contour' as const }
    const large = { path: 'M0 0H3V3Z', box: { x: -0.5, y: -0.5, width: 3, height: 3 } }
    const found = (contour: typeof large) =>
      checksOf({ spec: shaped, contour }).flatMap(({ code, level, text, fix }) =>
        level === 'ok' ? [] : [[code, level, text, fix]],
      )
    expect(found(large)).toEqual([
      ['cut.larger-than-ordered', 'error', 'The cut line is larger than the size you chose.', 'fit'],
    ])
    const outside = 'Part of the cut is outside the size you ordered. Move the artwork inside.'
    const half = { path: 'M0 0H1V1Z', box: { x: -0.2, y: 0.5, width: 1, height: 1 } }
    for (const moved of [around(-0.2), half])
      expect(found(moved)).toEqual([['cut.outside-ordered', 'error', outside, 'fit']])
    expect(checksOf({ spec: shaped, contour: around(0) })[0]?.level).toBe('ok')
    const small = { path: 'M0 0H1V1Z', box: { x: 0.5, y: 0.5, width: 1, height: 1.5 } }
    expect(checksOf({ spec: shaped, contour: small, unit: 'cm' })[0]).toEqual({
      id: 'cut.smaller-than-ordered 0',
      code: 'cut.smaller-than-ordered',
      level: 'warning',
      text: 'This cut comes out at 2.54 × 3.81 cm, smaller than the 5.08 × 5.08 cm you ordered.',
      about: 'cut',
      fix: 'fit',
    })
  })

  it('report a contour too close to the artwork, fixed in one step (DESIGN-23)', () => {
    const shaped = { ...spec, shape: 'contour' as const, contourOffset: 0.05 }
    const contour = { path: 'M0 0H2V2Z', box: { x: 0, y: 0, width: 2, height: 2 } }
    const [check] = checksOf({ spec: shaped, contour })
    expect(check).toMatchObject({ level: 'warning', fix: { contourOffset: 0.063 } })
    const fixed = { ...shaped, ...(check!.fix as { contourOffset: number }) }
    expect(checksOf({ spec: fixed, contour })[0]?.level).toBe('ok')
    const tiny = { ...shaped, width: 0.2, height: 0.2 }
    const small = { ...contour, box: { x: 0, y: 0, width: 0.2, height: 0.2 } }
    const placement = { x: 0.05, y: 0.05, width: 0.1, height: 0.1, rotation: 0 }
    const stays = checksOf({ spec: tiny, contour: small, placement }).find(({ about }) => about === 'cut')
    expect(stays).toMatchObject({ level: 'warning' })
    expect(stays).not.toHaveProperty('fix')
  })

  it('state the finished size: as ordered for a shape, its own for a contour, with the backing for a kiss-cut (SIZE-14)', () => {
    const finished = (more: object) => checksOf(more).find(({ id }) => id === 'cut.finished')?.text
    expect(finished({})).toBe('Finished size: 2 × 2 in.')
    expect(finished({ hasBacking: true })).toBe('Finished size: 2 × 2 in on a 2.25 × 2.25 in backing.')
    const shaped = { ...spec, shape: 'contour' as const }
    const contour = { path: 'M0 0H2V1Z', box: { x: 0, y: 0.5, width: 2, height: 1 } }
    expect(finished({ spec: shaped, contour })).toBe('Finished size: 2 × 1 in.')
    expect(finished({ spec: shaped })).toBeUndefined()
  })

  it('report artwork without a contour, and wait for one being traced', () => {
    const shaped = { ...spec, shape: 'contour' as const }
    const none = { path: '', box: { x: 0, y: 0, width: 0, height: 0 } }
    expect(checksOf({ spec: shaped, contour: none })[0]?.level).toBe('warning')
    expect(checksOf({ spec: shaped }).every(({ level }) => level === 'ok')).toBe(true)
  })
})

describe('the shop’s findings', () => {
  const found = (code: string) => ({
    code,
    level: 'warning' as const,
    element: 'cut' as const,
    message: `about ${code}`,
  })

  it('are listed with the rest, with message, place on the canvas and fix', () => {
    const fix = { placement: { ...middle, x: 0 } }
    const place = { x: 1, y: 1, width: 0.1, height: 0 }
    expect(listed([{ ...found('cut.too-fine'), place, fix }])[0]).toEqual({
      id: 'cut.too-fine 0',
      code: 'cut.too-fine',
      level: 'warning',
      text: 'about cut.too-fine',
      about: 'cut',
      place,
      fix: { place: fix.placement, label: 'Fit to size' },
    })
    const sheet = listed([{ ...found('cut.sticker-at-edge'), fix }])[0]
    expect(sheet?.fix).toMatchObject({ label: 'Leave room to cut' })
    expect(checksOf({}, [found('cut.pieces')])[0]?.text).toBe('about cut.pieces')
  })

  it('may be fixed by ordering the size of the cut (SIZE-20)', () => {
    const fix = { size: { width: '1.50', height: '2.00' } }
    expect(listed([{ ...found('cut.smaller-than-paid'), fix }])[0]?.fix).toEqual({ order: fix.size })
  })

  it('are kept apart when several have the same kind', () => {
    const ids = listed([found('cut.open'), found('cut.open')]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('replace the editor’s own checks once they are about the current design, and not before', () => {
    const placement = { ...middle, x: 0.01 }
    const bleed = found('artwork.no-bleed')
    const codesOf = (checks: ReturnType<typeof listed>) => checks.flatMap(({ code }) => code ?? [])
    expect(codesOf(listed([bleed], { placement }))).toEqual(['artwork.no-bleed'])
    expect(codesOf(listed([], { placement }))).toEqual([])
    expect(codesOf(checksOf({ placement }, [bleed]))).toEqual(['artwork.outside-safe-area'])
  })

  it('are not contradicted where stickers of a sheet are at its edge', () => {
    const ids = listed([found('cut.sticker-at-edge')]).map(({ id }) => id)
    expect(ids).toEqual(['cut.sticker-at-edge 0', 'artwork.resolution', 'cut.finished'])
  })

  it('determine the level of the resolution: an approved one is no error (FILE-3)', () => {
    const code = 'artwork.unprintable-resolution'
    const coarse = { file: { ...file, pixelWidth: 60, pixelHeight: 60 } }
    expect(checksOf(coarse)[0]).toMatchObject({ id: 'artwork.resolution', code, level: 'error' })
    const approved = listed([found(code)], coarse).filter((each) => each.code === code)
    expect(approved).toMatchObject([{ id: 'artwork.resolution', level: 'warning' }])
  })
})
