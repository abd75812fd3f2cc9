import { describe, expect, it } from 'vitest'
import { SIZES, useBrowser } from './browser.ts'

/** Holds back a page's scripts until they are released. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('a page whose scripts arrive late', () => {
  const visit = useBrowser()

  it('shows the price of earlier choices as soon as they arrive (FLOW-14)', async () => {
    const page = await visit({ viewport: SIZES.desktop })
    const { open, opened } = gate()
    await page.route('**/*.js', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/custom/products/stickers/p/die-cut-stickers/setup/', { waitUntil: 'commit' })
    await page.locator('input[name=size][value=custom]').waitFor({ state: 'attached' })
    const changed = await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#configurator')!
      const materials = [...form.querySelectorAll<HTMLInputElement>('input[name=material]')]
      const material = materials.find(({ checked }) => !checked)!
      material.click()
      form.querySelector<HTMLInputElement>('[name=width]')!.value = '5'
      form.querySelector<HTMLInputElement>('[name=height]')!.value = '4'
      form.querySelector<HTMLInputElement>('[name=quantity]')!.value = '75'
      return material.value
    })
    open()
    await page.waitForURL(/quantity=75/)
    const query = new URL(page.url()).searchParams
    expect(['material', 'width', 'height', 'quantity'].map((name) => query.get(name))).toEqual([
      changed,
      '5',
      '4',
      '75',
    ])
    const form = await page.evaluate(() =>
      Object.fromEntries(
        [...new FormData(document.querySelector<HTMLFormElement>('#configurator')!)].map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
    )
    expect(form).toMatchObject({ material: changed, width: '5', height: '4', quantity: '75' })
  })

  it('shows the price of choices made by clicks alone (FLOW-14)', async () => {
    const page = await visit({ viewport: SIZES.desktop })
    await page.goto('/custom/products/stickers/p/die-cut-stickers/setup/')
    const material = await page.evaluate(() => {
      const other = document.querySelector<HTMLInputElement>(
        '#configurator input[name=material]:not(:checked)',
      )!
      other.click()
      return other.value
    })
    await page.waitForURL((url) => url.searchParams.get('material') === material)
  })

  it("shows a sample pack's price for the typed quantity (SAMPLE-4)", async () => {
    const page = await visit({ viewport: SIZES.desktop })
    await page.goto('/custom/products/stickers/p/sample-pack/setup/')
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
    await page.locator('[data-priced]:not([aria-busy])', { hasText: '$15.00' }).waitFor()
  })

  it("shows the price of a drawing's colors chosen by clicks alone (FLOW-14)", async () => {
    const page = await visit({ viewport: SIZES.desktop })
    await page.goto('/clipart/decals/cut-out/animals/p/paw-print-decal/')
    const price = () => page.locator('output').first().innerText()
    const before = await price()
    const chosen = await page.evaluate(() => {
      const radios = [...document.querySelectorAll<HTMLInputElement>('#configurator input[type=radio]')]
      const regions = [...new Set(radios.map(({ name }) => name))].filter((name) => name.startsWith('region'))
      return regions.map((region, at) => {
        const colors = radios.filter(({ name, value }) => name === region && value !== '')
        const color = colors.filter(({ checked }) => !checked)[at]!
        color.click()
        return [region, color.value] as const
      })
    })
    expect(chosen.length).toBeGreaterThan(1)
    await page.waitForURL((url) => chosen.every(([name, value]) => url.searchParams.get(name) === value))
    await expect.poll(price).not.toBe(before)
    const shown = await price()
    await page.reload()
    expect(await price()).toBe(shown)
  })
})
