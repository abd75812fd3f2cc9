import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { atEverySize, goTo, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { LABEL, object, saved, storedDesign, words } from './design-tool.ts'
import { toFinalize, visible } from './journey.ts'

const NAMES = '/custom/products/labels/sheet/p/name-labels/setup/'

describe('a sample design (TOOL-13, TOOL-14)', () => {
  const visit = useBrowser()

  it('is chosen by its picture, changed and added to the cart; its address can be shared', async () => {
    const page = await visit()
    await goTo(page, LABEL)
    const designs = page.getByRole('navigation', { name: 'Start from a design' })
    await expect
      .poll(() =>
        designs
          .locator('img')
          .evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true)
    await designs.getByRole('link', { name: 'Farm eggs' }).click()
    await page.waitForURL('**/personalize/?sample=round-logo-labels-eggs')
    const address = page.url()
    expect(await designs.getByRole('link', { name: 'Farm eggs' }).getAttribute('aria-current')).toBe('true')
    await object(page, /HOLLOW HILL/).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await words(page).fill('SUNNY SIDE')
    await saved(page)
    await page.waitForURL('**/edit/advanced/')
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('SUNNY SIDE')
    await toFinalize(page)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    const other = await visit()
    await goTo(other, address)
    await object(other, /HOLLOW HILL/).waitFor()
    await other.getByRole('link', { name: 'Start empty' }).click()
    await other.waitForURL('**/?sample=empty')
    await other.getByRole('application').waitFor()
    expect(await object(other, /HOLLOW HILL/).count()).toBe(0)
  })

  it('is chosen by keyboard for a product with setup, and filled in', async () => {
    const page = await visit()
    await goTo(page, NAMES)
    await page.getByRole('radio', { name: 'As shown' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/setup/?sample=name-labels-fish')
    await expectAccessible(page)
    await visible(page, /^Design/).click()
    await page.waitForURL('**/edit/easy/**')
    await page.getByRole('application').waitFor()
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('Leo Marsh')
  })

  it('is chosen without scripts', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(`${NAMES}?sample=name-labels-cat`)
    expect(await page.getByRole('radio', { name: 'Kitten' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Star', exact: true }).check({ force: true })
    await visible(page, /^Design/).click()
    await page.waitForURL('**/edit/easy/**')
    expect((await storedDesign(page)).elements.map(({ text }) => text)).toContain('SAM ORTIZ')
  })

  it('has a row that fits every width', async () => {
    const page = await visit()
    await goTo(page, LABEL)
    const row = page.getByRole('navigation', { name: 'Start from a design' }).getByRole('list')
    await atEverySize(page, async (size) => {
      const box = (await row.boundingBox())!
      expect(box.x + box.width, size).toBeLessThanOrEqual(SIZES[size].width)
      expect(box.height, size).toBeLessThan(110)
    })
    await goTo(page, NAMES)
    await atEverySize(page, async (size) => {
      expect(await overflowOf(page), size).toBeLessThanOrEqual(0)
    })
  })
})
