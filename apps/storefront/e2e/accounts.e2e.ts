import { inject, describe, expect, it } from 'vitest'
import { collectErrors, expectAccessible, SIZES, useBrowser } from './browser.ts'

const EVA = { email: 'eva@example.com', password: 'a long enough password' }

const STICKERS = { template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2' }

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('an account, %s', (_, javaScriptEnabled) => {
  const visit = useBrowser()

  it('is signed in to and out of; the guest’s cart comes along (ACC-1, ACC-5)', async () => {
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
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('The e-mail address or the password is wrong.').waitFor()
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(EVA.email)
    expect(await page.getByLabel('Password').inputValue()).toBe('')
    await page.getByLabel('Password').fill(EVA.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Eva' }).waitFor()
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.value).not.toBe(before[0]?.value)
    await page.goto('/cart/')
    await page.getByLabel('Quantity of Die-cut stickers').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Eva' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    await page.goto('/cart/')
    await page.getByText('Your cart is an empty sheet').waitFor()
    // The form came back once with what was wrong in it.
    expect(errors.filter((each) => !each.includes('422'))).toEqual([])
  })

  it.each([
    ['/cart/?q=cats', '/cart/?q=cats'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['https://evil.example/', '/'],
  ])('goes on to a path of the shop alone: %s (ACC-6)', async (next, path) => {
    const page = await visit({ javaScriptEnabled })
    await page.goto(`/account/sign-in/?${new URLSearchParams({ next })}`)
    await page.getByLabel('E-mail address').fill(EVA.email)
    await page.getByLabel('Password').fill(EVA.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Eva' }).waitFor()
    expect(page.url()).toBe(inject('shopUrl') + path)
  })
})

describe('the page for signing in', () => {
  const visit = useBrowser()

  it.each(Object.entries(SIZES))('can be used by everyone at %s size', async (name, viewport) => {
    const page = await visit({ viewport })
    await page.goto('/account/sign-in/')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
    const pictures = process.env['PICTURES']
    if (pictures) await page.screenshot({ path: `${pictures}/sign-in-${name}.png`, fullPage: true })
  })

  it('takes no form of another site, and shows no link that signs out (ACC-1)', async () => {
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
