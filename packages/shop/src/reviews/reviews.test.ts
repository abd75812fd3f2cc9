import { review, template } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { guest, type Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/reviews.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { signatureOf } from './review-rules.ts'

const member = (id: string): Viewer => guest(`account:${id}`, 'en-US')
const HANA: Viewer = { ...guest('account:hana', 'en-US'), roles: ['support'] }
const ABOUT = { product_class: 'custom', product: 'die-cut-stickers' } as const
const WRITTEN = { ...ABOUT, rating: 4, text: 'The cut follows the ears.' }

/** A shop with Ana Keller, who has configured the stickers, and Ben, who has not. */
const openShop = async () => {
  const { shop, storage, clock } = await openTestShop()
  const { records, accounts } = storage
  for (const [id, name] of [
    ['ana', 'Ana Maria keller'],
    ['ben', 'Ben'],
  ] as const)
    await accounts.createAccount(
      {
        ...{ id, name, email: `${id}@example.com`, roles: ['shopper'], tradeApproved: false },
        ...{ unit: 'in', currency: 'USD', locale: 'en-US' },
      },
      null,
    )
  const configured = await shop.configure.save(member('ana'), {
    ...{ id: null, productId: 'die-cut-stickers' },
    change: { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' },
  })
  if (!configured.ok) throw new Error(JSON.stringify(configured))
  const write = (viewer: Viewer, values: object = WRITTEN, id: string | null = null) =>
    shop.records.save(viewer, review, id, values)
  const errorOf = async (saving: ReturnType<typeof write>) => {
    const saved = await saving
    return !saved.ok && saved.reason === 'invalid' ? saved.errors : saved
  }
  const later = () => (clock.now = new Date(clock.now.getTime() + 2000))
  const shown = async () => {
    later()
    const page = await shop.reviews.of(member('ana'), 'custom', 'die-cut-stickers', 1)
    if (!page.ok) throw new Error('not found')
    return page.value
  }
  return { shop, storage, records, write, errorOf, shown, later }
}

const written = async ({ write }: Awaited<ReturnType<typeof openShop>>) => {
  const saved = await write(member('ana'))
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.value
}

describe('writing a review', () => {
  it('requires an account that has configured the product, and is possible once (REVIEW-1, REVIEW-2)', async () => {
    const open = await openShop()
    const { write, errorOf } = open
    expect(await errorOf(write(ANA))).toEqual({ product: [messages.signInFirst] })
    expect(await errorOf(write(member('ben')))).toEqual({ product: [messages.notConfigured] })
    for (const product of ['no-such', 'secret-stickers'])
      expect(await errorOf(write(member('ana'), { ...WRITTEN, product }))).toEqual({
        product: [messages.notReviewable],
      })
    const row = await written(open)
    expect(row).toMatchObject({ author: 'Ana K.', state: 'pending', owner: 'account:ana' })
    expect(await errorOf(write(member('ana')))).toEqual({ product: [messages.reviewedAlready] })
  })

  it('succeeds once, even for concurrent calls (REVIEW-2)', async () => {
    const { write, records } = await openShop()
    await Promise.all(Array.from({ length: 4 }, () => write(member('ana'))))
    expect(await records.count(review, { owner: 'account:ana' })).toBe(1)
  })

  it('is signed with a first name and an initial (REVIEW-2)', () => {
    expect(signatureOf(' Ana Maria  keller ')).toBe('Ana K.')
    expect(signatureOf('Ben')).toBe('Ben')
    expect(signatureOf(' ')).toBe(messages.customer)
  })

  it('reports errors at each field of the form, and saves nothing (REVIEW-5)', async () => {
    const { shop, records } = await openShop()
    const form = (viewer: Viewer, more: object) =>
      shop.reviews.write(viewer, 'custom', 'die-cut-stickers', {
        ...{ rating: '5', title: '', text: 'Good', use: '' },
        ...more,
      })
    for (const rating of ['', '0', '6', '5e0', '-1', '4.5'])
      expect(await form(member('ana'), { rating })).toMatchObject({
        errors: { rating: [messages.chooseStars] },
      })
    expect(await form(member('ana'), { text: ' \n ' })).toMatchObject({
      errors: { text: [messages.textMissing] },
    })
    for (const text of ['x'.repeat(3001), 'a\u0000b', '\ud800'])
      expect(await form(member('ana'), { text })).toMatchObject({ errors: { text: [messages.notUsable] } })
    expect(await form(ANA, {})).toMatchObject({ errors: { general: [messages.signInFirst] } })
    expect(await records.count(review)).toBe(0)
    expect(await form(member('ana'), {})).toMatchObject({ ok: true })
    expect(await form(member('ana'), { text: 'Very good' })).toMatchObject({ ok: true })
    expect(await records.findMany(review)).toMatchObject([{ text: 'Very good' }])
    for (const [productClass, slug] of [
      ['custom', 'secret-stickers'],
      ['nothing', 'die-cut-stickers'],
      ['special-offer', 'die-cut-stickers'],
    ] as const)
      expect(await shop.reviews.of(ANA, productClass, slug, 1)).toMatchObject({ reason: 'not_found' })
    expect(await shop.reviews.remove(member('ana'), 'custom', 'die-cut-stickers')).toMatchObject({ ok: true })
    expect(await records.count(review)).toBe(0)
  })
})

describe('moderating reviews', () => {
  it('is for staff: authors can’t approve, and staff can’t change the text (REVIEW-3)', async () => {
    const open = await openShop()
    const { write, errorOf, records, storage } = open
    const { id } = await written(open)
    await write(member('ana'), { state: 'published' }, id)
    expect(await records.get(review, id)).toMatchObject({ state: 'pending' })
    expect(await errorOf(write(member('ana'), { response: 'Thank you' }, id))).toEqual({
      response: [messages.onlyTheShop],
    })
    expect(await errorOf(write(HANA, { text: 'Bad', rating: 1 }, id))).toEqual({
      text: [messages.onlyItsAuthor],
      rating: [messages.onlyItsAuthor],
    })
    expect(await errorOf(write(member('ana'), { product: 'other' }, id))).toEqual({
      product: [messages.keepsProduct],
    })
    expect(await write(member('ben'), { state: 'published' }, id)).toMatchObject({ reason: 'not_found' })
    expect(await write(HANA, { state: 'published', response: 'Thank you' }, id)).toMatchObject({ ok: true })
    const { entries } = await storage.audit.entries(`review ${id}`, 1, 9)
    expect(entries).toContainEqual(expect.objectContaining({ who: 'account:hana', did: 'changed' }))
  })

  it('shows published reviews, and hides changed ones until they are approved again (REVIEW-3, REVIEW-5)', async () => {
    const open = await openShop()
    const { write, shown, shop } = open
    const { id } = await written(open)
    expect(await shown()).toMatchObject({ reviews: [], rating: { count: 0 }, own: { state: 'pending' } })
    await write(HANA, { state: 'published' }, id)
    expect(await shown()).toMatchObject({
      reviews: [{ author: 'Ana K.', rating: 4 }],
      rating: { count: 1, average: '4.00' },
    })
    const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
    expect(page).toMatchObject({ value: { reviewAverage: '4.00', reviewCount: 1 } })
    await write(member('ana'), { rating: 1 }, id)
    expect(await shown()).toMatchObject({ reviews: [], rating: { count: 0, average: null } })
  })

  it('features only a published review of the product (REVIEW-6)', async () => {
    const open = await openShop()
    const { write, shop, records, later } = open
    const { id } = await written(open)
    const product = await records.get(template, 'die-cut-stickers')
    await records.update(template, 'die-cut-stickers', {
      sections: { ...product!.sections, testimonial: id },
    })
    const section = async () => {
      later()
      const sections = await shop.browse.sections(STAFF_EVA, 'die-cut-stickers')
      return sections.ok ? sections.value.find(({ kind }) => kind === 'featured_testimonial') : undefined
    }
    expect(await section()).toBeUndefined()
    await write(HANA, { state: 'published' }, id)
    expect((await section())?.testimonials).toMatchObject({ featured: { id }, latest: [] })
    await records.update(review, id, { product: 'another' })
    expect(await section()).toBeUndefined()
  })
})
