import { quoteProduct } from '@kisscut/core/price'
import type { Reader } from '@kisscut/core/units'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { loadedSticker as load } from '../testing/loaded-sticker.ts'
import { ANA } from '../testing/open-test-shop.ts'
import { WHITE } from '../testing/white-ink.ts'
import type { Finding } from '../ports/print-design.ts'
import { preflightOf } from './preflight.ts'
import { quickFixFor } from './quick-fix.ts'

const finding = (code: string, fix: Finding['fix'] = {}): Finding => ({
  code,
  level: 'warning',
  element: 'artwork',
  measured: 1,
  wanted: 1,
  fix,
})

describe('quick fixes of findings (PROD-15)', () => {
  it('add white ink with its price, only if the product offers it', async () => {
    const loaded = await load([WHITE])
    const quickFix = quickFixFor(ANA, loaded, finding('artwork.white-without-ink', { whiteInk: true }))
    if (quickFix?.does !== 'options') throw new Error('no quick fix')
    expect(quickFix.options).toEqual([{ option_set: 'white', option: 'white-ink' }])
    const options = [{ optionSetId: 'white', optionId: 'white-ink' }]
    const after = quoteProduct(loaded.known.product, { ...loaded.configuration, options })
    const added = Number(after.total) - Number(loaded.quote.total)
    expect(added).toBeGreaterThan(0)
    expect(quickFix.label).toBe(`Add white ink, +$${added.toFixed(2)}`)
    const without = [await load([]), await load([{ ...WHITE, minWidth: '40' }])]
    for (const each of without)
      expect(quickFixFor(ANA, each, finding('artwork.white-without-ink', { whiteInk: true }))).toBeNull()
  })

  it('say that no white is printed if white ink isn’t sold, instead of offering it', async () => {
    const found = { ...finding('artwork.white-without-ink', { whiteInk: true }), measured: 12 }
    const reportedOf = async (loaded: SoldProduct) => {
      const press = { preflight: async () => ({ findings: [found] }) }
      const deps = { storage: {}, press, preflightMessage: ({ code }: Finding) => code } as never
      const { findings } = await preflightOf(deps, loaded, {} as never)
      return findings.map(({ message, fix }) => [message, fix?.whiteInk ?? false])
    }
    expect(await reportedOf(await load([WHITE]))).toEqual([[found.code, true]])
    expect(await reportedOf(await load([]))).toEqual([
      [
        '12% of your artwork is white. White isn’t printed on this material, so the material shows there.',
        false,
      ],
    ])
  })

  it('leave a finding’s words to the press, for the viewer who reads them (UNIT-1)', async () => {
    const press = { preflight: async () => ({ findings: [finding('artwork.no-bleed')] }) }
    const preflightMessage = (_: Finding, { unit, locale }: Reader) => `in ${unit} of ${locale}`
    const deps = { storage: {}, press, preflightMessage } as never
    const loaded = await load([])
    const messagesFor = async (...viewer: readonly Viewer[]) =>
      (await preflightOf(deps, loaded, {} as never, ...viewer)).findings.map(({ message }) => message)
    expect(await messagesFor({ ...ANA, unit: 'mm', locale: 'de-DE' })).toEqual(['in mm of de-DE'])
    expect(await messagesFor()).toEqual(['in in of en-US'])
  })

  it('vectorize coarse pictures at the rule’s price, and remove a plain background', async () => {
    const loaded = await load([])
    const picture = { ...loaded, file: { is_vector: false } as SoldProduct['file'] }
    for (const code of ['artwork.low-resolution', 'artwork.unprintable-resolution'])
      expect(quickFixFor(ANA, picture, finding(code))).toEqual({
        label: 'Vectorize in flat colors, $20.00',
        does: 'vectorize',
      })
    expect(quickFixFor(ANA, loaded, finding('artwork.low-resolution'))).toBeNull()
    expect(
      quickFixFor(ANA, picture, finding('artwork.plain-background', { removeBackground: true })),
    ).toEqual({ label: 'Remove background', does: 'remove-background' })
    expect(quickFixFor(ANA, picture, finding('artwork.no-bleed'))).toBeNull()
  })
})
