// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { priceScheduleFor, quoteProduct } from '@kisscut/core/price'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { createProduct, type PriceTable } from '@kisscut/core/product'
import { SessionProvider, useNewSession, type DesignEditorProps } from '@kisscut/editors/design-tools'
import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { DesignTool } from './design-tool.tsx'
import type { Opened } from './draft.ts'
import { inSizeOfLink, sidesOf, sizeOfLink, sizeDrawn } from './size-of-design.ts'
import type { DesignToolData } from './tool-data.ts'
import { ONLY_WINDOW } from './window.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
Element.prototype.scrollIntoView = () => undefined
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}

const side = fc.double({ min: 0.01, max: 120, noNaN: true })

describe('the size of a drawn design (TOOL-10)', () => {
  it('always equals the ordered size once the order has followed it', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const drawn = sidesOf({ width, height })
        expect(sizeDrawn(emptyDesign(width, height), drawn)).toBeNull()
        expect(Number(drawn.width)).toBeCloseTo(width, 2)
      }),
    )
  })

  it('is compared as a number, not as text', () => {
    expect(sizeDrawn(emptyDesign(2.5, 3), { width: '2.50', height: ' 3 ' })).toBeNull()
    expect(sizeDrawn(emptyDesign(2.5, 3), { width: '2.51', height: '3' })).toEqual({
      width: '2.5',
      height: '3',
    })
    expect(sizeDrawn(emptyDesign(2.5, 3), { width: 'wide', height: '3' })).not.toBeNull()
  })
})

const TABLE: PriceTable = {
  basis: 'sqin',
  quantities: [10],
  rows: [{ from: '4', minimum: '4', rates: ['0.50', '0.40'] }],
}
const PRODUCT = createProduct({
  ...{ id: 'door', name: 'Door', slug: 'door', sku: 'D', productClass: 'custom', toolType: 'advanced' },
  ...{ currency: 'USD', minimumQuantity: null, defaultQuantity: null, lockRatio: null, sizes: [] },
  ...{ remainingStock: null, allowBackorders: false, allowCustomSize: true, optionSets: [] },
  ...{ defaultWidth: '2', defaultHeight: '2', showVariableData: false, defaultMaterialId: 'film' },
  materials: [
    {
      ...{ id: 'film', name: 'Film', adhesive: 'permanent', look: 'white', canLaminate: false },
      ...{ defaultLamination: null, reversible: false, backordered: false, variableDataCharge: null },
      ...{ allowedQuantities: [], minWidth: '1', minHeight: '1', maxWidth: '24', maxHeight: '24' },
      ...{ maxIsInterchangeable: false, hasOwnColors: false, colors: [], priceTable: TABLE },
    },
  ],
})
const CONFIGURATION = { materialId: 'film', width: '2', height: '2', quantity: '10', options: [] }

let root: Root | null = null
const fetchBefore = globalThis.fetch
afterEach(() => {
  act(() => root?.unmount())
  root = null
  globalThis.fetch = fetchBefore
  localStorage.clear()
})

