import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { collectErrors, goTo, SIZES, useBrowser } from './browser.ts'

const LABELS = '/custom/products/category/labels/'
/** Number of labels in the demo shop. */
const ALL = 11

const names = (page: Page) => page.locator('main article h2').allInnerTexts()
const facet = (page: Page, name: string) => page.locator('main summary').filter({ hasText: name })
const status = (page: Page, words: string) =>
  expect.poll(() => page.getByRole('status').innerText()).toBe(words)
const search = (page: Page) => new URL(page.url()).search

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('labels with filters, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('are narrowed, sorted and widened again, as the address states (PAGE-10, PAGE-11)', async () => {
    const page = await visit({ javaScriptEnabled })
    const errors = collectErrors(page)
    await goTo(page, LABELS)
    expect((await names(page)).length).toBe(ALL)

    await facet(page, 'Material').click()
    await page.getByRole('checkbox', { name: /^Kraft paper label/ }).click()
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show products' }).first().click()
    await status(page, `3 of ${ALL} products`)
    expect([search(page), (await names(page)).sort()]).toEqual([
      '?material=kraft-paper',
      ['Address labels', 'Pantry labels', 'Sheet labels'],
    ])

    await page.getByRole('link', { name: 'Lowest price' }).click()
    await page.waitForURL('**/?material=kraft-paper&sort=price')
    expect(await names(page)).toEqual(['Sheet labels', 'Address labels', 'Pantry labels'])

    await page.getByRole('link', { name: 'Remove Kraft paper label' }).click()
    await status(page, `${ALL} products`)
    await page.goBack()
    await status(page, `3 of ${ALL} products`)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await status(page, `${ALL} products`)
    expect(errors).toEqual([])
  })

  it('offer a way back from a choice without results', async () => {
    const page = await visit({ javaScriptEnabled })
    await page.goto(`${LABELS}?material=kraft-paper&use=food&shape=heart&page=99&sort=fame`)
    expect(await names(page)).toEqual([])
    await page.getByRole('link', { name: `Show all ${ALL} products` }).click()
    await status(page, `${ALL} products`)
    expect(search(page)).toBe('')
  })
})

describe('filters by keyboard and finger', () => {
  const visit = useBrowser()

  it('open, choose and close without a mouse, and keep the focus', async () => {
    const page = await visit()
    await goTo(page, LABELS)
    const live = await page.getByRole('status').elementHandle()
    await facet(page, 'Shape').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await status(page, `1 of ${ALL} products`)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shape')
    // The element must be the same, or screen readers wouldn't announce its new text.
    expect(await live!.evaluate((each) => each.isConnected)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.getByRole('link', { name: /^Remove/ }).press('Enter')
    await status(page, `${ALL} products`)
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  })

  it('fit on a phone', async () => {
    const page = await visit({ viewport: SIZES.phone, hasTouch: true })
    await goTo(page, LABELS)
    await facet(page, 'Price').tap()
    const panel = await page.getByRole('group', { name: 'Price' }).boundingBox()
    expect(panel!.x).toBeGreaterThanOrEqual(0)
    expect(panel!.x + panel!.width).toBeLessThanOrEqual(SIZES.phone.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  it('show search engines only the unfiltered page', async () => {
    const page = await visit()
    await page.goto(`${LABELS}?material=kraft-paper`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(LABELS)
  })
})
