import { appOf } from '@kisscut/shop/testing/authenticator'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'

describe('two-factor sign-in', () => {
  const visit = useBrowser()

  it('asks for a code after the password, once it is set up, and accepts a recovery code (ACC-23 to ACC-26)', async () => {
    const address = `cho-${crypto.randomUUID()}@example.com`
    const page = await visit({ viewport: SIZES.narrow })
    await openAccount(page, address)
    await page.goto('/account/two-factor/')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set it up' }).click()
    const key = (await page.locator('code').first().innerText()).replace(/\s/g, '')
    const app = appOf(key)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    const confirm = async (code: string, password: string) => {
      await page.getByLabel('Code from your app').fill(code)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Turn it on' }).click()
    }
    await confirm(app(new Date()), 'a guess')
    await page.getByText('This is not your password.').waitFor()
    await confirm('12345', 'a first password')
    await page.getByText('This code is not right', { exact: false }).waitFor()
    expect((await page.locator('code').first().innerText()).replace(/\s/g, '')).toBe(key)
    await confirm(app(new Date()), 'a first password')
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    const recovery = await page.locator('code').allInnerTexts()
    expect(recovery).toHaveLength(10)
    await expectAccessible(page)

    const other = await visit()
    const enter = async () => {
      await other.goto('/account/sign-in/?next=/account/')
      await other.getByLabel('E-mail address').fill(address)
      await other.getByLabel('Password').fill('a first password')
      await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await other.getByRole('heading', { name: 'Enter your code' }).waitFor()
    }
    await enter()
    await expectAccessible(other)
    await other.goto('/account/')
    await other.waitForURL('**/account/sign-in/**')
    await enter()
    await other.getByLabel('Code').fill(recovery[0] ?? '')
    await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await other.getByRole('heading', { name: 'Your account' }).waitFor()
    await other.getByRole('link', { name: 'Set up or turn off two-factor sign-in' }).click()
    await other.getByText('You have 9 recovery codes left.', { exact: false }).waitFor()
    await expectAccessible(other)
    await sendProof(other, 'Get new recovery codes', recovery[1] ?? '')
    await other.getByText('You have new recovery codes.', { exact: false }).waitFor()
    const [first = ''] = await other.locator('code').allInnerTexts()
    await other.goto('/account/two-factor/')
    await sendProof(other, 'Turn it off', recovery[2] ?? '')
    await other.getByText('This code is not right', { exact: false }).waitFor()
    await sendProof(other, 'Turn it off', first)
    await other.getByText('Two-factor sign-in is off.').waitFor()
  })
})

/** Submits one of the forms that take password and code. */
async function sendProof(page: Page, name: string, code: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name }) })
  await form.getByLabel('Password').fill('a first password')
  await form.getByLabel('Code from your app, or a recovery code').fill(code)
  await form.getByRole('button', { name }).click()
}