/** The tool on a page of a shop that prices and saves, with an editor that changes the size. */
async function openTool({
  rejects = (_width: string): boolean => false,
  quote = (_body: Record<string, string>): Response | null => null,
  report = (_revision: number): Response => new Response(null, { status: 404 }),
  tool = 'advanced' as DesignToolData['tool'],
} = {}) {
  const requested: string[] = []
  const saved: Record<string, unknown>[] = []
  const scheduleOf = (width: string, height: string) =>
    priceScheduleFor(PRODUCT, { ...CONFIGURATION, width, height })
  const schedule = scheduleOf('2', '2')
  globalThis.fetch = async (input, init) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, string>
    if (String(input).includes('price-quote'))
      return (
        quote(body) ?? Response.json({ uuid: body['uuid'], ...scheduleOf(body['width']!, body['height']!) })
      )
    if (String(input).includes('/custom/api/v1/custom/') && init?.body) {
      if (rejects(body['width']!)) return Response.json({ error: 'Too much is drawn.' }, { status: 400 })
      saved.push(body)
      return Response.json({ id: 'custom-1', revision: saved.length })
    }
    requested.push(String(input))
    return String(input).includes('/report/') ? report(saved.length) : new Response(null, { status: 404 })
  }
  let draw: (design: Design) => void = () => undefined
  const opened: Design[] = []
  const Editor = (props: DesignEditorProps) => {
    draw = props.onChange
    if (opened.at(-1) !== props.design) opened.push(props.design)
    return <SessionProvider value={useNewSession(props)}>{props.children}</SessionProvider>
  }
  const data = {
    tool,
    page: {
      ...{ product: PRODUCT, configured: null, currency: 'USD', categoryPath: 'signs' },
      ...{ configuration: CONFIGURATION, quote: quoteProduct(PRODUCT, CONFIGURATION, { schedule }) },
      ...{ priceSchedule: schedule, preferences: { unit: 'in', locale: 'en-US' }, production: {} },
    },
    starts: { full: emptyDesign(2, 2), empty: emptyDesign(2, 2) },
    scenes: [],
    flags: { disableUpload: false, disableQr: false, multiSide: false, showVariableData: false },
    printed: { look: 'white', whiteInk: false, hasBacking: false, rules: DEFAULT_PRINT_RULES },
    library: { fonts: [], colors: [], clipartCategories: [], artists: [] },
  } as unknown as DesignToolData
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
  await act(async () =>
    root?.render(
      <DisplayPreferencesProvider preferences={data.page.preferences}>
        <DesignTool data={data} Editor={Editor} window={ONLY_WINDOW} />
      </DisplayPreferencesProvider>,
    ),
  )
  return {
    page,
    saved,
    requested,
    opened,
    show: (design: Design) => act(async () => draw(design)),
    draw: (width: number, height: number) => act(async () => draw(emptyDesign(width, height))),
    press: (label: string) =>
      act(async () =>
        [...page.querySelectorAll('button')].find((each) => each.textContent === label)?.click(),
      ),
    says: (text: string) => expect.poll(() => act(async () => page.textContent)).toContain(text),
  }
}

describe('the draft of a new design, opened by a link with a size (TOOL-15)', () => {
  const ordered = { ...CONFIGURATION, width: '4', height: '3' }
  const unsaved: Opened = { design: emptyDesign(6, 2), details: null, isUnsaved: true, revision: 0 }
  const linked = sizeOfLink(ordered, '?width=4&height=3')

  it("is resized to the link's size", () => {
    for (const begunBy of ['', sizeOfLink({ width: '6', height: '2' }, '?width=6&height=2')]) {
      const opened = inSizeOfLink(unsaved, begunBy, ordered, linked)
      expect(opened).toMatchObject({ design: { width: 4, height: 3 }, details: ordered, isUnsaved: true })
    }
    const chosen = { ...unsaved, details: { ...CONFIGURATION, width: '6', quantity: '50' } }
    expect(inSizeOfLink(chosen, '', ordered, linked).details).toEqual({ ...ordered, quantity: '50' })
  })

  it('keeps its size if the same link began it, or if the link has no size', () => {
    expect(inSizeOfLink(unsaved, linked, ordered, linked)).toBe(unsaved)
    expect(inSizeOfLink(unsaved, linked, CONFIGURATION, sizeOfLink(CONFIGURATION, '?q=cats'))).toBe(unsaved)
    const started = { ...unsaved, isUnsaved: false }
    expect(inSizeOfLink(started, '', ordered, linked)).toBe(started)
  })
})

