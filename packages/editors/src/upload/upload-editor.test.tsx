// @vitest-environment jsdom
import { uploadOf } from '@kisscut/artwork/design'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { designWith, file, open } from './testing/open-editor.tsx'

describe('the upload editor', () => {
  it('draws bleed and safe area when it opens with artwork, whose tools load before the canvas', async () => {
    const { page } = await open(file('logo'))
    const line = (layer: string) => page.querySelector(`.canvas-${layer} path`)?.getAttribute('d')
    expect([line('bleed'), line('safe')]).toEqual([
      expect.stringMatching(/^M.{6}/),
      expect.stringMatching(/^M.{6}/),
    ])
  })

  it('saves the newest design after a change, and drafts it at once', async () => {
    const { press, leave, saved, drafts, field } = await open(file('logo'))
    expect(field('Left')?.value).toBe('0.5')
    await press('ArrowRight', { shiftKey: true })
    await press('ArrowRight', { shiftKey: true })
    expect(field('Left')?.value).toBe('0.7')
    expect(drafts.map((design) => uploadOf(design)?.x.toFixed(4))).toEqual(['0.6000', '0.7000'])
    await leave()
    expect(uploadOf(saved.at(-1)!)).toMatchObject({ file: 'logo', x: expect.closeTo(0.7) })
  })

  it('undoes a move, a retouch and a die line in one history, and saves each state', async () => {
    const { page, press, click, leave, saved, retouched } = await open(file('logo'))
    await press('ArrowDown')
    await click('Remove background')
    await act(async () => retouched[0]?.resolve(file('cut-out', { madeBy: 'background' })))
    expect(page.textContent).toContain('cut-out.png')
    await act(async () => page.querySelector<HTMLInputElement>('input[value=rounded_corner]')?.click())
    await leave()
    expect(saved.at(-1)?.sides[0]?.shape.clipType).toBe('rounded_corner')
    expect(uploadOf(saved.at(-1)!)?.file).toBe('cut-out')
    for (let step = 0; step < 3; step += 1) await press('z', { ctrlKey: true })
    expect(page.textContent).toContain('logo.png')
    await leave()
    expect(saved.at(-1)).toEqual(designWith(file('logo')))
    await click('Redo')
    await click('Redo')
    expect(page.textContent).toContain('cut-out.png')
  })

  it('undoes one-click white ink in order with other steps, and redoes it (PROD-15)', async () => {
    const whiteInk = [{ option_set: 'white-ink', option: 'all' }]
    const quickFix = { label: 'Add white ink, +$5.00', does: 'options', options: whiteInk } as const
    const found = { code: 'artwork.white', level: 'warning', element: 'artwork', message: 'White.' } as const
    const { page, click, press, chosen, field, button } = await open(file('logo'), {
      findings: [{ ...found, quickFix }],
    })
    const shape = () => page.querySelector<HTMLInputElement>('input[name=dieLine]:checked')?.value
    await press('ArrowRight', { shiftKey: true })
    await click('Add white ink, +$5.00: White.')
    await act(async () => page.querySelector<HTMLInputElement>('input[value=rounded_corner]')?.click())
    expect([field('Left')?.value, shape(), chosen]).toEqual(['0.6', 'rounded_corner', [whiteInk]])
    await press('z', { ctrlKey: true })
    expect([shape(), chosen.length]).toEqual(['rectangle', 1])
    await press('z', { ctrlKey: true })
    expect([field('Left')?.value, chosen.at(-1)]).toEqual(['0.6', []])
    await press('z', { ctrlKey: true })
    expect([field('Left')?.value, chosen.length]).toEqual(['0.5', 2])
    expect(button('Undo')?.disabled).toBe(true)
    for (let step = 0; step < 3; step += 1) await click('Redo')
    expect([field('Left')?.value, shape(), chosen.at(-1)]).toEqual(['0.6', 'rounded_corner', whiteInk])
    expect(chosen).toHaveLength(3)
  })

  it('drops findings about a file once another has replaced it (PROD-15)', async () => {
    const about = { level: 'warning', element: 'artwork' } as const
    const vectorize = { label: 'Vectorize, $20.00', does: 'vectorize' } as const
    const findings = [
      { ...about, code: 'artwork.low-resolution', message: '', quickFix: vectorize },
      { ...about, code: 'artwork.plain-background', message: 'The background is white.' },
    ]
    const { page, click, retouched, button } = await open(file('logo', { pixelWidth: 100 }), {
      findings,
      preflight: () => new Promise(() => undefined),
    })
    const shape = page.querySelector<HTMLInputElement>('input[value=contour]')
    await act(async () => shape?.click())
    const help = 'Vectorize, $20.00: 100 dpi may look soft. Aim for 300 dpi.'
    expect(page.textContent).toContain('The background is white.')
    await click(help)
    await act(async () => retouched[0]?.resolve(file('drawn', { isVector: true, madeBy: 'vectorize' })))
    expect(page.textContent).toContain('Vector artwork: sharp at any size.')
    expect(page.textContent).not.toContain('The background is white.')
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining('Vectorize'),
    )
    expect(button(help)).toBeUndefined()
  })

  it('shows the size of a file, orders it at its price, keeps it true, and fills by its trim (FILE-19)', async () => {
    const trim = { x: 0.125, y: 0.125, width: 0.75, height: 0.75 }
    const fileSize = {
      file: 'label',
      width: '3',
      height: '3',
      trim,
      bleed: 0.5,
      price: '$40.00',
      isCut: false,
    }
    const label = file('label', { fullBleed: true })
    const { page, click, button, field, resized } = await open(label, { fileSize })
    expect(page.textContent).toContain('Your file is 3 × 3 in with 0.5 in of bleed.')
    await click('Order 3 × 3 in for $40.00')
    expect(resized).toEqual([{ width: '3', height: '3' }])
    await click('Fill')
    expect([field('Left')?.value, field('Width')?.value]).toEqual(['-0.333', '2.667'])
    await click('Keep its true size')
    expect([field('Left')?.value, field('Width')?.value]).toEqual(['-1', '4'])
    expect(button('Keep its true size')).toBeUndefined()
  })

  it('covers the bleed when filling with a file that states its size but no bleed (FILE-19)', async () => {
    const trim = { x: 0, y: 0, width: 1, height: 1 }
    const fileSize = { file: 'label', width: '2', height: '2', trim, bleed: 0, price: null, isCut: false }
    const { click, field } = await open(file('label', { fullBleed: true }), { fileSize })
    await click('Fill')
    expect(Number(field('Left')?.value)).toBeLessThan(0)
    expect(Number(field('Width')?.value)).toBeGreaterThan(2)
  })

  it('shows how much bleed is missing, and drops the notice with the file (FILE-19)', async () => {
    const trim = { x: 0.01, y: 0.01, width: 0.98, height: 0.98 }
    const fileSize = { file: 'label', width: '2', height: '2', trim, bleed: 0.02, price: null, isCut: false }
    const label = file('label', { fullBleed: true })
    const { page, button } = await open(label, { fileSize })
    expect(page.textContent).toContain(
      'Your file is 2 × 2 in with 0.02 in of bleed. We print 0.063 in past the cut line.',
    )
    expect(button('Order 2 × 2 in')).toBeUndefined()
    const without = await open(label, { fileSize: { ...fileSize, bleed: 0 } })
    expect(without.page.textContent).toContain('Your file is 2 × 2 in without bleed.')
    const other = await open(file('other'), { fileSize })
    expect(other.page.textContent).not.toContain('Your file is')
  })

  it('offers the cut shapes in which the product is sold, and the current one (DESIGN-21)', async () => {
    const { page } = await open(file('logo'), { dieLines: ['rounded_corner', 'circle', 'ellipse'] })
    const offered = [...page.querySelectorAll<HTMLInputElement>('input[name=dieLine]')].map(
      ({ value }) => value,
    )
    expect(offered).toEqual(['rectangle', 'rounded_corner', 'circle'])
  })

  it('shows a view of the product, redrawn after a save, with the outdated drawing canceled (DESIGN-27)', async () => {
    const pictures = new Map<string, Blob>()
    URL.createObjectURL = (picture) => {
      const url = `blob:${pictures.size}`
      pictures.set(url, picture as Blob)
      return url
    }
    URL.revokeObjectURL = (url) => void pictures.delete(url)
    const view = { name: 'laptop', alt: 'On a laptop', version: 1 }
    const { page, press, leave, drawings } = await open(file('logo'), { view })
    const shown = () => page.querySelector<HTMLImageElement>('img[alt="On a laptop"]')
    await expect.poll(() => act(async () => drawings.map(({ name }) => name))).toEqual(['laptop'])
    expect(page.textContent).toContain('Drawing the picture')
    await press('ArrowRight', { shiftKey: true })
    expect(drawings[0]?.signal.aborted).toBe(true)
    await act(async () => drawings[0]?.resolve(new Blob(['too late'])))
    expect(shown()).toBeNull()
    await leave()
    expect(drawings).toHaveLength(2)
    const newest = new Blob(['newest'])
    await act(async () => drawings[1]?.resolve(newest))
    expect(pictures.get(shown()?.getAttribute('src') ?? '')).toBe(newest)
    expect(page.textContent).not.toContain('Drawing the picture')
    expect([...pictures.values()]).toEqual([newest])
  })

  it('hides the view while the artwork is cropped, and reports a missing picture (DESIGN-27)', async () => {
    const view = { name: 'laptop', alt: 'On a laptop', version: 1 }
    const { page, click, drawings } = await open(file('logo'), { view })
    await expect.poll(() => act(async () => drawings.length)).toBe(1)
    await act(async () => drawings[0]?.resolve(Promise.reject(new Error('busy')) as never))
    expect(page.textContent).toContain('couldn’t be drawn')
    await click('Try again')
    expect(drawings).toHaveLength(2)
    await click('Crop')
    expect(page.textContent).not.toContain('Drawing the picture')
    expect(drawings[1]?.signal.aborted).toBe(true)
    await click('Cancel')
    expect(page.textContent).toContain('Drawing the picture')
  })

  it('stops a running retouch instead of undoing the step before it', async () => {
    const { page, press, click, retouched, field } = await open(file('logo'))
    await press('ArrowDown', { shiftKey: true })
    await click('Remove background')
    await press('z', { ctrlKey: true })
    expect(retouched[0]?.signal.aborted).toBe(true)
    await act(async () => retouched[0]?.resolve(file('too late')))
    expect(page.textContent).toContain('logo.png')
    expect(field('Top')?.value).toBe('0.6')
  })

  it('starts a new history with a newly uploaded file, on the chosen die line', async () => {
    const { page, press, choose, reports, saved, leave, button } = await open(null)
    expect(page.textContent).toContain('Drop your artwork here')
    await act(async () =>
      page.querySelector<HTMLInputElement>('input[value=ellipse], input[value=circle]')?.click(),
    )
    await leave()
    expect(uploadOf(saved[0]!)).toBeNull()
    await choose('new.png')
    await act(async () => reports()?.accepted(file('new')))
    expect(page.textContent).toContain('new.png')
    expect(button('Undo')?.disabled).toBe(true)
    await press('ArrowLeft')
    await leave()
    expect(saved.at(-1)?.sides[0]?.shape.clipType).toBe('circle')
    expect(uploadOf(saved.at(-1)!)).toMatchObject({ file: 'new', x: expect.closeTo(0.49) })
  })

  it('changes the contour in one step that keeps the cut within the size, and undoes it (DESIGN-23, SIZE-14)', async () => {
    const ink = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))
    const { page, press, leave, slide, field, saved } = await open(file('logo', { ink }))
    const stored = async () => {
      await leave()
      const { contourOffset, contourSmoothness, contourHoles } = saved.at(-1)!.sides[0]!.shape
      return [contourOffset, contourSmoothness, contourHoles, uploadOf(saved.at(-1)!)?.width]
    }
    expect(field('Offset')).toBeUndefined()
    await act(async () => page.querySelector<HTMLInputElement>('input[value=contour]')?.click())
    await slide('Offset', '0.2')
    await slide('Offset', '0.25')
    expect(page.textContent).toContain('Offset 0.25 in')
    expect(await stored()).toEqual([0.25, 0, 'drop', 1.5])
    await slide('Smoothness', '40')
    await act(async () => field('Cut out the holes')?.click())
    expect(await stored()).toEqual([0.25, 40, 'keep', 1.5])
    for (let step = 0; step < 3; step += 1) await press('z', { ctrlKey: true })
    expect(await stored()).toEqual([0.125, 0, 'drop', 1])
  })

  it('crops on the canvas in a ratio, by keys and numbers, in one step; Escape cancels (DESIGN-25)', async () => {
    const { page, press, click, leave, field, slide, saved, retouched } = await open(file('logo'))
    const frame = () => page.querySelector('[role=application] [aria-label=Crop]')
    await click('Crop')
    await act(async () =>
      frame()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(frame()).toBeNull()
    await click('Crop')
    await click('3:2')
    expect([field('Width')?.value, field('Height')?.value]).toEqual(['600', '400'])
    const corner = frame()?.querySelector('[data-corner="2"]')
    await act(async () =>
      corner?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true, bubbles: true }),
      ),
    )
    expect([field('Width')?.value, field('Height')?.value]).toEqual(['540', '360'])
    await slide('Height', '200')
    expect(field('Width')?.value).toBe('300')
    await click('Crop to this part')
    await act(async () => retouched[0]?.resolve(file('part', { madeBy: 'crop' })))
    expect(frame()).toBeNull()
    expect(page.textContent).toContain('part.png')
    await press('z', { ctrlKey: true })
    await leave()
    expect(uploadOf(saved.at(-1)!)?.file).toBe('logo')
  })

  it('lists checks while artwork is moved, and fixes one with one click', async () => {
    const { page, press, click, leave } = await open(file('logo'))
    expect(page.textContent).toContain('600 dpi prints sharp.')
    for (let step = 0; step < 4; step += 1) await press('ArrowLeft', { shiftKey: true })
    for (let step = 0; step < 5; step += 1) await press('ArrowLeft')
    expect(page.textContent).toContain('too close to the cut line (under 0.0625 in)')
    await click(
      'Fit to size: Part of your artwork is too close to the cut line (under 0.0625 in) and could be cut into.',
    )
    expect(page.textContent).not.toContain('too close to the cut line')
    await leave()
    // After the shop's preflight of the saved design.
    await expect.poll(() => page.textContent).toContain('Everything is safely inside the cut line.')
  })

  it('checks the owner’s safe area, and fits artwork to it (SETTINGS-12)', async () => {
    const rules = { ...DEFAULT_PRINT_RULES, safeArea: 0.3 }
    const { page, press, click, leave, saved } = await open(file('logo'), { rules })
    expect(page.textContent).not.toContain('too close to the cut line')
    for (let step = 0; step < 3; step += 1) await press('ArrowLeft', { shiftKey: true })
    await click(
      'Fit to size: Part of your artwork is too close to the cut line (under 0.3 in) and could be cut into.',
    )
    expect(page.textContent).not.toContain('too close to the cut line')
    await leave()
    expect(uploadOf(saved.at(-1)!)).toMatchObject({
      x: expect.closeTo(0.3, 6) as number,
      width: expect.closeTo(1.4, 6) as number,
    })
  })

  it('never says that all is well before the shop’s preflight, and polls a busy shop (PROD-11)', async () => {
    vi.useFakeTimers()
    const white = { code: 'artwork.white', level: 'warning', element: 'artwork', message: 'White.' } as const
    let requests = 0
    const { page } = await open(file('logo'), {
      findings: null,
      preflight: async () => {
        requests += 1
        if (requests < 8) throw new Error('busy')
        return [white]
      },
    })
    const shown = () =>
      ['We’re still checking your artwork.', 'Everything is safely inside the cut line.', 'White.'].filter(
        (text) => page.textContent?.includes(text),
      )
    while (requests < 8) {
      expect(shown()).toEqual(['We’re still checking your artwork.'])
      await act(() => vi.advanceTimersToNextTimerAsync())
    }
    expect(shown()).toEqual(['Everything is safely inside the cut line.', 'White.'])
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(requests).toBe(8)
  })

  it('advises the resolution that the shop rates as good (SETTINGS-12)', async () => {
    const advised = async (good: number) => {
      const { page } = await open(null, { rules: { ...DEFAULT_PRINT_RULES, good } })
      return /[\d,]+ × [\d,]+ pixels/.exec(page.textContent ?? '')?.[0]
    }
    expect([await advised(300), await advised(200), await advised(0)]).toEqual([
      ...['600 × 600 pixels', '400 × 400 pixels', undefined],
    ])
  })

  it('fits artwork inside the margin that stays blank (OPT-10)', async () => {
    const fitted = async (margin: number | null) => {
      const { click, leave, saved } = await open(file('logo'), { margin })
      await click('Fit')
      await leave()
      const { x, width } = uploadOf(saved.at(-1)!)!
      return [x, width]
    }
    expect(await fitted(null)).toEqual([0.125, 1.75])
    expect(await fitted(0.25)).toEqual([0.25, 1.5])
  })

  it('overwrites another tab’s save only after the shopper’s choice; loading it can be undone (DESIGN-22)', async () => {
    const { page, press, leave, click, saved, elsewhere } = await open(file('logo'))
    await act(async () => elsewhere.report())
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Changed in another tab. Load it?')
    await press('ArrowRight', { shiftKey: true })
    await leave()
    expect(saved).toEqual([])
    await click('Load it')
    expect(page.textContent).toContain('theirs.png')
    expect(saved.at(-1)?.sides[0]?.shape.clipType).toBe('circle')
    expect(page.textContent).not.toContain('Changed in another tab')
    await press('z', { ctrlKey: true })
    await leave()
    expect(uploadOf(saved.at(-1)!)).toMatchObject({ file: 'logo', x: expect.closeTo(0.6) })
  })

  it('asks when the shop rejects a stale save, and then saves what is kept (DESIGN-22)', async () => {
    const { page, press, leave, click, saved, elsewhere } = await open(file('logo'))
    elsewhere.isNews = true
    await press('ArrowDown')
    await leave()
    expect(page.textContent).toContain('Changed in another tab. Load it?')
    await click('Keep this one')
    expect(saved).toHaveLength(2)
    expect(saved[1]).toEqual(saved[0])
    expect(page.textContent).toContain('Saved')
  })
})
