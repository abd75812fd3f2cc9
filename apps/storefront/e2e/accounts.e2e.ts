import type { Page } from 'playwright-core'
import { inject, describe, expect, it } from 'vitest'
import { linkTo } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { atEverySize, collectErrors, SIZES, useBrowser } from './browser.ts'

const EVA = { email: 'eva@example.com', password: 'a long enough password' }
const BEN = { email: 'ben@example.com', password: EVA.password }

const STICKERS = { template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2' }

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('an account, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it("can be signed in to and out of, and receives the guest's cart (ACC-1, ACC-5)", async () => {
    const page = await visit({ javaScriptEnabled })
    const errors = collectErrors(page)
    const saved = await page.request.post('/custom/api/v1/custom/', { data: { ...STICKERS, quantity: 100 } })
    const { id } = (await saved.json()) as { id: string }
    await page.request.post('/custom/api/v1/add-to-cart/', {
      data: { product_class: 'custom', product_id: id },
    })
    const before = await page.context().cookies()
    await page.goto('/cart/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/account/sign-in/')
    await page.getByLabel('E-mail address').fill(EVA.email)
    await page.getByLabel('Password').fill('a wrong password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('The e-mail address or the password is wrong.').waitFor()
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(EVA.email)
    expect(await page.getByLabel('Password').inputValue()).toBe('')
    await page.getByLabel('Password').fill(EVA.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Eva' }).waitFor()
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.value).not.toBe(before[0]?.value)
    await page.goto('/cart/')
    await page.getByLabel('Quantity of Die-cut stickers').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Eva' }).click()
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    await page.goto('/cart/')
    await page.getByText('Your cart is an empty sheet').waitFor()
    // The form was returned once with its errors.
    expect(errors.filter((each) => !each.includes('422'))).toEqual([])
  })

  it.each([
    ['/cart/?q=cats', '/cart/?q=cats'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['https://evil.example/', '/'],
  ])('returns only to a path of the shop: %s (ACC-6)', async (next, path) => {
    const page = await visit({ javaScriptEnabled })
    await page.goto(`/account/sign-in/?${new URLSearchParams({ next })}`)
    await page.getByLabel('E-mail address').fill(EVA.email)
    await page.getByLabel('Password').fill(EVA.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Eva' }).waitFor()
    expect(page.url()).toBe(inject('shopUrl') + path)
  })
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a new shopper, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('opens an account, sets a new password, and ends another session (ACC-9 to ACC-14)', async () => {
    const address = `ana-${crypto.randomUUID()}@example.com`
    const page = await visit({ javaScriptEnabled })
    const main = page.getByRole('main')
    const errors = collectErrors(page)
    await page.request.post('/custom/api/v1/custom/', { data: { ...STICKERS, quantity: 100 } })
    await page.goto('/account/')
    await page.waitForURL('**/account/sign-in/?next=/account/')
    await page.getByRole('link', { name: 'New here? Open an account' }).click()
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('E-mail address').fill(address)
    await page.getByLabel('Password').fill('a first password')
    await main.getByRole('button', { name: 'Open an account' }).click()
    await page.getByText(`We’ve sent an e-mail to ${address}.`, { exact: false }).waitFor()
    await page.goto(await linkTo(address))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await main.getByRole('link', { name: 'See what you have designed' }).click()
    await main.getByRole('link', { name: 'Die-cut stickers' }).first().waitFor()
    await page.goto('/account/')
    await page.getByLabel('Name').fill('Ana Maria')
    await page.getByLabel('Unit of length').selectOption('Centimeters')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Ana Maria' }).waitFor()

    const other = await visit({ javaScriptEnabled })
    await other.goto('/account/forgot/')
    await other.getByLabel('E-mail address').fill(address)
    await other.getByRole('button', { name: 'Send the link' }).click()
    await other.getByText(`If there is an account for ${address}`, { exact: false }).waitFor()
    await expect.poll(() => linkTo(address)).toContain('/account/reset/')
    await other.goto(await linkTo(address))
    await other.getByLabel('New password').fill('a second password')
    await other.getByRole('button', { name: 'Save the password' }).click()
    await other.getByText('Your new password is saved.', { exact: false }).waitFor()
    await page.goto('/account/')
    await page.waitForURL('**/account/sign-in/?next=/account/')

    for (const each of [page, other]) {
      await each.getByLabel('E-mail address').fill(address)
      await each.getByLabel('Password').fill('a second password')
      await each.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await each.getByRole('banner').getByRole('link', { name: 'Ana Maria' }).waitFor()
    }
    await page.goto('/account/')
    await page.getByRole('button', { name: /^Sign out\s*Chrome/ }).click()
    await page.getByText('That browser is signed out.').waitFor()
    await other.goto('/account/')
    await other.waitForURL('**/account/sign-in/?next=/account/')
    expect(errors).toEqual([])
  })
})

describe('trade prices', () => {
  const visit = useBrowser()

  it('can be applied for, approved and ended without scripts (ACC-18 to ACC-22)', async () => {
    const address = `trade-${crypto.randomUUID()}@example.com`
    const withoutScripts = () => visit({ javaScriptEnabled: false })
    const [ana, eva] = [await withoutScripts(), await withoutScripts()]
    /** The same session with scripts, for checking the pages. */
    const seenBy = async (page: Page) => visit({ storageState: await page.context().storageState() })
    const see = async (page: Page, shot: string) => look(await seenBy(page), page.url(), shot)
    await ana.goto('/account/sign-up/')
    await ana.getByLabel('Name').fill('Ana')
    await ana.getByLabel('E-mail address').fill(address)
    await ana.getByLabel('Password').fill('a first password')
    await ana.getByRole('main').getByRole('button', { name: 'Open an account' }).click()
    await ana.goto(await linkTo(address))
    await ana.getByRole('button', { name: 'Confirm' }).click()
    await ana.getByRole('link', { name: 'Apply for trade prices' }).click()
    await ana.getByLabel('Business name').fill(address)
    await ana.getByLabel('Web site').fill('jams.example.com')
    await ana.getByLabel('Tax or resale number').fill('!')
    await ana.getByLabel('What do you sell?').fill('Jams and chutneys, at markets.')
    await see(ana, 'trade-form')
    await ana.getByRole('button', { name: 'Send the application' }).click()
    await ana.getByText('Please enter your tax or resale number', { exact: false }).waitFor()
    expect(await ana.getByLabel('Business name').inputValue()).toBe(address)
    await ana.getByLabel('Tax or resale number').fill('DE 123.456')
    await ana.getByRole('button', { name: 'Send the application' }).click()
    await ana.getByRole('heading', { name: 'We are looking at your application' }).waitFor()
    await see(ana, 'trade-waiting')
    expect((await ana.goto('/account/trade-applications/'))?.status()).toBe(404)
    expect((await ana.goto('/account/api-keys/'))?.status()).toBe(404)

    await eva.goto('/account/trade-applications/')
    await eva.getByLabel('E-mail address').fill(EVA.email)
    await eva.getByLabel('Password').fill(EVA.password)
    await eva.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await see(eva, 'trade-applications')
    await eva.getByRole('button', { name: `Decline ${address}` }).click()
    await eva.getByText('Please say why').waitFor()
    await eva.getByRole('button', { name: `Approve ${address}` }).click()
    await eva.getByText('Approved.', { exact: false }).waitFor()
    await ana.goto('/account/trade/')
    await ana.getByRole('heading', { name: 'You are a trade customer' }).waitFor()
    await see(ana, 'trade-approved')

    await eva.getByLabel('E-mail address of the customer').fill(`not-${address}`)
    await eva.getByLabel('Reason').last().fill('You have not ordered since.')
    await eva.getByRole('button', { name: 'End the trade account' }).click()
    await eva.getByText('No trade customer has this e-mail address.').waitFor()
    await eva.getByLabel('E-mail address of the customer').fill(address)
    await eva.getByRole('button', { name: 'End the trade account' }).click()
    await eva.getByText(`${address} is no trade customer any more`, { exact: false }).waitFor()
    await ana.goto('/account/trade/')
    await ana.getByText('You have not ordered since.').waitFor()
    await see(ana, 'trade-ended')
    await ana.getByRole('button', { name: 'Send the application' }).waitFor()
  })
})

describe('API keys', () => {
  const visit = useBrowser()

  it('can be created, shown once and removed without scripts (ACC-16)', async () => {
    const eva = await visit({ javaScriptEnabled: false })
    const status = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` }
      return (await fetch(`${inject('shopUrl')}/account/api/v1/api-key/`, { headers })).status
    }
    await eva.goto('/account/api-keys/')
    await eva.getByLabel('E-mail address').fill(EVA.email)
    await eva.getByLabel('Password').fill(EVA.password)
    await eva.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    const label = `Press ${crypto.randomUUID()}`
    await eva.getByLabel('What is it for?').fill(' ')
    await eva.getByRole('button', { name: 'Make the key' }).click()
    await eva.getByText('Please enter what the key is for.').waitFor()
    await eva.getByLabel('What is it for?').fill(label)
    await eva.getByLabel('It may').selectOption('Read and write')
    await eva.getByRole('button', { name: 'Make the key' }).click()
    const key = await eva.locator('code').innerText()
    expect(await status(key)).toBe(200)
    const pictures = process.env['PICTURES']
    for (const [size, viewport] of Object.entries(SIZES)) {
      await eva.setViewportSize(viewport)
      if (pictures) await eva.screenshot({ path: `${pictures}/api-key-made-${size}.png`, fullPage: true })
    }
    await eva.goto('/account/api-keys/')
    expect(await eva.content()).not.toContain(key)
    const seen = await visit({ storageState: await eva.context().storageState() })
    await look(seen, eva.url(), 'api-keys')
    await eva.getByRole('button', { name: `Remove ${label}` }).click()
    await eva.getByText('The key is removed.', { exact: false }).waitFor()
    expect(await status(key)).toBe(401)
  })
})

describe('staff', () => {
  const visit = useBrowser()

  it('are invited, invited again, accept, and are removed without scripts (ACC-17, ACC-28)', async () => {
    const eva = await visit({ javaScriptEnabled: false })
    const name = `Ida ${crypto.randomUUID()}`
    const address = `ida-${crypto.randomUUID()}@example.com`
    await eva.goto('/account/staff/')
    await eva.getByLabel('E-mail address').fill(EVA.email)
    await eva.getByLabel('Password').fill(EVA.password)
    await eva.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await eva.getByLabel('Name').fill(name)
    await eva.getByLabel('E-mail address').fill(address)
    await eva.getByRole('button', { name: 'Send the invitation' }).click()
    await eva.getByText('Please choose at least one.').waitFor()
    expect(await eva.getByLabel('E-mail address').inputValue()).toBe(address)
    await eva.getByLabel('Production').check()
    await eva.getByRole('button', { name: 'Send the invitation' }).click()
    await eva.getByText(`The invitation is on its way to ${address}.`).waitFor()
    const first = await linkTo(address)
    await look(await visit({ storageState: await eva.context().storageState() }), eva.url(), 'staff')
    await eva.getByRole('button', { name: `Send again ${name}` }).click()
    await eva.getByText('The invitation is on its way again.', { exact: false }).waitFor()

    const ida = await visit({ javaScriptEnabled: false, viewport: SIZES.narrow })
    await ida.goto(first)
    await ida.getByText('This invitation has been used or withdrawn', { exact: false }).waitFor()
    await ida.goto(await linkTo(address, first))
    await look(await visit(), ida.url(), 'invitation')
    await ida.getByLabel('Password').fill('a password of Ida')
    await ida.getByRole('button', { name: 'Save the password' }).click()
    await ida.getByLabel('E-mail address').fill(address)
    await ida.getByLabel('Password').fill('a password of Ida')
    await ida.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await ida.waitForURL('/admin/')
    expect((await ida.goto('/account/staff/'))?.status()).toBe(404)

    await eva.goto('/account/staff/')
    await eva.locator('summary', { hasText: name }).click()
    await eva.getByRole('button', { name: `Remove from staff ${name}` }).click()
    await eva.getByText('Done: they are no longer staff.').waitFor()
    await ida.goto('/account/')
    await ida.waitForURL('**/account/sign-in/**')
  })

  it("give an account an artist's works, and take them back, without scripts (MKT-13)", async () => {
    const eva = await visit({ javaScriptEnabled: false })
    await eva.goto('/account/staff/')
    await eva.getByLabel('E-mail address').fill(EVA.email)
    await eva.getByLabel('Password').fill(EVA.password)
    await eva.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    const address = eva.getByLabel('Address they sign in with')
    await address.fill('nobody@example.com')
    await eva.getByLabel('Works of').selectOption('Mina Soto')
    await eva.getByRole('button', { name: 'Give them these works' }).click()
    await eva.getByText('No account has this e-mail address. They sign up first.').waitFor()
    expect(await eva.getByLabel('Works of').inputValue()).toBe('mina')
    await address.fill(BEN.email)
    await eva.getByRole('button', { name: 'Give them these works' }).click()
    await eva.getByText('Done: they find their works on their account’s page.').waitFor()

    const ben = await visit({ javaScriptEnabled: false })
    const sent = { form: { email: BEN.email }, headers: { origin: inject('shopUrl') } }
    await ben.request.post('/account/forgot/', sent)
    await ben.goto(await linkTo(BEN.email))
    await ben.getByLabel('New password').fill(BEN.password)
    await ben.getByRole('main').locator('form button[type=submit]').first().click()
    await ben.goto('/account/works/')
    await ben.getByLabel('E-mail address').fill(BEN.email)
    await ben.getByLabel('Password').fill(BEN.password)
    await ben.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await ben.waitForURL('**/account/works/')
    await ben.locator('a[href="/marketplace/artists/mina-soto/"]').first().waitFor()
    expect((await ben.goto('/account/staff/'))?.status()).toBe(404)

    await eva.getByRole('button', { name: 'Take away Ben' }).click()
    await eva.getByText('Done: only staff change these works now.').waitFor()
    await ben.goto('/account/works/')
    await ben.waitForURL('**/account/')
  })
})

/** Checks a page at every width: accessibility, and that nothing is wider than the window. */
async function look(page: Page, url: string, shot: string): Promise<void> {
  await page.goto(url)
  await expectAccessible(page)
  const pictures = process.env['PICTURES']
  for (const [name, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${shot} ${name}`).toBeLessThanOrEqual(viewport.width)
    if (pictures) await page.screenshot({ path: `${pictures}/${shot}-${name}.png`, fullPage: true })
  }
  await page.context().close()
}

describe('the sign-in page', () => {
  const visit = useBrowser()

  it('is accessible at every width', async () => {
    const page = await visit()
    const look = async (path: string, shot: string) => {
      await page.goto(path)
      await atEverySize(page, async (size) => {
        await expectAccessible(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${path} ${size}`).toBeLessThanOrEqual(SIZES[size].width)
        const pictures = process.env['PICTURES']
        if (pictures) await page.screenshot({ path: `${pictures}/${shot}-${size}.png`, fullPage: true })
      })
    }
    await look('/account/sign-in/', 'sign-in')
    await look('/account/sign-up/', 'sign-up')
    await look('/account/forgot/', 'forgot')
    await look('/account/reset/?token=used', 'reset')
    await look('/account/confirm/?token=used', 'confirm')
    await page.goto('/account/sign-in/')
    await page.getByLabel('E-mail address').fill(EVA.email)
    await page.getByLabel('Password').fill(EVA.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('/')
    await look('/account/', 'account')
  })

  it("rejects other sites' forms, and has no link that signs out (ACC-1)", async () => {
    const shop = inject('shopUrl')
    const body = new URLSearchParams(EVA).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    const post = (path: string) => fetch(shop + path, { method: 'POST', headers, body, redirect: 'manual' })
    for (const path of ['/account/sign-in/', '/account/sign-out/']) {
      const response = await post(path)
      expect([response.status, response.headers.get('set-cookie')], path).toEqual([403, null])
    }
    const followed = await fetch(`${shop}/account/sign-out/`, { redirect: 'manual' })
    expect([followed.status, followed.headers.get('set-cookie')]).toEqual([302, null])
  })
})
