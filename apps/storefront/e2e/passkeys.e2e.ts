import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'

/** Adds a fingerprint reader to a page's browser; returns a function that makes it accept or reject the finger. */
async function withReader(page: Page): Promise<(isRight: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (isUserVerified) => {
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}

describe('passkeys', () => {
  const visit = useBrowser()

  it('are added, sign in with the fingerprint alone, and stop working once removed (ACC-30 to ACC-32)', async () => {
    const page = await visit({ viewport: SIZES.narrow })
    const errors = collectErrors(page)
    const readFinger = await withReader(page)
    await openAccount(page, `dana-${crypto.randomUUID()}@example.com`)
    await page.getByRole('link', { name: 'Add and remove passkeys' }).click()
    await page.getByLabel('Name this passkey').fill('My laptop')
    await page.getByLabel('Password').fill('a first password')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The passkey is added.', { exact: false }).waitFor()
    await page.getByText('Rename or remove').click()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    const signOut = async () => {
      await page.goto('/account/')
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await page.goto('/account/sign-in/?next=/account/passkeys/')
    }
    await signOut()
    await expectAccessible(page)
    await readFinger(false)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('Your browser did not use a passkey.', { exact: false }).waitFor()
    await expectAccessible(page)
    await readFinger(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('My laptop', { exact: true }).waitFor()

    await page.getByText('Rename or remove').click()
    const form = page.locator('form').filter({ hasText: 'Remove this passkey' })
    await form.getByLabel('Password').fill('a first password')
    await form.getByRole('button').click()
    await page.getByText('There is no passkey yet.').waitFor()
    await signOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('This passkey does not sign in here.', { exact: false }).waitFor()
    expect(errors.filter((each) => !each.includes('422'))).toEqual([])
  })

  it('have a page that explains without scripts what is needed', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/account/sign-in/?next=/cart/')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('Passkeys need JavaScript.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Sign in with e-mail address and password' }).click()
    await page.getByLabel('Password').waitFor()
    expect(page.url()).toContain('?next=/cart/')
  })
})
