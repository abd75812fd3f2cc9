import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { visible } from './journey.ts'
import { SETUP } from './paths.ts'

const side = (page: Page, name: 'Width' | 'Height') => page.getByRole('textbox', { name, exact: true })

async function type(page: Page, width: string, height: string) {
  await side(page, 'Width').fill(width)
  await side(page, 'Height').fill(height)
}

/** The size on the page: the chosen preset, and both sides. */
const sizeOf = async (page: Page) => [
  await page.locator('input[name=size]:checked').getAttribute('value'),
  await side(page, 'Width').inputValue(),
  await side(page, 'Height').inputValue(),
]

describe('a size typed without scripts while a preset is chosen (FLOW-14)', () => {
  const visit = useBrowser()

  it('is priced, questioned if another preset was chosen, too, and saved', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(SETUP)
    await type(page, '5', '4')
    await side(page, 'Width').press('Enter')
    await page.waitForURL('**?**')
    expect(await sizeOf(page)).toEqual(['custom', '5', '4'])
    await page.goto(SETUP)
    await page.locator('input[name=size]').nth(2).check({ force: true })
    await type(page, '5', '4')
    await visible(page, /^Upload/).click()
    await page.getByText('and typed another size. Which one do you want?').first().waitFor()
    expect(await sizeOf(page)).toEqual(['custom', '5', '4'])
    await visible(page, /^Upload/).click()
    await page.waitForURL('**/upload/**')
    expect(await page.getByRole('main').innerText()).toContain('5 × 4 in')
  })

  it.each([
    ['of a marketplace product', '/marketplace/marketplace/p/heron-sticker/', '4.47', '4.52'],
    ['of a drawing', '/clipart/decals/cut-out/ornaments/p/gear-08-decal/?size=size-3x3', '4.5', '4.5'],
  ])('is the size in the cart, %s', async (_, path, width, height) => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await sizeOf(page)).not.toContain('custom')
    await type(page, width, height)
    await visible(page, 'Add to cart').click()
    await page.waitForURL('**/cart/**')
    expect(await page.getByRole('main').innerText()).toContain(`${width} × ${height} in`)
  })
})
