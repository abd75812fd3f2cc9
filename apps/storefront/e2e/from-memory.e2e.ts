import { describe, expect, inject, it } from 'vitest'
import { openAccount } from './accounts.ts'
import { useBrowser } from './browser.ts'
import { SETUP } from './paths.ts'

/** One page of each kind that is rendered for an audience. */
const PAGES = [
  '/',
  '/custom/products/category/labels/',
  '/search/?q=sticker',
  SETUP,
  '/custom/products/labels/roll/p/round-logo-labels/personalize/',
  '/custom/products/signs/car-magnets/p/magnetic-car-signs/preview/',
  '/custom/products/decals/vinyl-lettering/p/window-opening-hours/new-lettering/',
  '/clipart/decals/cut-out/animals/p/paw-print-decal/',
  '/ddb/stickers/bumper/p/family-car-stickers/',
  '/marketplace/marketplace/p/lake-trout-sticker/',
  '/stock-images/stock-image-stickers/p/night-city-sticker/',
  '/help/materials/',
]

describe('a page from memory', () => {
  const visit = useBrowser()

  it('shows each visitor their own name and cart count, and nothing of others (SEO-15)', async () => {
    const [ana, ben] = [await visit(), await visit()]
    await openAccount(ana, 'from-memory@example.com')
    const headers = { origin: inject('shopUrl') }
    for (const quantity of [100, 200]) {
      const label = { template: 'roll-labels', material: 'white-bopp', width: '3', height: '2', quantity }
      const saved = await ana.request.post('/custom/api/v1/custom/', { data: label, headers })
      const { id } = (await saved.json()) as { id: string }
      const own = { product_class: 'custom', product_id: id }
      const added = await ana.request.post('/custom/api/v1/add-to-cart/', { data: own, headers })
      expect(added.status(), await added.text()).toBe(200)
    }
    for (const path of PAGES) {
      const response = await ana.goto(path)
      const policy = response?.headers()['content-security-policy'] ?? ''
      // Pages for one visitor alone have a nonce.
      expect([path, policy.includes("'sha256-"), policy.includes("'nonce-")]).toEqual([path, true, false])
      const header = ana.getByRole('banner')
      await header.getByRole('link', { name: 'Cho', exact: true }).waitFor()
      expect(await header.getByRole('link', { name: /cart/i }).first().textContent()).toContain('2')
      await ben.goto(path)
      expect(await ben.getByRole('link', { name: 'Cho', exact: true }).count()).toBe(0)
      expect(/>Cho</.test(await ben.content())).toBe(false)
      await ben.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().waitFor()
      expect(
        await ben.getByRole('banner').getByRole('link', { name: /cart/i }).first().textContent(),
      ).not.toContain('2')
    }
  })
})