describe('lettering that exceeds what can be cut at once (LET-5)', () => {
  it('shows a message instead of its outdated price and saved state', async () => {
    const { page, show, says } = await openTool({ tool: 'lettering' })
    const lettered = (letters: number): Design => ({
      ...emptyDesign(2, 2),
      elements: [
        elementOf('text', { id: 'a', side: 'front', text: 'x'.repeat(letters), width: 2, height: 2 }),
      ],
    })
    await says('$16.00')
    await show(lettered(501))
    await says('This is more than we can cut at once.')
    await expect.poll(() => act(async () => localStorage.length)).toBe(0)
    for (const stale of ['$16.00', 'All changes saved', '2 × 2 in'])
      expect(page.textContent).not.toContain(stale)
    await show(lettered(500))
    await says('$16.00')
    expect(page.textContent).not.toContain('more than we can cut')
  })
})

describe('a tool whose design determines the size (TOOL-10)', () => {
  it('prices the drawn size, and saves it with the design in one request', async () => {
    const { draw, says, saved, opened } = await openTool()
    await says('$16.00')
    await draw(3.0004, 4)
    await says('$48.00')
    await says('3 × 4 in')
    await expect.poll(() => act(async () => saved.length)).toBeGreaterThan(0)
    for (const { width, height, design } of saved) {
      expect([width, height]).toEqual(['3', '4'])
      expect(design).toMatchObject({ width: 3.0004, height: 4 })
    }
    // The editor isn't restarted.
    expect(opened).toHaveLength(1)
  })

  it("reports a price that can't be fetched or that the shop rejects, and retries on a click (ERR-1, FLOW-5)", async () => {
    let isOffline = true
    let rejection: Record<string, string[]> | null = null
    const { page, draw, says, press } = await openTool({
      quote: () => {
        if (isOffline) throw new TypeError('Failed to fetch')
        const errors = rejection && { errors: rejection, error: 'Slow down.' }
        return errors && Response.json(errors, { status: 400 })
      },
    })
    await draw(4, 2)
    await says('We couldn’t get the price.')
    isOffline = false
    rejection = { material_id: ['Film is gone.'] }
    await press('Try again')
    await says('We couldn’t get the price. Film is gone.')
    rejection = {}
    await press('Try again')
    await expect.poll(() => act(async () => page.textContent)).not.toContain('Film is gone.')
    await says('We couldn’t get the price.')
    rejection = null
    await press('Try again')
    await says('$32.00')
    expect(page.textContent).not.toContain('We couldn’t get the price.')
  })

  it('never shows the price of another size (FLOW-5)', async () => {
    const { draw, page, says } = await openTool()
    const shown = () => {
      const total = page.querySelector('output')!
      return [total.getAttribute('aria-busy'), page.textContent!.includes('10 pieces, 6 × 2 in')]
    }
    await says('$16.00')
    const sizes: unknown[] = []
    const watching = new MutationObserver(() => {
      const total = page.querySelector('output')!
      if (total.getAttribute('aria-busy') === 'false')
        sizes.push([total.textContent, /pieces, ([\d. ×]+) in/.exec(page.textContent!)?.[1]])
    })
    watching.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
    await draw(6, 2)
    expect(shown()).toEqual(['true', true])
    await says('$48.00')
    await expect.poll(() => act(async () => shown())).toEqual(['false', true])
    watching.disconnect()
    for (const [total, size] of sizes as [string, string][])
      expect([total.includes('$48.00'), size]).toEqual([true, '6 × 2'])
  })

  it('shows the price of the last of many sizes, and reports invalid ones', async () => {
    const { draw, says, page, opened } = await openTool()
    for (const width of [3, 4, 5, 6, 7]) await draw(width, 2)
    await says('$56.00')
    await draw(30, 2)
    await says('24')
    expect(page.querySelector('a[href*=finalize]')).toBeNull()
    await draw(5, 2)
    await says('$40.00')
    expect(opened).toHaveLength(1)
  })
})

