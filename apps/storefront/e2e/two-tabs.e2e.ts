import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { discPng } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, reload, useBrowser } from './browser.ts'
import { BEER, object, openTool, saved, words } from './design-tool.ts'
import { bring, openDesign, toDesign, toFinalize, visible } from './journey.ts'
import { SETUP } from './paths.ts'

const cutLine = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).last().click()
const question = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Changed in another tab. Load it?' })
const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const leftOf = (page: Page) => page.getByRole('textbox', { name: 'Left' })
const press = async (page: Page, key: string) => {
  await page.getByRole('application').focus()
  await page.keyboard.press(key)
}
/** The stored product. */
const stored = async (page: Page) => {
  const id = /\/([^/]+)\/(?:upload|finalize)\//.exec(page.url())?.[1]
  return (await (await page.request.get(`/custom/api/v1/custom/${id}/`)).json()) as {
    readonly clip_type: string
    readonly placement: { readonly x: string }
  }
}

/** Opens the same design in two tabs of one shopper. */
async function inTwoTabs(visit: ReturnType<typeof useBrowser>, isDeaf = false) {
  const first = await visit()
  // As in two browsers, where only the shop can tell.
  if (isDeaf) {
    const deaf = await first
      .context()
      .addInitScript(() => (BroadcastChannel.prototype.postMessage = () => {}))
    onTestFinished(() => deaf.dispose())
  }
  await openDesign(first)
  await bring(first, 'disc.png', 'image/png', await discPng(900))
  const second = await first.context().newPage()
  await goTo(second, first.url())
  await second.getByRole('application').waitFor()
  return [first, second] as const
}

describe('one design in two tabs', () => {
  const visit = useBrowser()

  it('reports a change in the other tab before anything is lost, loads it, and can undo it (DESIGN-22)', async () => {
    const [first, second] = await inTwoTabs(visit)
    await choose(second, 'Rectangle')
    await isSaved(second)
    await question(first).waitFor()
    const before = Number(await leftOf(first).inputValue())
    await press(first, 'Shift+ArrowRight')
    await expect.poll(async () => Number(await leftOf(first).inputValue())).toBeCloseTo(before + 0.1, 3)
    expect(await stored(first)).toMatchObject({ clip_type: 'rectangle' })

    await first.getByRole('button', { name: 'Load it' }).click()
    await isSaved(first)
    expect(await cutLine(first, 'Rectangle').isChecked()).toBe(true)
    expect(await question(first).count()).toBe(0)
    await first.getByRole('button', { name: 'Undo' }).click()
    await isSaved(first)
    expect(Number(await leftOf(first).inputValue())).toBeCloseTo(before + 0.1, 3)
    expect((await stored(first)).clip_type).toBe('contour')
    await question(second).waitFor()
  })

  it("is rejected by the shop if the tabs can't communicate, and keeps the shopper's choice (DESIGN-22)", async () => {
    const [first, second] = await inTwoTabs(visit, true)
    await choose(second, 'Rectangle')
    await isSaved(second)
    const placed = (await stored(first)).placement.x
    await press(first, 'Shift+ArrowRight')
    await question(first).waitFor()
    expect(await stored(first)).toMatchObject({ clip_type: 'rectangle', placement: { x: placed } })
    await visible(first, 'Continue').click()
    await expect.poll(() => first.url()).toContain('/upload/')

    await first.getByRole('button', { name: 'Keep this one' }).click()
    await isSaved(first)
    const now = await stored(first)
    expect(now.clip_type).toBe('contour')
    expect(Number(now.placement.x)).toBeCloseTo(Number(placed) + 0.1, 3)
    await toFinalize(first)
  })

  it("isn't ordered in its outdated state after a change in the other tab (DESIGN-22)", async () => {
    const [first, second] = await inTwoTabs(visit)
    await toFinalize(first)
    await choose(second, 'Rectangle')
    await isSaved(second)
    await visible(first, 'Add to cart').click()
    await first.getByText('This product has changed since you loaded it.').waitFor()
    await first.getByText('Rectangle', { exact: true }).waitFor()
    await visible(first, 'Add to cart').click()
    await first.waitForURL('**/cart/**')
  })
})

describe('a product in one tab, and its cart in another', () => {
  const visit = useBrowser()

  it('is ordered only with the quantity and price that the tab shows (DESIGN-22, CART-5)', async () => {
    const first = await visit()
    await openDesign(first)
    await bring(first, 'disc.png', 'image/png', await discPng(900))
    await toFinalize(first)
    const finalize = first.url()
    await visible(first, 'Add to cart').click()
    await first.waitForURL('**/cart/**')
    const second = await first.context().newPage()
    await goTo(second, '/cart/')
    await goTo(first, finalize)
    await first.locator('output', { hasText: '$135.00' }).first().waitFor()
    const quantity = second.getByRole('textbox', { name: /^Quantity/ })
    await quantity.fill('1000')
    await quantity.press('Enter')
    await second.getByText('$200.00').first().waitFor()

    await visible(first, 'Update the cart').click()
    await first.getByText('This product has changed since you loaded it.').waitFor()
    await first.locator('output', { hasText: '$200.00' }).first().waitFor()
    await visible(first, 'Update the cart').click()
    await first.waitForURL('**/cart/**')
    await first.getByText('$200.00').first().waitFor()
  })

  it('causes no question in the tab that made both changes, when it goes back to a tool (DESIGN-22)', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    const upload = page.url()
    await toFinalize(page)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    const quantity = page.getByRole('textbox', { name: /^Quantity/ })
    await quantity.fill('1000')
    await quantity.press('Enter')
    await page.getByText('$200.00').first().waitFor()
    await goTo(page, upload)
    await choose(page, 'Rectangle')
    await isSaved(page)
    expect(await question(page).count()).toBe(0)
  })
})

