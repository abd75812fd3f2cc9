import { configuredPackage, packageSize, qrcode, retailPackage } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'

const saving = async () => {
  const { shop, storage } = await openTestShop()
  const code = (values: object) => shop.records.save(ANA, qrcode, null, values as never)
  return { shop, storage, code }
}

describe('a code', () => {
  it('gets its symbol, its smallest size and a missing check digit (CODE-5, CODE-6)', async () => {
    const { shop, code } = await saving()
    const made = await code({ code_type: 1, barcode_type: 'ean13', data: '400638133393', size: '1.5' })
    expect(made).toMatchObject({ ok: true, value: { data: '4006381333931', min_size: '1.175' } })
    if (!made.ok) return
    expect(made.value.svg).toMatch(/^<svg [^>]*viewBox="0 0 [\d. ]+"><g .*<path d="M/)
    const smaller = await shop.records.save(ANA, qrcode, made.value.id, { size: '1' })
    expect(smaller).toMatchObject({ reason: 'invalid', errors: { size: [expect.stringContaining('1.175')] } })
    const other = await shop.records.save(ANA, qrcode, made.value.id, {
      data: '96385074',
      barcode_type: 'ean8',
    })
    expect(other).toMatchObject({ ok: true, value: { data: '96385074' } })
  })

  it('is made from its fields, by its type (CODE-3)', async () => {
    const { code } = await saving()
    const site = await code({ qrcode_type: 'website', data_json: { address: 'kisscut.example' } })
    const contact = await code({
      qrcode_type: 'contact',
      data_json: { first_name: 'Ana', email: 'a@b.example' },
    })
    const message = await code({
      qrcode_type: 'text_message',
      data_json: { telephone: '+1 555 0100', message: 'Hi' },
    })
    const text = await code({ data: 'Hello' })
    for (const made of [site, contact, message, text])
      expect(made).toMatchObject({ ok: true, value: { svg: expect.stringContaining('<path') } })
  })

  it('is rejected with the reason if it can’t be read', async () => {
    const { code } = await saving()
    for (const values of [
      {},
      { data: 'x'.repeat(4000) },
      { code_type: 1, barcode_type: 'ean13', data: '4006381333932' },
      { qrcode_type: 'website', data_json: { address: 'not an address' } },
    ])
      expect(await code(values)).toMatchObject({ reason: 'invalid', errors: { data: [expect.any(String)] } })
    expect(await code({ code_type: 1, data: '1' })).toMatchObject({
      errors: { barcode_type: [expect.any(String)] },
    })
  })
})

describe('a configured package', () => {
  it('gets the price and picture of its package, whatever was sent (PRICE-6)', async () => {
    const { shop, storage } = await saving()
    const sides = { name: '4 × 6', package_width: '4', package_height: '6' }
    for (const id of ['4x6', '9x12']) await storage.records.create(packageSize, { id, ...sides })
    const rows = [{ from: '0', minimum: '0', rates: ['0.35'] }]
    const card = { id: 'card', name: 'Card', available_sizes: ['4x6'], preview: '/card.png' }
    const price_table = { basis: 'unit' as const, quantities: [], rows }
    await storage.records.create(retailPackage, { ...card, price_table })
    const choose = (size: string) =>
      shop.records.save(ANA, configuredPackage, null, { package: 'card', size } as never)
    expect(await choose('4x6')).toMatchObject({ ok: true, value: { price: '0.35', preview: '/card.png' } })
    expect(await choose('9x12')).toMatchObject({ reason: 'invalid', errors: { size: [expect.any(String)] } })
  })
})
