import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { atEverySize, collectErrors, goTo, settled, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { visible } from './journey.ts'

const PERMITS = '/custom/products/decals/parking-permits/p/parking-permits/setup/'

/** The saved product of the page, from the REST API. */
async function savedCustom(page: Page): Promise<Record<string, unknown>> {
  const id = /\/p\/parking-permits\/([^/]+)\/upload\//.exec(page.url())?.[1] ?? ''
  const response = await page.request.get(`/custom/api/v1/custom/${id}/`)
  return (await response.json()) as Record<string, unknown>
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('numbered parking permits for the inside of glass, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('have the quantity of their numbers, and are saved with border and cuts', async () => {
    const page = await visit({ javaScriptEnabled })
    const errors = collectErrors(page)
    await goTo(page, PERMITS)
    await page.getByRole('radio', { name: 'Number range' }).check()
    await page.getByLabel('From', { exact: true }).fill('Lot A 001')
    await page.getByLabel('To', { exact: true }).fill('Lot A 250')
    await page.getByRole('radio', { name: 'Add Border' }).check()
    await page.getByRole('checkbox', { name: /Flex cut/ }).check()
    await page.getByRole('checkbox', { name: /Reverse cut/ }).check()
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update price' }).first().click()
    const quantity = page.getByLabel('Quantity', { exact: true })
    await expect.poll(() => quantity.inputValue()).toBe('250')
    expect(await quantity.isEditable()).toBe(false)
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    expect(await savedCustom(page)).toMatchObject({
      quantity: 250,
      variable_data: { kind: 'range', from: 'Lot A 001', to: 'Lot A 250' },
      option_border: true,
      option_flex_cut: true,
      clip_type: 'contour',
      option_reverse_cut: true,
    })
    await goTo(page, page.url().replace('/upload/', '/setup-edit/'))
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('Lot A 001')
    expect(await page.getByRole('checkbox', { name: /Reverse cut/ }).isChecked()).toBe(true)
    expect(errors).toEqual([])
  })

  it('report an invalid number range, and nothing is saved', async () => {
    const page = await visit({ javaScriptEnabled })
    await goTo(page, PERMITS)
    await page.getByRole('radio', { name: 'Number range' }).check()
    await page.getByLabel('From', { exact: true }).fill('first')
    await page.getByLabel('To', { exact: true }).fill('last')
    await visible(page, /^Upload/).click()
    await page.getByText('Not a valid number range.').first().waitFor()
    expect(page.url()).toContain('/setup/')
  })

  it('keep a list too long for an address until it is saved, whatever its errors', async () => {
    const page = await visit({ javaScriptEnabled })
    await goTo(page, PERMITS)
    await page.getByRole('radio', { name: 'List' }).check()
    const list = page.locator('textarea[name=list]')
    const names = Array.from({ length: 300 }, (_, at) => `Permit ${at}`)
    await list.fill([...names, 'שלום'].join(', '))
    await visible(page, /^Upload/).click()
    await page.getByText('We can’t print').first().waitFor()
    expect(page.url()).toContain('/setup/')
    expect((await list.inputValue()).split(', ')).toHaveLength(301)
    await list.fill(names.join(', '))
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    expect(await savedCustom(page)).toMatchObject({ quantity: 300, variable_data: { kind: 'list' } })
  })
})

describe('numbers typed before the scripts arrive', () => {
  const visit = useBrowser()

  it('move nothing below the pointer during hydration', async () => {
    const page = await visit()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(PERMITS, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Number range' }).check()
    await page.getByLabel('From', { exact: true }).fill('Lot A 001')
    await page.getByLabel('To', { exact: true }).fill('Lot A 250')
    const border = page.getByRole('radio', { name: 'Add Border' })
    await border.hover()
    const before = await border.boundingBox()
    release()
    await settled(page)
    await border.press('Shift')
    const quantity = page.getByLabel('Quantity', { exact: true })
    await expect.poll(() => quantity.inputValue()).toBe('250')
    expect(await border.boundingBox()).toEqual(before)
  })
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('retail packaging, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('is chosen, priced, saved and in the cart, if the product fits (PACK-1, PACK-2, PACK-4)', async () => {
    const page = await visit({ javaScriptEnabled })
    const packaging = page.getByRole('group', { name: 'Retail packaging' })
    await goTo(page, '/custom/products/stickers/die-cut/p/die-cut-stickers/setup/')
    expect(await packaging.getByRole('radio').count()).toBe(3)
    await packaging.getByRole('radio', { name: /^Backing card/ }).check()
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update price' }).first().click()
    await page.getByText('$74.00').first().waitFor()
    await page.getByRole('radio', { name: '4 × 4' }).check()
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update price' }).first().click()
    await page.getByText('The product no longer fits the available package sizes').first().waitFor()
    await page.getByRole('radio', { name: '2 × 2' }).check()
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update price' }).first().click()
    await page.getByText('$74.00').first().waitFor()
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    const id = /\/p\/die-cut-stickers\/([^/]+)\/upload\//.exec(page.url())?.[1] ?? ''
    const saved = (await (await page.request.get(`/custom/api/v1/custom/${id}/`)).json()) as object
    expect(saved).toMatchObject({ retail_package: { package: 'backing-card', size: 'backing-card-4x6' } })
  })
})

describe('the finish of a product', () => {
  const visit = useBrowser()

  it('takes a comma list as the quantity, and uses its first value for a range', async () => {
    const page = await visit()
    await goTo(page, PERMITS)
    await page.getByRole('radio', { name: 'Comma-separated list' }).check()
    await page.getByLabel('Values, separated by commas').fill('Ana, Ben, "Smith, Cora"')
    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('3')
    await page.getByRole('radio', { name: 'All the same' }).check()
    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('100')
  })

  it("loses its reverse cut when the new material doesn't allow it", async () => {
    const page = await visit()
    await goTo(page, PERMITS)
    await page.getByRole('checkbox', { name: /Reverse cut/ }).check()
    await expect.poll(() => page.url()).toContain('reverse_cut=1')
    await page.getByRole('radio', { name: 'Reflective' }).check()
    await expect.poll(() => page.getByRole('checkbox', { name: /Reverse cut/ }).count()).toBe(0)
    await expect.poll(() => page.url()).not.toContain('reverse_cut')
  })

  it('is accessible and fits every width', async () => {
    const page = await visit()
    await goTo(page, `${PERMITS}?variable_data=range&range_from=001&range_to=250`)
    await atEverySize(page, async (size) => {
      await expectAccessible(page)
      expect(await overflowOf(page), size).toBeLessThanOrEqual(0)
    })
  })
})