describe('one drawn design in several windows', () => {
  const visit = useBrowser()
  const isOpenElsewhere = (page: Page) => page.getByText('This design is also open in another window.')
  const say = async (page: Page, before: RegExp, text: string) => {
    await object(page, before).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill(text)
  }

  it('has a draft per window until it is saved, and the draft of a closed window is taken over (TOOL-11, DESIGN-22)', async () => {
    const first = await visit()
    await openTool(first, BEER)
    await say(first, /North Pier/, 'Pier')
    await saved(first)
    const path = new URL(first.url()).pathname
    const second = await first.context().newPage()
    await openTool(second, path)
    await isOpenElsewhere(first).waitFor()
    await isOpenElsewhere(second).waitFor()
    await expectAccessible(second)

    const changes = '**/custom/api/v1/custom/**'
    await first.context().route(changes, (route) => route.abort())
    await words(first).fill('First')
    await say(second, /Pier/, 'Second')
    await second.getByText(/Not saved yet/).waitFor()
    await second.close({ runBeforeUnload: false })
    await isOpenElsewhere(first).waitFor({ state: 'detached' })

    const third = await first.context().newPage()
    await openTool(third, path)
    await object(third, /Second/).waitFor()
    await isOpenElsewhere(first).waitFor()
    await reload(first)
    await object(first, /First/).waitFor()

    await first.context().unroute(changes)
    await saved(third)
    await question(first).waitFor()
    await first.getByRole('button', { name: 'Keep this one' }).click()
    await saved(first)
    await third.getByRole('button', { name: 'Load it' }).click()
    await object(third, /First/).waitFor()
  })

  it('becomes two designs if a new one is begun in each (TOOL-11)', async () => {
    const first = await visit()
    await first.context().route('**/custom/api/v1/custom/**', (route) => route.abort())
    await openTool(first, BEER)
    await say(first, /North Pier/, 'First')
    const second = await first.context().newPage()
    await openTool(second, BEER)
    await object(second, /North Pier/).waitFor()
    expect(await isOpenElsewhere(second).count()).toBe(0)
  })
})

/** Opens the details of a product in two tabs, the second with or without scripts; the first saves 1,000 pieces. */
async function detailsInTwoTabs(visit: ReturnType<typeof useBrowser>, javaScriptEnabled = true) {
  const first = await visit()
  await openDesign(first)
  const details = first.url().replace(/\/upload\/.*/, '/setup-edit/')
  const others = { storageState: await first.context().storageState(), javaScriptEnabled }
  const second = await visit(others)
  await goTo(first, details)
  await goTo(second, details)
  const quantity = (page: Page) => page.getByLabel('Quantity', { exact: true })
  await quantity(first).fill('1000')
  await visible(first, /^Upload/).click()
  await first.waitForURL('**/upload/**')
  await quantity(second).fill('250')
  await visible(second, /^Upload/).click()
  await question(second).waitFor()
  return { first, second, quantity }
}
const quantityOf = async (page: Page) => {
  const id = /\/([^/]+)\/upload\//.exec(page.url())?.[1]
  const response = await page.request.get(`/custom/api/v1/custom/${id}/`)
  return ((await response.json()) as { readonly quantity: number }).quantity
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the details of one product in two tabs, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('are overwritten only after the shopper has seen the change, and can be loaded (DESIGN-22)', async () => {
    const { first, second, quantity } = await detailsInTwoTabs(visit, javaScriptEnabled)
    expect(await quantity(second).inputValue()).toBe('250')
    expect(await quantityOf(first)).toBe(1000)
    await second.getByRole('link', { name: 'Load it' }).click()
    await question(second).waitFor({ state: 'detached' })
    await expect.poll(() => quantity(second).inputValue()).toBe('1000')
  })

  it('are the ones that the shopper keeps (DESIGN-22)', async () => {
    const { first, second } = await detailsInTwoTabs(visit, javaScriptEnabled)
    await second.getByRole('button', { name: 'Keep this one' }).click()
    await second.waitForURL('**/upload/**')
    expect(await quantityOf(first)).toBe(250)
  })
})

describe('the details of a product whose artwork was placed later in the same tab', () => {
  const visit = useBrowser()

  it('are saved without a question', async () => {
    const page = await visit()
    await openDesign(page)
    await goTo(page, page.url().replace(/\/upload\/.*/, '/setup-edit/'))
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    await page.goBack({ waitUntil: 'commit' })
    await page.getByLabel('Quantity', { exact: true }).fill('1000')
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    expect(await quantityOf(page)).toBe(1000)
  })
})

describe.each([
  { how: 'from the HTTP cache', keepsPages: false },
  { how: 'from the back/forward cache', keepsPages: true },
])('the back button $how', ({ keepsPages }) => {
  const visit = useBrowser({ keepsPages })

  it("never shows an empty canvas, and shows the cart's current count (FLOW-4)", async () => {
    const page = await visit()
    const errors = collectErrors(page)
    await toDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    await toFinalize(page)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    const count = page.getByRole('banner').getByRole('link', { name: /^Cart\s*1 product$/ })
    await count.waitFor()

    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/finalize/**', { waitUntil: 'commit' })
    await count.waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/upload/**', { waitUntil: 'commit' })
    await page.getByRole('application', { name: /disc\.png/ }).waitFor()
    expect(await page.getByText('Drop your artwork here').count()).toBe(0)
    await visible(page, 'Continue').waitFor()
    await count.waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL(`**${SETUP}**`, { waitUntil: 'commit' })
    await count.waitFor()
    expect(errors).toEqual([])
  })
})