describe('starting over (TOOL-4)', () => {
  it('loses neither the previous drawing nor the new one', async () => {
    const { draw, press, opened } = await openTool()
    await draw(3, 2)
    await press('Start empty')
    await draw(4, 2)
    await press('Bring my design back')
    expect(opened.at(-1)).toMatchObject({ width: 3 })
    await press('Bring my design back')
    expect(opened.at(-1)).toMatchObject({ width: 4 })
  })

  it('can be repeated where nothing has been drawn since', async () => {
    const { draw, press, page } = await openTool()
    await draw(3, 2)
    await press('Start empty')
    await press('Bring my design back')
    expect(page.textContent).toContain('Start empty')
  })
})

describe('the finished look (TOOL-12)', () => {
  it('shows why it is missing where the shop has rejected the design', async () => {
    const { draw, press, says, page } = await openTool({ rejects: (width) => width === '4' })
    await draw(3, 2)
    await says('Finished look')
    await draw(4, 2)
    await press('Finished look')
    await expect
      .poll(() => act(async () => page.querySelector('dialog')?.textContent))
      .toContain('Too much is drawn.')
  })
})

describe("the press's findings (PROD-11, LET-13)", () => {
  it('are requested for printed designs, and not for lettering, which is cut', async () => {
    for (const [tool, isRequested] of [
      ['advanced', true],
      ['lettering', false],
    ] as const) {
      const { draw, says, requested } = await openTool({ tool })
      await draw(3, 2)
      await says('All changes saved.')
      expect(requested.some((path) => path.includes('/report/'))).toBe(isRequested)
      act(() => root?.unmount())
      localStorage.clear()
    }
  })
})

describe('the verdict of the press (PROD-11, FILE-14)', () => {
  const [CHECKING, READY] = ['still checking your artwork', 'Ready to print.']

  it('is requested again by the page while the press is busy', async () => {
    let requests = 0
    const { draw, says } = await openTool({
      report: (revision) => {
        requests += 1
        return requests < 4
          ? Response.json({}, { status: 503, headers: { 'retry-after': '0' } })
          : Response.json({ passed: true, findings: [], contour: null, revision })
      },
    })
    await draw(3, 2)
    await says(READY)
    expect(requests).toBe(4)
  })

  it('is shown only for the design on the canvas', async () => {
    let judges = (revision: number) => revision
    const { page, draw, says, saved } = await openTool({
      report: (revision) =>
        Response.json({ passed: true, findings: [], contour: null, revision: judges(revision) }),
    })
    await draw(3, 2)
    await says(READY)
    // The press judges the previous revision.
    judges = (revision) => revision - 1
    await draw(4, 2)
    expect(page.textContent).not.toContain(READY)
    expect(page.textContent).toContain(CHECKING)
    await expect.poll(() => act(async () => saved.length)).toBe(2)
    await says('All changes saved.')
    expect(page.textContent).not.toContain(READY)
    judges = (revision) => revision
    await says(READY)
  })
})

describe('the choices beside a design (TOOL-4, LET-12)', () => {
  it('include the size, except for lettering, whose letters determine it', async () => {
    for (const [tool, what] of [
      ['advanced', 'material, size and quantity'],
      ['lettering', 'material and quantity'],
    ] as const) {
      const { page, press } = await openTool({ tool })
      const shown = what.replace('m', 'M')
      await press(shown)
      expect(page.textContent).toContain(`Hide ${what}`)
      expect(page.querySelector(`section[aria-label="${shown}"]`)).not.toBeNull()
      act(() => root?.unmount())
    }
  })
})

describe('a size chosen beside a design (TOOL-4)', () => {
  it('resizes the design', async () => {
    const { page, opened, says } = await openTool()
    const button = [...page.querySelectorAll('button')].find(({ textContent }) =>
      /Material, size/.test(textContent ?? ''),
    )
    await act(async () => button?.click())
    await says('Width')
    const field = page.querySelector<HTMLInputElement>('input[name=width], input[id*=width]')!
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '4')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect.poll(() => act(async () => opened.at(-1))).toMatchObject({ width: 4, height: 2 })
    await says('$32.00')
  })
})
