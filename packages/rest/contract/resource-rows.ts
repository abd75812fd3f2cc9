import { type AnyRecord, CURRENCIES, recordNamed, wholeOf } from '@kisscut/records'
import { neededBy, sampleOf } from '@kisscut/records/testing'
import sharp from 'sharp'
import type { Client } from './client.ts'

/** A product of the demo shop as a client configures it. */
export const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: 100,
}

/** Values of an offer of it. OFFER-7. */
const OFFER = { template: STICKER.template, material: 'white-vinyl', width: '3', height: '3', quantity: 50 }

/** Values of a sample design of it. */
const STICKER_SAMPLE = { template: STICKER.template, name: 'A sample' }

/** Fields of marketplace and stock products, and of an empty drag-drop-buy strip. */
export const GHOST = { marketplace_product: 'ghost-sticker', width: '3', height: '3', quantity: 10 }
export const DUSK = { shutterstock_product: 'stock-desert-dusk', width: '3', height: '2', quantity: 10 }
export const FAMILY = { ddb_product: 'family-car-stickers', width: '20', height: '6', quantity: 1 }

/** Fields of a clipart product that is cut from film. */
export const DEER = {
  ...{ clipart_product: 'deer-decal', width: '4.228', height: '5', quantity: 1 },
  material_color: 'cut-vinyl-gloss-red',
}

const png = () =>
  sharp({ create: { width: 60, height: 60, channels: 4, background: '#c2410c' } })
    .png()
    .toBuffer()

/** Creates rows over REST: catalog rows as staff, shoppers' rows as a shopper. */
export const rowMaker = (staff: Client, shopper: Client) => {
  let count = 0
  let listed = 0
  const made = new Map<string, string>()

  const idFor = async (record: AnyRecord): Promise<string> => {
    const id = made.get(record.name) ?? (await create(record)).id
    made.set(record.name, id)
    return id
  }

  /** A design as a tool exports it. */
  const exported = async () => {
    const { results } = (await staff.get('/custom/api/v1/template-design/')).body
    return (results as readonly { readonly data: unknown }[])[0]!.data
  }

  const sample = async (record: AnyRecord): Promise<Record<string, unknown>> => {
    if (record.name === 'custom') return STICKER
    if (record.name === 'configured_ddb_product') return FAMILY
    if (record.name === 'configured_marketplace_product') return GHOST
    if (record.name === 'configured_shutterstock_product') return DUSK
    if (record.name === 'configured_clipart_product') return DEER
    if (record.name === 'configured_special_offer')
      return { special_offer: await idFor(recordNamed('special_offer')) }
    if (record.name === 'qrcode') return { data: 'KISSCUT' }
    if (record.name === 'configured_package') return { package: 'backing-card', size: 'backing-card-4x6' }
    if (record.name === 'template_design') return { ...STICKER_SAMPLE, data: await exported() }
    const whole = wholeOf(record)?.to
    const ids = new Map<string, string>()
    for (const name of neededBy(record)) {
      const target = recordNamed(name)
      ids.set(name, name === whole && name !== 'template' ? (await create(target)).id : await idFor(target))
    }
    count += 1
    const row = sampleOf(record, count, (to) => ids.get(to)!)
    if (record.name === 'special_offer') return { ...row, ...OFFER }
    if (record.name !== 'listed_price') return row
    // For an existing row, in another currency each time; the first currencies have prices in the demo shop.
    const price_currency = CURRENCIES[2 + (listed++ % (CURRENCIES.length - 2))]
    return {
      ...row,
      price_currency,
      of: 'template_option',
      item: 'wrap',
      price_table: null,
      amount: '2',
      value_csv: '',
    }
  }

  const create = async (record: AnyRecord): Promise<Record<string, unknown> & { id: string }> => {
    const client = record.save === 'owner' ? shopper : staff
    const { status, body } =
      record.name === 'user_file'
        ? await client.upload(await png(), 'logo.png')
        : await client.post(record.path, await sample(record))
    if (status !== 201) throw new Error(`${record.name}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  made.set('template', 'die-cut-stickers')
  return { create, sample }
}
