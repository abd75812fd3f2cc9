// @vitest-environment jsdom
import { NO_PAINT } from '@kisscut/core/color'
import { priceScheduleFor, quoteProduct } from '@kisscut/core/price'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { createProduct, type Configuration, type MaterialInput, type PriceTable } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { blocksOf } from '../configurator/live/configurator-data.ts'
import { ONLY_WINDOW } from '../design-tool/window.ts'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { keepStrip, storedStrip, type StripDraft } from './draft.ts'
import { mountStripTool } from './mount.tsx'
import { savedStripUrl, type StripToolData } from './strip-data.ts'
import { StripTool } from './strip-tool.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const TABLE: PriceTable = {
  ...{ basis: 'sqin', quantities: [10] },
  rows: [{ from: '4', minimum: '4', rates: ['0.50', '0.50'] }],
}
const material = (id: string): MaterialInput => ({
  ...{ id, canLaminate: true, defaultLamination: 'gloss', reversible: true, priceTable: TABLE },
})
const PRODUCT = createProduct({
  ...{ name: 'Family', productClass: 'ddb', toolType: null, currency: 'USD', offersBorder: true },
  ...{ materials: [material('film'), material('foil')], mostCliparts: 3 },
  cliparts: ['dad', 'mom'].map((id) => ({ id, name: id, price: '1.00' })),
})
const CONFIGURATION: Configuration = {
  ...{ materialId: 'film', width: '8', height: '4', quantity: '10', options: [] },
}
const NOTHING: StripWork = {
  ...{ cliparts: [], words: '', font: null, textSize: 'medium', textLocation: 'bottom' },
  ...{ color: NO_PAINT, isSingleColor: false },
}
const DRAFT = 'draft'
const of = (...cliparts: readonly string[]): StripWork => ({
  ...NOTHING,
  cliparts: cliparts.map((clipart) => ({ key: clipart, clipart, paints: {} })),
})

let root: Root | null = null
const fetchBefore = globalThis.fetch
afterEach(() => {
  act(() => root?.unmount())
  root = null
  globalThis.fetch = fetchBefore
  localStorage.clear()
  sessionStorage.clear()
})

/** The data with which the page opens. */
function stripData(strip: Partial<StripToolData['strip']> = {}): StripToolData {
  const schedule = priceScheduleFor(PRODUCT, CONFIGURATION)
  return {
    page: {
      ...{ product: PRODUCT, configured: null, currency: 'USD', categoryPath: 'stickers', q: null },
      ...{ configuration: CONFIGURATION, quote: quoteProduct(PRODUCT, CONFIGURATION, { schedule }) },
      ...{ priceSchedule: schedule, preferences: { unit: 'in', locale: 'en-US' }, production: {} },
    },
    strip: {
      ...{
        id: null,
        revision: 0,
        isInCart: false,
        work: NOTHING,
        most: 3,
        sampleWords: '',
        defaultFont: null,
      },
      figures: ['dad', 'mom'].map((id) => ({
        ...{ id, name: id, width: 1, height: 3, price: '1.00', kind: 'People', regions: [] },
        ...{ preview: `/c/${id}.svg`, drawing: `/c/${id}.svg` },
      })),
      printed: { look: 'white', whiteInk: false, hasBacking: false, rules: DEFAULT_PRINT_RULES },
      ...strip,
    },
    library: { fonts: [], colors: [] },
  } as unknown as StripToolData
}

type Shop = (
  path: string,
  body: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
) => Response | null

/** The tool on a page of a shop that prices and saves, unless `shop` responds differently. */
async function openTool(stored: Partial<StripDraft> | null = null, shop: Shop = () => null) {
  if (stored)
    keepStrip(DRAFT, { work: of('dad'), configuration: CONFIGURATION, id: null, revision: 0, ...stored })
  const sent: [string, Record<string, unknown>, Record<string, string>][] = []
  globalThis.fetch = async (input, init) => {
    const path = String(input)
    if (!init?.body) return new Response(null, { status: 404 })
    const body = JSON.parse(String(init.body)) as Record<string, string>
    const headers = init.headers as Record<string, string>
    sent.push([path, body, headers])
    const other = shop(path, body, headers)
    if (other !== null) return other
    if (path.includes('price-quote'))
      return Response.json({
        uuid: body['uuid'],
        ...priceScheduleFor(PRODUCT, { ...CONFIGURATION, ...body, materialId: body['material_id']! }),
      })
    return Response.json({ id: 'strip-1', revision: 1 })
  }
  const data = stripData()
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
  await act(async () =>
    root?.render(
      <DisplayPreferencesProvider preferences={data.page.preferences}>
        <StripTool data={data} window={ONLY_WINDOW} draft={DRAFT} />
      </DisplayPreferencesProvider>,
    ),
  )
  return {
    page,
    sent,
    press: (label: string) =>
      act(async () =>
        [...page.querySelectorAll('button')]
          .find((each) => each.textContent === label || each.getAttribute('aria-label')?.startsWith(label))
          ?.click(),
      ),
    says: (text: string) => expect.poll(() => act(async () => page.textContent)).toContain(text),
  }
}

