import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { goTo, reload, SIZES, useBrowser } from './browser.ts'
import { BEER, LABEL, NAMES, object, openTool, saved, storedDesign, words } from './design-tool.ts'
import { order, toFinalize, visible } from './journey.ts'

async function intoTheCart(page: Page, name: string) {
  await toFinalize(page)
  await expectAccessible(page)
  await visible(page, 'Add to cart').click()
  await page.waitForURL('**/cart/**')
  await page.getByRole('heading', { name }).or(page.getByRole('link', { name })).first().waitFor()
}

describe('a product of the advanced tool', () => {
  const visit = useBrowser()

  it('is designed with the mouse: changed, left, reopened from its cart line, changed again and ordered (TOOL-1, TOOL-4, FLOW-11)', async () => {
    const page = await visit()
    await goTo(page, '/custom/products/category/labels/roll/')
    await page
      .getByRole('link', { name: /Round logo labels/ })
      .first()
      .click()
    await page.waitForURL('**/personalize/')
    await page.getByRole('application').waitFor()
    await expect.poll(() => page.locator('[role=application] path').count()).toBeGreaterThan(3)
    await expectAccessible(page)
    await object(page, /Coffee roasters/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('Tea & cakes')
    await saved(page)
    await page.waitForURL('**/edit/advanced/')
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('Tea & cakes')
    await intoTheCart(page, 'Round logo labels')
    await page.getByRole('link', { name: 'Edit Round logo labels' }).click()
    await page.waitForURL('**/edit/advanced/')
    await object(page, /Tea & cakes/).waitFor()
    await expectAccessible(page)
  })

  it("shows the press's findings in place, and fixes them with one click (EDIT-21)", async () => {
    const page = await visit()
    await openTool(page, LABEL)
    const highlight = page.locator('[role=application] .canvas-highlight rect')
    await object(page, /Coffee roasters/).click()
    await page.getByRole('application').focus()
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight')
    await saved(page)
    const found = page.getByRole('region', { name: 'Preflight' })
    await found.getByText(/too close to the cut line/).waitFor()
    expect(await highlight.isVisible()).toBe(false)
    await found.getByRole('button', { name: 'Show Text: Coffee roasters' }).click()
    await highlight.waitFor({ state: 'visible' })
    await expectAccessible(page)
    await found.getByRole('button', { name: /^Move inside/ }).click()
    await found.getByText('Ready to print.').waitFor()
    expect(await highlight.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Undo move' }).waitFor()
  })

  it('keeps changes made offline, and sends them when the network is back (TOOL-4)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await object(page, /North Pier/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('South Pier')
    await saved(page)
    await page.context().setOffline(true)
    await words(page).fill('West Pier')
    await page.getByText(/Not saved yet/).waitFor()
    await page.context().setOffline(false)
    await saved(page)
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('West Pier')
  })

  it("shows a message if it can't be fetched, and opens once it can (TOOL-4)", async () => {
    const page = await visit()
    const editor = '**/assets/mount-*'
    await page.route(editor, (route) => route.abort())
    await page.goto(BEER)
    await page
      .getByRole('alert')
      .getByText(/couldn’t be opened/)
      .waitFor()
    expect(await page.getByText('Opening the design tool').isVisible()).toBe(false)
    await page.unroute(editor)
    await page.getByRole('link', { name: 'Load again' }).click()
    await page.getByRole('application').waitFor()
  })

  it('restores unsaved work after its tab has ended (TOOL-4)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await page.route('**/custom/api/v1/custom/**', (route) => route.abort())
    await object(page, /North Pier/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('Lost Pier')
    await page.getByText(/Not saved yet|Saving/).waitFor()
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await openTool(other, BEER)
    await object(other, /Lost Pier/).waitFor()
    await saved(other)
    expect((await storedDesign(other)).elements.map(({ text }) => text)).toContain('Lost Pier')
  })

  it('asks which design to keep if another window has changed it, and loses neither (DESIGN-22)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await object(page, /North Pier/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('First window')
    await saved(page)
    const other = await page.context().newPage()
    await openTool(other, new URL(page.url()).pathname)
    await object(other, /First window/).click()
    await other.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(other).fill('Second window')
    await saved(other)
    await page.getByText('Changed in another tab. Load it?').waitFor()
    await words(page).fill('First again')
    await page.getByRole('button', { name: 'Keep this one' }).click()
    await saved(page)
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('First again')
    await other.getByRole('button', { name: 'Load it' }).click()
    await object(other, /First again/).waitFor()
  })

  it('starts empty, and restores the design with one click', async () => {
    const page = await visit()
    await openTool(page, LABEL)
    await page.getByRole('button', { name: 'Start empty' }).click()
    await expect.poll(() => object(page, /Coffee/).count()).toBe(0)
    await page.getByRole('button', { name: 'Bring my design back' }).click()
    await object(page, /Coffee roasters/).waitFor()
  })

  it('is priced beside the canvas as its details change, and resized (PRICE-12)', async () => {
    const page = await visit()
    await openTool(page, LABEL)
    await page.getByRole('button', { name: 'Material, size and quantity' }).click()
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await expect
      .poll(() => page.getByRole('region', { name: 'Your order' }).locator('output').innerText())
      .toContain('$144.00')
    await page.getByRole('radio', { name: '2 × 2' }).check({ force: true })
    const rightmost = async () => Math.max(...(await storedDesign(page)).elements.map(({ x }) => x))
    await expect.poll(rightmost).toBeLessThan(1)
    await expectAccessible(page)
  })

  it("shows beside the price why it can't be ordered, and continues only when it can (QTY-1, PRICE-12)", async () => {
    const page = await visit()
    await openTool(page, LABEL)
    await page.getByRole('button', { name: 'Material, size and quantity' }).click()
    await page.getByLabel('Quantity', { exact: true }).fill('7')
    await order(page).getByText('The minimum quantity for this product is 100.').waitFor()
    expect(await order(page).getByRole('link', { name: 'Continue' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByLabel('Quantity', { exact: true }).fill('300')
    await order(page)
      .getByRole('link', { name: 'Continue' })
      .or(order(page).getByText('All changes saved.'))
      .first()
      .waitFor()
  })

  it('numbers the codes of its bottles, and is priced and ordered once for each number (DESIGN-34)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Codes', exact: true }).click()
    await page.getByLabel('Web address').fill('https://pier.example/b/001')
    await page.getByRole('button', { name: 'Add code' }).click()
    await page.getByLabel('On each piece').selectOption('number_range')
    await page.getByLabel('To', { exact: true }).fill('https://pier.example/b/500')
    await order(page)
      .getByText(/^500 pieces/)
      .waitFor()
    const price = await order(page).locator('output').innerText()
    await saved(page)
    await expectAccessible(page)
    await toFinalize(page)
    await page.getByText('https://pier.example/b/001 to https://pier.example/b/500').waitFor()
    expect(await page.getByRole('main').innerText()).toContain(/\$[\d.,]+/.exec(price)![0])
  })

  it('prints names from a file on its bottles: chooses a column, pages through, prices and orders (VAR-15, VAR-16)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await object(page, /North Pier/).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('On each piece').selectOption('variable_data')
    const guests = Array.from({ length: 499 }, (_, n) => `Guest ${n + 1};${n}`)
    await page.getByLabel('Choose a file').setInputFiles({
      ...{ name: 'guests.csv', mimeType: 'text/csv' },
      // Saved by Windows in an encoding whose bytes for ë and € differ from UTF-8.
      buffer: Buffer.from(`Name;Seat\r\n;\r\n${guests.join('\r\n')}\r\nZo\xEB \x80;499\r\n`, 'latin1'),
    })
    await page.getByRole('combobox', { name: 'Column' }).selectOption('Name')
    await page.getByText('1 blank row was left out.').waitFor()
    await page.getByText('Piece 1 of 500: Guest 1').waitFor()
    const drawn = () => page.locator('[role=application] .canvas-artwork').innerHTML()
    const first = await drawn()
    await page.getByRole('button', { name: 'Show the next piece' }).click()
    await page.getByText('Piece 2 of 500: Guest 2').waitFor()
    await expect.poll(drawn).not.toBe(first)
    const order = page.getByRole('region', { name: 'Your order' })
    await order.getByText(/^500 pieces/).waitFor()
    const price = await order.locator('output').innerText()
    await saved(page)
    await expectAccessible(page)
    expect((await storedDesign(page)).elements.map(({ text }) => text?.slice(-6))).toContain(',Zoë €')
    await toFinalize(page)
    expect(await page.getByRole('main').innerText()).toContain(/\$[\d.,]+/.exec(price)![0])
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
  })

  it('shows both sides of its bottles before the order, and in the cart (DESIGN-39)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await object(page, /North Pier/).click()
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await saved(page)
    await toFinalize(page)
    const drawn = (alt: RegExp) =>
      expect
        .poll(() => page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    await drawn(/, Front$/)
    await drawn(/, Back$/)
    await expectAccessible(page)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    await drawn(/, Back$/)
  })

  it('shows its finished look in the tool: each side, and in its surroundings (TOOL-12)', async () => {
    const page = await visit()
    const look = page.getByRole('dialog', { name: 'Finished look' })
    const openLook = async (path: string, name: RegExp) => {
      await openTool(page, path)
      await object(page, name).click()
      await page.getByRole('application').focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('button', { name: 'Finished look' }).click()
    }
    await openLook(BEER, /North Pier/)
    await look.getByAltText(/, Front$/).waitFor()
    await look.getByRole('button', { name: 'Back', exact: true }).click()
    await look.getByAltText(/, Back$/).waitFor()
    await page.keyboard.press('Escape')
    await look.waitFor({ state: 'detached' })
    await openLook(LABEL, /Coffee roasters/)
    await look.getByAltText(/as they will be made$/).waitFor()
    await look.getByRole('button', { name: 'Box' }).click()
    await look.getByAltText(/on a box, in actual size$/).waitFor()
    await expectAccessible(page)
  })

  it("returns to the saved design if the draft can't be drawn (TOOL-4)", async () => {
    const page = await visit()
    await openTool(page, LABEL)
    await page.evaluate(() =>
      localStorage.setItem(
        'kisscut.new-design.round-logo-labels',
        JSON.stringify({
          design: { elements: [{ kind: 'text' }] },
          details: null,
          revision: null,
          sent: null,
        }),
      ),
    )
    await reload(page)
    await page.getByText('The design tool couldn’t go on.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go back to what is saved' }).click()
    await page.getByRole('application').waitFor()
    await expect.poll(() => page.locator('[role=application] path').count()).toBeGreaterThan(3)
  })

  it('stays in view on a phone, even if its sides have long names (EDIT-13)', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
    await openTool(page, BEER)
    await object(page, /North Pier/).tap()
    await page.getByRole('application').press('ArrowRight')
    await saved(page)
    const { sides, ...design } = (await storedDesign(page)) as unknown as { sides: object[] }
    const named = sides.map((side, at) => ({ ...side, name: `${at} ${'the side of the street '.repeat(4)}` }))
    const path = `/custom/api/v1/custom/${/[\w-]{36}/.exec(page.url())?.[0]}/`
    const changed = await page.request.patch(path, { data: { design: { ...design, sides: named } } })
    expect(changed.status()).toBe(200)
    await openTool(page, page.url())
    const { x = 0, width = 0 } = (await page.getByRole('application').boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(SIZES.phone.width)
  })

  it('says without scripts that it needs them, and links to products for finished artwork', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(LABEL)
    await page.getByText(/Designing here needs JavaScript/).waitFor()
    expect(await page.getByRole('link', { name: 'Products for finished artwork' }).getAttribute('href')).toBe(
      '/custom/products/category/labels/roll/',
    )
  })
})

describe('a product of the easy tool', () => {
  const visit = useBrowser()

  it('is set up first, then filled in beside its picture, opened with more options without loss, and ordered (TOOL-5)', async () => {
    const page = await visit()
    await goTo(page, NAMES)
    await visible(page, /^Design/).click()
    await page.waitForURL('**/edit/easy/')
    await page.getByRole('application').waitFor()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Noor Haddad')
    await saved(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'More options' }).click()
    await page.waitForURL('**/edit/advanced/')
    await object(page, /Noor Haddad/).waitFor()
    const { elements } = await storedDesign(page)
    expect(elements.map(({ kind }) => kind).sort()).toEqual(['clipart', 'text', 'text'])
    await intoTheCart(page, 'Name labels')
  })
})
