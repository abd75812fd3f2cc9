import { describe, expect, it } from 'vitest'
import { urlFor } from '../app/links/url-for.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, ofOwner, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'

describe('a customer’s product', () => {
  const visit = useBrowser()

  it('is corrected by staff, who see its price before saving and give a reason (PAGE-18, ROLE-7)', async () => {
    const guest = await visit()
    const sticker = { template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2' }
    const saved = await guest.request.post('/custom/api/v1/custom/', { data: { ...sticker, quantity: 100 } })
    const { id } = (await saved.json()) as { id: string }
    const path = urlFor('adminEdit', { configuredId: id })

    const page = await visit(ofOwner())
    const errors = collectErrors(page)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Correct die-cut stickers' }).waitFor()
    await page.getByText('A guest', { exact: true }).waitFor()
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await page.getByRole('button', { name: 'Show the price' }).click()
    const prices = page.locator('#price')
    await prices.getByText('$135.00').waitFor()
    expect(await prices.innerText()).toContain('$52.00')
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await page.getByRole('alert').getByText('This changes the price.').waitFor()
    await page.getByLabel('Why do you change it?').fill('Asked on the phone')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await page.getByText('Saved. Its customer has to approve it again.').waitFor()
    const corrections = page.getByRole('region', { name: 'Corrections' })
    expect(await corrections.innerText()).toMatch(
      /^Corrections\s+Eva, .+\s+Asked on the phone\s+Quantity: 100 → 500\s+Price: \$52\.00 → \$135\.00$/,
    )
    for (const size of [SIZES.phone, SIZES.narrow]) {
      await page.setViewportSize(size)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
    // The form was returned once with its errors.
    expect(errors.filter((each) => !each.includes('422'))).toEqual([])

    expect((await guest.request.get(`/custom/api/v1/custom/${id}/`)).ok()).toBe(true)
    await guest.goto(path)
    expect(new URL(guest.url()).pathname).toBe(urlFor('signIn'))
  })
})
