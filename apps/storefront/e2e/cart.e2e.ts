import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, SIZES, useBrowser } from './browser.ts'
import { hold } from './journey.ts'

const CHOICES = [
  { option_set: 'designs', option: 'designs-1' },
  { option_set: 'speed', option: 'speed-standard' },
]

/** Adds stickers to the shopper's cart by the API; returns the line's id. */
async function putInCart({ request }: Page, material: string, quantity: number): Promise<string> {
  const saved = await request.post('/custom/api/v1/custom/', {
    data: { template: 'die-cut-stickers', material, width: '2', height: '2', quantity, options: CHOICES },
  })
  expect(await saved.text()).toContain('"id"')
  const { id } = (await saved.json()) as { id: string }
  const added = await request.post('/custom/api/v1/add-to-cart/', {
    data: { product_class: 'custom', product_id: id, quantity },
  })
  const { item_id: line } = (await added.json()) as { item_id: string }
  return line
}

const totalOf = (page: Page) =>
  page.getByRole('region', { name: 'Total' }).locator('data').last().textContent()

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the cart %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('prices another quantity by the same table, and shows errors below the field', async () => {
    const page = await visit({ javaScriptEnabled })
    await putInCart(page, 'white-vinyl', 100)
    await page.goto('/cart/?q=cats')
    const quantity = page.getByLabel('Quantity of Die-cut stickers')
    expect(await totalOf(page)).toBe('$52.00')

    for (const [typed, message] of [
      ['abc', 'Quantity must be a whole number.'],
      ['1.5', 'Quantity must be a whole number.'],
    ] as const) {
      await quantity.fill(typed)
      await page.getByRole('button', { name: 'Update' }).click()
      await page.getByText(message).waitFor()
      expect(await quantity.inputValue()).toBe(typed)
      expect(await totalOf(page)).toBe('$52.00')
    }

    await quantity.fill('500')
    await quantity.press('Enter')
    await page.getByRole('region', { name: 'Total' }).getByText('$135.00').first().waitFor()
    await quantity.fill('1000')
    await quantity.press('Enter')
    await page.getByRole('region', { name: 'Total' }).getByText('$200.00').first().waitFor()
    expect(new URL(page.url()).search).toBe('?q=cats')
  })

  it('offers a larger quantity that costs less (PRICE-15)', async () => {
    const page = await visit({ javaScriptEnabled })
    await putInCart(page, 'white-vinyl', 80)
    await page.goto('/cart/')
    expect(await totalOf(page)).toBe('$60.80')
    await page.getByText('100 cost less: $52.00').waitFor()
    await page.getByRole('button', { name: 'Order 100' }).click()
    await page.getByRole('region', { name: 'Order total' }).getByText('$52.00').first().waitFor()
    expect(await page.getByLabel('Quantity of Die-cut stickers').inputValue()).toBe('100')
    expect(await page.getByText('cost less').count()).toBe(0)
  })

  it('duplicates a line, saves one for later and moves it back (CART-7, CART-9)', async () => {
    const page = await visit({ javaScriptEnabled })
    await putInCart(page, 'white-vinyl', 100)
    await page.goto('/cart/')
    const total = page.getByRole('region', { name: 'Order total' })
    const count = (text: RegExp) => page.getByRole('banner').getByRole('link', { name: text }).waitFor()
    await page.getByRole('button', { name: 'Duplicate Die-cut stickers' }).click()
    await page.getByText('Die-cut stickers: duplicated.').waitFor()
    await total.getByText('$104.00').waitFor()
    await count(/^Cart\s*2 products$/)

    await page.getByRole('button', { name: 'Save for later Die-cut stickers' }).first().click()
    const saved = page.getByRole('region', { name: 'Saved for later' })
    await saved.getByRole('heading', { name: 'Die-cut stickers' }).waitFor()
    await saved.getByText('100 pieces').waitFor()
    await count(/^Cart\s*1 product$/)
    expect(await totalOf(page)).toBe('$52.00')
    if (javaScriptEnabled) await expectAccessible(page)

    await page.getByRole('button', { name: 'Save for later Die-cut stickers' }).click()
    await page.getByText('Nothing in your cart yet.').waitFor()
    await saved.getByRole('button', { name: 'Move to cart Die-cut stickers' }).first().click()
    await page.getByText('Die-cut stickers: back in your cart.').waitFor()
    await count(/^Cart\s*1 product$/)
    expect(await totalOf(page)).toBe('$52.00')
    await saved.getByRole('button', { name: 'Remove Die-cut stickers' }).click()
    await saved.waitFor({ state: 'detached' })
    await count(/^Cart\s*1 product$/)
  })

  it('reports that a product was changed since it was added, and offers a choice (CART-11, CART-12)', async () => {
    const page = await visit({ javaScriptEnabled })
    await putInCart(page, 'white-vinyl', 100)
    const { items } = (await (await page.request.get('/cart/api/v1/cart/')).json()) as {
      items: { product_id: string }[]
    }
    const notes = async (instructions: string) => {
      const path = `/custom/api/v1/custom/${items[0]?.product_id}/`
      const saved = await page.request.patch(path, { data: { instructions } })
      expect(saved.status(), await saved.text()).toBe(200)
    }
    const notice = page.getByText('You have changed this product since you added it.')
    const useNew = page.getByRole('button', { name: 'Use the new one Die-cut stickers' })
    const keep = page.getByRole('button', { name: 'Keep this one Die-cut stickers' })
    await page.goto('/cart/')
    await page.getByRole('heading', { name: 'Die-cut stickers' }).waitFor()
    expect(await notice.count()).toBe(0)

    await notes('Red corners')
    await page.goto('/cart/')
    await notice.waitFor()
    expect(await page.getByText('Red corners').count()).toBe(0)
    if (javaScriptEnabled) await expectAccessible(page)
    await keep.click()
    await page.getByText('Die-cut stickers: your cart keeps the one you added.').waitFor()
    await notice.waitFor({ state: 'detached' })
    expect(await page.getByText('Red corners').count()).toBe(0)

    await notes('Blue corners')
    await page.goto('/cart/')
    await notice.waitFor()
    await useNew.click()
    await page.getByText('Die-cut stickers: your cart has the new one now.').waitFor()
    await notice.waitFor({ state: 'detached' })
    await page.getByText('Blue corners').waitFor()
    expect(await totalOf(page)).toBe('$52.00')
  })

  it('restores a removed line (API-17)', async () => {
    const page = await visit({ javaScriptEnabled })
    await putInCart(page, 'white-vinyl', 250)
    await page.goto('/cart/')
    await page.getByRole('button', { name: 'Remove Die-cut stickers' }).click()
    await page.getByRole('heading', { name: 'Your cart is an empty sheet' }).waitFor()
    await page.getByRole('button', { name: 'Put it back' }).click()
    await page.getByRole('heading', { name: 'Die-cut stickers' }).waitFor()
    expect(await page.getByLabel('Quantity of Die-cut stickers').inputValue()).toBe('250')
  })
})