const onStrip = () => storedStrip(DRAFT)?.work.cliparts.map(({ clipart }) => clipart)

const closedCart: Shop = (path) =>
  path.includes('add-to-cart') ? Response.json({ error: 'The cart is closed.' }, { status: 400 }) : null

describe('the draft of a strip (DDB-9)', () => {
  it('is restored with all choices, priced and ordered', async () => {
    const chosen: Configuration = {
      ...{ ...CONFIGURATION, materialId: 'foil', width: '10', quantity: '20' },
      ...{ lamination: 'matte', border: true, reverseCut: true },
    }
    const { press, says, sent } = await openTool({ configuration: chosen }, closedCart)
    // 10 × 4 in at $.50, and a figure at $1.00, for twenty pieces.
    await says('$420.00')
    await press('Add mom')
    expect(storedStrip(DRAFT)?.configuration).toEqual({ ...chosen, cliparts: ['dad', 'mom'] })
    await press('Add to cart')
    await says('The cart is closed.')
    const [, record] = sent.find(([path]) => path.includes('configured-ddb-product'))!
    expect(record).toMatchObject({
      ...{ material: 'foil', width: '10', quantity: '20' },
      ...{ option_laminate: 'matte', option_border: true, option_reverse_cut: true },
    })
  })
})

describe('the price of a strip (FLOW-5)', () => {
  it('lists its parts, including the figures (DDB-9)', async () => {
    const { page, press, says } = await openTool({ work: of('dad') })
    await press('Add mom')
    await says('$180.00')
    const rows = () => [...page.querySelectorAll('details dl > div')].map(({ textContent }) => textContent)
    expect(page.querySelector('summary')?.textContent).toContain('Price breakdown')
    expect(rows().join('|')).toContain('mom$1.00 each$10.00')
    expect(rows().length).toBeGreaterThan(2)
  })

  it("is reported missing if the shop can't be reached, and fetched again on a click", async () => {
    let isOffline = true
    const configuration = { ...CONFIGURATION, width: '10' }
    const { page, press, says } = await openTool({ configuration }, (path) => {
      if (isOffline && path.includes('price-quote')) throw new Error('offline')
      return null
    })
    await says('We couldn’t get the price.')
    isOffline = false
    await press('Try again')
    await says('$210.00')
    expect(page.textContent).not.toContain('We couldn’t get the price.')
  })
})

describe('starting over (DDB-9)', () => {
  it('loses neither the previous strip nor the new one', async () => {
    const { press } = await openTool({})
    await press('Start again')
    expect(onStrip()).toEqual([])
    await press('Add mom')
    await press('Bring it back')
    expect(onStrip()).toEqual(['dad'])
    await press('Bring it back')
    expect(onStrip()).toEqual(['mom'])
  })

  it('can be repeated if nothing has been added since', async () => {
    const { press } = await openTool({})
    await press('Start again')
    await press('Bring it back')
    expect(onStrip()).toEqual(['dad'])
    await press('Start again')
    expect(onStrip()).toEqual([])
  })
})

describe('ordering a strip', () => {
  it.each([
    [Response.json({ error: 'The cart is closed.' }, { status: 400 }), 'The cart is closed.'],
    [Response.json({ errors: { quantity: ['Too few.'] } }, { status: 400 }), 'Too few.'],
    [Response.json({}, { status: 400 }), 'Unable to add the product to the cart'],
    [null, 'Unable to add the product to the cart'],
  ])(
    "explains why it isn't in the cart, and continues from the saved strip (ERR-3)",
    async (response, text) => {
      const { press, says, sent } = await openTool({}, (path) => {
        if (!path.includes('add-to-cart')) return null
        if (response === null) throw new Error('offline')
        return response.clone()
      })
      await press('Add to cart')
      await says(text)
      await press('Add to cart')
      await expect.poll(() => sent.filter(([path]) => path.includes('add-to-cart'))).toHaveLength(2)
      const saves = sent.map(([path]) => path).filter((path) => path.includes('configured-ddb-product'))
      expect(saves).toEqual(['', 'strip-1/'].map((id) => `/custom/api/v1/configured-ddb-product/${id}`))
    },
  )

  it('explains why it could not be saved (ERR-2)', async () => {
    const { press, says } = await openTool({}, (path) => {
      if (path.includes('configured-ddb-product')) throw new Error('offline')
      return null
    })
    await press('Add to cart')
    await says('We couldn’t save your product.')
    expect(storedStrip(DRAFT)?.work.cliparts).toHaveLength(1)
  })
})

