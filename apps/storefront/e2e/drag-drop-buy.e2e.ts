import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from './axe.ts'
import { goTo, reload, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { drag } from './fingers.ts'
import { middleOf, order, pressFile, visible } from './journey.ts'

const FAMILY = '/ddb/stickers/bumper/p/family-car-stickers/'
const ON_STRIP = 'Figures on the strip, from left to right'

const strip = (page: Page) => page.getByRole('list', { name: ON_STRIP })
const onStrip = (page: Page) =>
  strip(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(',')[0]))
const offered = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Add ${name}(,|$)`) })
const figure = (page: Page, name: string) =>
  strip(page)
    .getByRole('button', { name: new RegExp(`^${name},`) })
    .first()
const words = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true })

async function open(page: Page, path = FAMILY) {
  await goTo(page, path)
  await strip(page).waitFor({ state: 'attached' })
  // The letters of the words are loaded and drawn.
  await expect.poll(() => page.getByText('Loading figures and letters…').count()).toBe(0)
}

async function intoTheCart(page: Page, name = 'Add to cart') {
  await page.getByRole('button', { name }).click()
  await page.waitForURL('**/cart/**')
  await page.getByText('Family car stickers').first().waitFor()
}

const editLine = async (page: Page) => {
  await visible(page, /^Edit/).click()
  await page.waitForURL('**/ddb/**configured=**')
  await strip(page).getByRole('button').first().waitFor()
}

describe('a drag-drop-buy strip', () => {
  const visit = useBrowser()

  it('is found from its category, made with the mouse, left, reopened, ordered, and printed (DDB-7, DDB-8, DDB-9)', async () => {
    const page = await visit()
    await goTo(page, '/custom/products/category/stickers/bumper/')
    await page
      .getByRole('link', { name: /Family car stickers/ })
      .first()
      .click()
    await page.waitForURL(`**${FAMILY}`)
    await open(page)
    await expectAccessible(page)
    await offered(page, 'Dad').click()
    await offered(page, 'Mom').click()
    await offered(page, 'Dog').click()
    // Dragged from the picker to its place, and from one place to another.
    await offered(page, 'Girl').hover()
    await page.mouse.down()
    const [dad, mom] = [await middleOf(figure(page, 'Dad')), await middleOf(figure(page, 'Mom'))]
    await page.mouse.move((dad.x + mom.x) / 2, dad.y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => onStrip(page)).toEqual(['Dad', 'Girl', 'Mom', 'Dog'])
    await figure(page, 'Dog').hover()
    await page.mouse.down()
    const first = await middleOf(figure(page, 'Dad'))
    await page.mouse.move(first.x - 30, first.y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => onStrip(page)).toEqual(['Dog', 'Dad', 'Girl', 'Mom'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => onStrip(page)).toEqual(['Dad', 'Girl', 'Mom', 'Dog'])
    await words(page).fill('The Okafors')
    const price = order(page).locator('output')
    const before = await price.innerText()
    await figure(page, 'Dog').click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => price.innerText()).not.toBe(before)
    await expectAccessible(page)

    await reload(page)
    await open(page)
    expect(await onStrip(page)).toEqual(['Dad', 'Girl', 'Mom'])
    expect(await words(page).inputValue()).toBe('The Okafors')
    await intoTheCart(page)
    await page.getByText('Dad, Mom, Girl').first().waitFor()

    await editLine(page)
    expect(await onStrip(page)).toEqual(['Dad', 'Girl', 'Mom'])
    await offered(page, 'Cat').click()
    await intoTheCart(page, 'Update the cart')
    await page.getByText('Dad, Mom, Girl, Cat').first().waitFor()
    const cart = (await (await page.request.get('/cart/api/v1/cart/')).json()) as {
      items: { product_id: string }[]
    }
    expect(cart.items).toHaveLength(1)
    const id = cart.items[0]!.product_id
    expect(String(await pressFile(page, id, 'print.pdf'))).toMatch(/^%PDF-/)
    expect(String(await pressFile(page, id, 'cut.svg'))).toContain('<path')
  })

  it('is made by keyboard alone (DDB-9)', async () => {
    const page = await visit()
    await open(page)
    for (const name of ['Grandma', 'Boy', 'Rabbit']) {
      await offered(page, name).focus()
      await page.keyboard.press('Enter')
    }
    expect(await onStrip(page)).toEqual(['Grandma', 'Boy', 'Rabbit'])
    await figure(page, 'Rabbit').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => onStrip(page)).toEqual(['Rabbit', 'Grandma', 'Boy'])
    await page.getByText('Rabbit moved to place 1 of 3.').waitFor()
    await page.keyboard.press('Delete')
    await expect.poll(() => onStrip(page)).toEqual(['Grandma', 'Boy'])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Grandma, 1 of 2')
    await page.keyboard.press('Control+z')
    await expect.poll(() => onStrip(page)).toEqual(['Rabbit', 'Grandma', 'Boy'])
    await page.getByRole('radio', { name: 'All one color' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Add to cart' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart/**')
    await page.getByText('Grandma, Boy, Rabbit').first().waitFor()
  })

  it('is made by touch on a phone, with the strip in view (DDB-9)', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await open(page)
    await offered(page, 'Dad').tap()
    await offered(page, 'Mom').tap()
    await offered(page, 'Mom with long hair').scrollIntoViewIfNeeded()
    await offered(page, 'Mom with long hair').tap()
    await expect.poll(() => onStrip(page)).toEqual(['Dad', 'Mom', 'Mom with long hair'])
    const [from, to] = [
      await middleOf(figure(page, 'Mom with long hair')),
      await middleOf(figure(page, 'Dad')),
    ]
    await drag(page, { from, to: { x: to.x - 30, y: to.y } })
    await expect.poll(() => onStrip(page)).toEqual(['Mom with long hair', 'Dad', 'Mom'])
    await offered(page, 'Dad').first().scrollIntoViewIfNeeded()
    const start = await middleOf(offered(page, 'Dad').first())
    const end = await middleOf(figure(page, 'Mom'))
    await drag(page, { from: start, to: { x: end.x + 40, y: end.y } })
    await expect.poll(() => onStrip(page)).toEqual(['Mom with long hair', 'Dad', 'Mom', 'Dad'])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await intoTheCart(page)
  })

  it("takes no more figures than fit, and can't be ordered without any (DDB-3, DDB-5)", async () => {
    const page = await visit()
    await open(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Put at least one figure on it.').waitFor()
    // The last one isn't added: its button is disabled.
    for (let count = 0; count < 13; count++) await offered(page, 'Heart').click({ force: true })
    await page.getByText('The strip is full: 12 figures fit on this product.').waitFor()
    expect(await onStrip(page)).toHaveLength(12)
    await page.getByText('12 of 12 figures').waitFor()
  })

  it('asks which version to keep after a change elsewhere, and loses nothing offline (DDB-9, DESIGN-22)', async () => {
    const page = await visit()
    await open(page)
    await offered(page, 'Dad').click()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText(/couldn’t save your product/).waitFor()
    await page.context().setOffline(false)
    await intoTheCart(page)
    await editLine(page)
    const id = new URL(page.url()).searchParams.get('configured')!
    const data = { text: 'From elsewhere' }
    const changed = await page.request.patch(`/custom/api/v1/configured-ddb-product/${id}/`, { data })
    expect(changed.status()).toBe(200)
    await offered(page, 'Cat').click()
    await page.getByRole('button', { name: 'Update the cart' }).click()
    await page.getByRole('button', { name: 'Keep this one' }).click()
    await page.waitForURL('**/cart/**')
    await page.getByText('Dad, Cat').first().waitFor()
  })
})