describe('the cart', () => {
  const visit = useBrowser()

  it('keeps input typed while a response is pending', async () => {
    const page = await visit()
    await putInCart(page, 'white-vinyl', 100)
    await goTo(page, '/cart/')
    const quantity = page.getByLabel('Quantity of Die-cut stickers')
    const response = await hold(page, '**/cart/**')
    await quantity.fill('1.5')
    const request = page.waitForRequest((each) => each.method() === 'POST')
    await quantity.press('Enter')
    await request
    await quantity.fill('500')
    await response.release()
    await page.getByText('Quantity must be a whole number.').waitFor()
    expect(await quantity.inputValue()).toBe('500')
    await quantity.press('Enter')
    await page.getByRole('region', { name: 'Total' }).getByText('$135.00').first().waitFor()
    expect(await quantity.inputValue()).toBe('500')
  })

  it('takes another quantity while the previous response is pending', async () => {
    const page = await visit()
    await putInCart(page, 'white-vinyl', 100)
    await goTo(page, '/cart/')
    const quantity = page.getByLabel('Quantity of Die-cut stickers')
    const response = await hold(page, '**/cart/**')
    for (const typed of ['250', '500']) {
      await quantity.fill(typed)
      const request = page.waitForRequest((each) => each.method() === 'POST')
      await quantity.press('Enter')
      expect((await request).postData()).toContain(`quantity=${typed}`)
    }
    await response.release()
    await page.getByRole('region', { name: 'Total' }).getByText('$135.00').first().waitFor()
    expect(await quantity.inputValue()).toBe('500')
  })

  it('takes the typed quantity when the field is left', async () => {
    const page = await visit()
    await putInCart(page, 'white-vinyl', 100)
    await goTo(page, '/cart/')
    await page.getByLabel('Quantity of Die-cut stickers').fill('500')
    await page.getByRole('heading', { name: 'Your cart' }).click()
    await page.getByRole('region', { name: 'Order total' }).getByText('$135.00').first().waitFor()
  })

  it('takes up to a million pieces, whose price fits a narrow screen (QTY-10)', async () => {
    const page = await visit({ viewport: SIZES.narrow })
    await putInCart(page, 'white-vinyl', 1_000_000)
    await goTo(page, '/cart/')
    expect(await totalOf(page)).toBe('$120,000.00')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    const quantity = page.getByLabel('Quantity of Die-cut stickers')
    await quantity.fill('99999999')
    await quantity.press('Enter')
    await page.getByText('The maximum quantity is 1,000,000. For more, contact us for a quote.').waitFor()
  })

  it('counts its lines in the header and leads back to each unchanged product', async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await putInCart(page, 'white-vinyl', 100)
    await putInCart(page, 'matte-vinyl', 100)
    await goTo(page, '/cart/?q=cats')
    await page.getByRole('banner').getByRole('link', { name: 'Cart 2 products' }).waitFor()
    const edit = page.getByRole('link', { name: 'Edit Die-cut stickers' }).first()
    expect(await edit.getAttribute('href')).toMatch(
      /\/stickers\/die-cut\/p\/die-cut-stickers\/[\w-]+\/[\w-]+\/\?q=cats$/,
    )
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

  it("is printed as text, with the shop's name and the day, on few pages (CART-10)", async () => {
    const page = await visit()
    for (let line = 0; line < 12; line += 1) await putInCart(page, 'white-vinyl', 100 + line)
    await goTo(page, '/cart/')
    await page.emulateMedia({ media: 'print' })
    const printed = await page.getByRole('main').innerText()
    expect(printed).toMatch(/^Kisscut/)
    expect(printed).toContain(String(new Date().getUTCFullYear()))
    expect(printed).toContain('111 pieces')
    expect(await page.locator('main :is(input, select, textarea, button):visible').count()).toBe(0)
    await page.emulateMedia({ media: null })
    const pdf = await page.pdf({ format: 'Letter' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  it("does not let a shopper change another's line", async () => {
    const [ana, ben] = [await visit(), await visit()]
    const line = await putInCart(ana, 'white-vinyl', 100)
    await putInCart(ben, 'white-vinyl', 100)
    const response = await ben.request.post('/cart/', {
      form: { intent: 'change-quantity', itemId: line, quantity: '1' },
    })
    expect(response.status()).toBe(404)
    await ana.goto('/cart/')
    expect(await totalOf(ana)).toBe('$52.00')
  })

  it.each<Record<string, string>>([{ intent: 'sell' }, { intent: 'constructor' }, {}])(
    'rejects a forged form: %o',
    async (form) => {
      const { request } = await visit()
      expect((await request.post('/cart/', { form })).status()).toBe(400)
    },
  )
})