describe('an order whose response is lost (DESIGN-22, API-25)', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const isSave = (path: string) => path.includes('configured-ddb-product')

  it('creates the strip once; the next save changes it', async () => {
    let isLosing = true
    const { press, says, sent } = await openTool({}, (path) =>
      isLosing && isSave(path) ? lost() : closedCart(path, {}, {}),
    )
    await press('Add to cart')
    await says('We couldn’t save your product.')
    expect(storedStrip(DRAFT)?.firstKey).toMatch(/^[\da-f-]{36}$/)
    await press('Add mom')
    isLosing = false
    await press('Add to cart')
    await says('The cart is closed.')
    const saves = sent.filter(([path]) => isSave(path))
    const keys = saves.map(([path, { clipart_elements: figures }, headers]) => [
      ...[path.split('/').at(-2), (figures as unknown[]).length],
      headers['idempotency-key'] ?? headers['if-match'],
    ])
    const key = keys[0]![2]
    expect(keys).toEqual([
      ['configured-ddb-product', 1, key],
      ['configured-ddb-product', 2, key],
      ['strip-1', 2, '"0"'],
    ])
  })

  it('does not count as a change from elsewhere: the next save overwrites it without a question', async () => {
    let stored: { revision: number; record: Record<string, unknown> } = { revision: 4, record: {} }
    let isLosing = true
    const { press, says } = await openTool({ id: 'strip-1', revision: 4 }, (path, record, headers) => {
      if (!isSave(path)) return closedCart(path, {}, {})
      const { clipart_elements: figures, ...fields } = record as Readonly<Record<string, unknown>>
      const elements = (figures as { clipart: string }[]).map(({ clipart }) => ({
        ...{ kind: 'clipart', clipart, regions: {} },
      }))
      const isFresh = headers['if-match'] === `"${stored.revision}"`
      if (!isFresh)
        return Response.json(
          { error: 'Changed.', current: { ...stored.record, revision: stored.revision } },
          { status: 412 },
        )
      stored = { revision: stored.revision + 1, record: { ...fields, design: { elements } } }
      if (isLosing) lost()
      return Response.json({ id: 'strip-1', revision: stored.revision })
    })
    await press('Add to cart')
    await says('We couldn’t save your product.')
    expect(stored.revision).toBe(5)
    await press('Add mom')
    isLosing = false
    await press('Add to cart')
    await says('The cart is closed.')
    expect(stored).toMatchObject({ revision: 6, record: { design: { elements: { length: 2 } } } })
    // This one is a change from elsewhere.
    stored = { revision: 7, record: { ...stored.record, text: 'Theirs' } }
    await press('Add dad')
    await press('Add to cart')
    await says('Changed in another tab. Load it?')
  })
})

describe('a strip of which this tab has made a newer revision (DESIGN-22)', () => {
  it('is reloaded instead of opened', async () => {
    const { press, says } = await openTool({ id: 'strip-1' }, closedCart)
    await press('Add to cart')
    await says('The cart is closed.')
    const opened = async (revision: number) => {
      const data = stripData({ id: 'strip-1', revision })
      const place = document.createElement('div')
      document.body.replaceChildren(place)
      for (const [id, text] of Object.entries(blocksOf(data, data.strip)))
        place.before(Object.assign(document.createElement('script'), { id, type: 'application/json', text }))
      let tool: Root | undefined
      await act(async () => {
        tool = await mountStripTool(place)
      })
      act(() => tool?.unmount())
      return tool !== undefined
    }
    expect(await opened(0)).toBe(false)
    expect(await opened(1)).toBe(true)
  })
})

describe('a reloaded strip', () => {
  it('keeps the search query (CART-1, DDB-8)', () => {
    const { page } = stripData()
    expect(savedStripUrl(page, 'strip-1')).toBe('/ddb/stickers/p/family/?configured=strip-1')
    expect(savedStripUrl({ ...page, q: 'car & dog' }, 'strip-1')).toBe(
      '/ddb/stickers/p/family/?configured=strip-1&q=car+%26+dog',
    )
  })
})
