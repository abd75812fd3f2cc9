import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { useBrowser } from './browser.ts'
import { LABEL } from './design-tool.ts'

const HOURS = '/custom/products/decals/vinyl-lettering/p/window-opening-hours/new-lettering/'
const CAR = '/custom/products/signs/car-magnets/p/magnetic-car-signs/preview/'

/** A product for the easy tool, which requires a configured one. */
async function easy(page: Page): Promise<string> {
  const sides = { width: '2.5', height: '1', quantity: 50 }
  const data = { template: 'name-labels', material: 'white-vinyl', ...sides }
  const made = await page.request.post('/custom/api/v1/custom/', { data })
  const { id } = (await made.json()) as { readonly id: string }
  return `/custom/products/labels/sheet/p/name-labels/${id}/edit/easy/`
}

describe.each([
  ['the advanced tool', async () => LABEL],
  ['the preview tool', async () => CAR],
  ['the lettering tool', async () => HOURS],
  ['the easy tool', easy],
])('%s', (_, addressOf) => {
  const visit = useBrowser()

  it("reports that its text renderer can't be fetched, and fetches it with one click (EDIT-1)", async () => {
    const page = await visit()
    const shaping = '**/assets/shaping-*'
    await page.route(shaping, (route) => route.abort())
    await page.goto(await addressOf(page))
    const message = page.getByRole('alert').getByText(/couldn’t be loaded just now/)
    await message.waitFor()
    expect(await page.getByText(/^Loading/).count()).toBe(0)
    await expectAccessible(page)
    await page.unroute(shaping)
    await page.getByRole('button', { name: 'Try again' }).click()
    await message.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[role=application] path').count()).toBeGreaterThan(3)
  })
})
