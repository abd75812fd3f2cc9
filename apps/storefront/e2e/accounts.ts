import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject, vi } from 'vitest'

/** The link in the latest letter to an address, after it has arrived. */
export async function linkTo(address: string, before = ''): Promise<string> {
  const outbox = inject('outbox')
  const find = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    for (const name of names.toSorted().toReversed()) {
      const letter = await readFile(join(outbox, name), 'utf8')
      // Quoted-printable: soft line breaks and hexadecimal characters.
      const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const link = text.includes(`To: ${address}`) && /https?:\S+token=[\w-]+/.exec(text)?.[0]
      if (link && link !== before) return link
    }
    return ''
  }
  return vi.waitUntil(find)
}

/** Creates an account by its letter; it is then signed in. */
export async function openAccount(page: Page, address: string): Promise<void> {
  await page.goto('/account/sign-up/')
  await page.getByLabel('Name').fill('Cho')
  await page.getByLabel('E-mail address').fill(address)
  await page.getByLabel('Password').fill('a first password')
  await page.getByRole('main').getByRole('button', { name: 'Open an account' }).click()
  await page.goto(await linkTo(address))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
}
