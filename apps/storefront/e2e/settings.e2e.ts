import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { collectErrors, SIZES, useBrowser } from './browser.ts'
import { hold } from './journey.ts'
import { SETUP } from './paths.ts'

const SETTINGS = '/shop/api/v1/settings/'
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script>alert(1)</script><rect width="90" height="30" fill="#1d4ed8"/></svg>`
const CONTACT = {
  ...{
    legal_name: 'Peel Ltd',
    postal_address: '1 Vinyl St\nAnytown',
    email: 'hi@peel.example',
    phone: '+1 555 0100',
  },
}

describe('the settings of the shop', () => {
  const visit = useBrowser()

  it('change every page at once, and reject unreadable colors (SETTINGS-2 to SETTINGS-4, SETTINGS-8, SETTINGS-9, ADMIN-12, ADMIN-13)', async () => {
    const owner = await visit({ extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` } })
    const guest = await visit()
    await guest.goto('/')
    expect(await guest.title()).toBe('Kisscut: stickers, labels, decals and signs, cut where you say')
    const { request } = owner.context()
    const before = (await (await request.get(SETTINGS)).json()) as Record<string, unknown>
    const errors = collectErrors(owner)
    try {
      await owner.goto('/admin/settings')
      await owner.getByRole('heading', { level: 1, name: 'Shop settings' }).waitFor()
      await expectAccessible(owner)
      await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Peel & Stick')
      await owner.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#ffd400')
      await owner.getByRole('textbox', { name: 'Address', exact: true }).fill(CONTACT.postal_address)
      await owner.getByRole('button', { name: 'Save' }).click()
      await owner.getByText('Too pale: this color on white has a contrast of 1.4 to 1').waitFor()
      await owner.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#1d4ed8')
      await owner.getByRole('button', { name: 'Save' }).click()
      await owner.getByText('Saved', { exact: true }).waitFor()
      // The console error of the save that had to fail.
      expect(errors.filter((error) => !error.includes('400'))).toEqual([])
      await request.patch(SETTINGS, { data: CONTACT })

      await guest.goto('/')
      expect(await guest.title()).toMatch(/^Peel & Stick: stickers/)
      await guest.getByRole('link', { name: 'Peel & Stick, home' }).waitFor()
      const contact = guest.locator('address')
      expect(await contact.innerText()).toBe('Peel Ltd\n1 Vinyl St\nAnytown\nhi@peel.example\n+1 555 0100')
      await expectAccessible(guest)
      await guest.goto(SETUP)
      expect(await guest.title()).toMatch(/ · Peel & Stick$/)
      const accent = await guest.evaluate(() => getComputedStyle(document.body).getPropertyValue('--cut'))
      expect(accent.trim()).toBe('#1d4ed8')
      await expectAccessible(guest)

      // A save by somebody else came in between: the page is reloaded, and reverts to the state before all of
      // it.
      await owner.reload()
      const history = owner.getByRole('region', { name: 'History' })
      await history.getByText('Eva changed this').first().waitFor()
      await expectAccessible(owner)
      await owner.setViewportSize(SIZES.narrow)
      // The menu of a wide screen collapses first.
      await expect
        .poll(() => owner.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(SIZES.narrow.width)
      await history.getByRole('button', { name: 'Revert to what was there before' }).click()
      await owner.getByRole('button', { name: 'Revert', exact: true }).click()
      await owner.getByText('The older version is saved again.').waitFor()
      await history.getByText('Reverted to an older version').waitFor()
      await guest.goto('/')
      await guest.getByRole('link', { name: 'Kisscut, home' }).waitFor()
      expect(await guest.locator('address').count()).toBe(0)
    } finally {
      const { name, accent_color, legal_name, postal_address, email, phone } = before
      await request.patch(SETTINGS, {
        data: { name, accent_color, legal_name, postal_address, email, phone, logo: null },
      })
    }
  })

  it("show the owner's logo, a drawing that runs nothing, on a phone, too (SETTINGS-3)", async () => {
    const owner = await visit({ extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` } })
    const { request } = owner.context()
    try {
      await owner.goto('/admin/settings')
      await owner.getByRole('button', { name: 'Upload a file for Logo' }).waitFor()
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }
      await owner.locator('input[type=file]').setInputFiles(file)
      await expect
        .poll(() => owner.getByRole('textbox', { name: 'Logo', exact: true }).inputValue())
        .toMatch(/^\/files\//)
      await owner.getByRole('button', { name: 'Save' }).click()
      await owner.getByText('Saved', { exact: true }).waitFor()
      const guest = await visit({ viewport: SIZES.narrow })
      await guest.goto('/')
      const logo = guest.getByRole('link', { name: 'Kisscut, home' }).getByRole('img')
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      const width = await guest.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(SIZES.narrow.width)
      await expectAccessible(guest)
    } finally {
      await request.patch(SETTINGS, { data: { logo: null } })
    }
  })

  it('begin with one page, which keeps the demo shop if the owner chooses so (SETTINGS-10, SETTINGS-11)', async () => {
    const owner = await visit({
      ...{ extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` }, viewport: SIZES.narrow },
    })
    const { request } = owner.context()
    // Settings that arrive late must not overwrite the owner's first input.
    const responses = await hold(owner, `**${SETTINGS}`)
    const requested = owner.waitForRequest(`**${SETTINGS}`)
    try {
      await owner.goto('/admin/setup')
      await owner.getByRole('heading', { level: 1, name: 'Set up your shop' }).waitFor()
      await requested
      expect(await owner.getByRole('textbox', { name: 'Name', exact: true }).count()).toBe(0)
      await responses.release()
      expect(await owner.getByRole('radio', { name: 'Keep the demo shop' }).isChecked()).toBe(true)
      await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Peel')
      await expectAccessible(owner)
      expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.narrow.width)
      await owner.getByRole('button', { name: 'Set up the shop' }).click()
      await owner.getByText('Your shop is set up').waitFor()
      await owner.getByRole('heading', { level: 1, name: 'Your shop at a glance' }).waitFor()
      const guest = await visit()
      const title = async () => {
        await guest.goto(SETUP)
        return guest.title()
      }
      await expect.poll(title).toMatch(/ · Peel$/)
    } finally {
      await request.patch(SETTINGS, { data: { name: 'Kisscut' } })
    }
  })

  it('let scripts of the origins they list call the API with a key, and no others (API-35)', async () => {
    const owner = await visit({ extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` } })
    const { request } = owner.context()
    const elsewhere = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>'),
    ).listen(0)
    await once(elsewhere, 'listening')
    const origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
    const page = await visit()
    // Chromium lists headers that tests add in its preflight.
    await page.context().setExtraHTTPHeaders({})
    /** The parts of a response that a script of the other origin may read; null: none. */
    const call = (path: string, init: RequestInit = {}) =>
      page.evaluate(
        ([url, options]) =>
          fetch(url, options).then(
            async (response) => ({
              status: response.status,
              id: response.headers.get('x-request-id'),
              body: await response.json().catch(() => null),
            }),
            () => null,
          ),
        [`${inject('shopUrl')}${path}`, init] as const,
      )
    const template = '/custom/api/v1/template/die-cut-stickers/'
    const headers = {
      ...{ authorization: `Bearer ${inject('apiKey')}`, 'content-type': 'application/json' },
      ...{ 'idempotency-key': crypto.randomUUID(), 'x-request-id': 'elsewhere-1' },
    }
    const size = JSON.stringify({ name: 'Elsewhere', width: '2', height: '3' })
    const make = () => call('/custom/api/v1/template-size/', { method: 'POST', headers, body: size })
    try {
      await page.goto(origin)
      expect([await call(template), await make()]).toEqual([null, null])
      await owner.goto('/admin/settings')
      await owner.getByRole('textbox', { name: 'Origins that may call the API' }).fill('*')
      await owner.getByRole('button', { name: 'Save' }).click()
      await owner.getByText('name each one instead of *').waitFor()
      await owner.getByRole('textbox', { name: 'Origins that may call the API' }).fill(origin)
      await owner.getByRole('button', { name: 'Save' }).click()
      await owner.getByText('Saved', { exact: true }).waitFor()
      expect(await call(template)).toMatchObject({ status: 200, body: { id: 'die-cut-stickers' } })
      // A call with cookies gets no response.
      expect(await call(template, { credentials: 'include' })).toBeNull()
      const made = await make()
      expect(made).toMatchObject({ status: 201, id: 'elsewhere-1', body: { name: 'Elsewhere' } })
      const path = `/custom/api/v1/template-size/${(made?.body as { readonly id: string }).id}/`
      expect(await call(path, { method: 'DELETE', headers })).toMatchObject({ status: 200 })
      expect(await call('/custom/api/v1/nothing/', { headers })).toMatchObject({ status: 404 })
    } finally {
      await request.patch(SETTINGS, { data: { cors_origins: '' } })
      elsewhere.close()
    }
  })
})
