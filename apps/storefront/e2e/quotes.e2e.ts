import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linkTo } from './accounts.ts'
import { discPng } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, ofOwner, SIZES, useBrowser } from './browser.ts'

describe('a quote', () => {
  const visit = useBrowser()

  it('reports a file that is too large at its field, before anything is sent (FILE-1)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kisscut-quote-'))
    try {
      const path = join(folder, 'gym.png')
      await writeFile(path, '')
      await truncate(path, 50 * 1024 * 1024 + 1)
      const page = await visit({ viewport: SIZES.phone })
      await goTo(page, '/help/quote/')
      const file = page.getByLabel('File')
      const problem = () => file.evaluate((field: HTMLInputElement) => field.validationMessage)
      await file.setInputFiles(path)
      expect(await problem()).toBe('The file is larger than 50 MB. Please send a smaller one.')
      await file.setInputFiles([])
      expect(await problem()).toBe('')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('is requested once if the button is clicked twice, and a message to the shop is sent once (CONTACT-4)', async () => {
    for (const [path, fields] of Object.entries({
      '/help/quote/': { 'What do you need?': 'Twice', Quantity: '3' },
      '/help/contact/': { Message: 'Twice' },
    })) {
      const page = await visit()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await goTo(page, path)
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
      await page.getByLabel('Name').fill('Gil')
      await page.getByLabel('E-mail address').fill('twice@localhost.example')
      const topic = page.getByRole('combobox', { name: /about/ })
      if (await topic.count()) await topic.selectOption({ index: 1 })
      await page.getByRole('button', { name: /^Send/ }).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await page.waitForURL((url) => url.search !== '')
      expect(sent).toHaveLength(1)
    }
  })

  it('is requested with a file, answered in the admin, accepted by the private link, and added to the cart at its price (QUOTE-1, QUOTE-4, QUOTE-5)', async () => {
    const address = 'gym@localhost.example'
    const page = await visit({ javaScriptEnabled: false, viewport: SIZES.narrow })
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Help' })
      .getByRole('link', { name: 'Ask for a quote' })
      .click()
    await page.getByLabel('What do you need?').fill('Gym floor graphics')
    await page.getByLabel('Quantity').fill('12')
    await page.getByLabel('Width').fill('90')
    await page.getByLabel('Name').fill('Gil')
    await page.getByLabel('E-mail address').fill(address)
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByText('Please give width and height, or neither.').waitFor()
    expect(await page.getByLabel('What do you need?').inputValue()).toBe('Gym floor graphics')
    await page.getByLabel('Height').fill('130')
    const buffer = Buffer.from(await discPng(900))
    await page.getByLabel('File').setInputFiles({ name: 'gym.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByRole('heading', { name: 'Your quote request' }).waitFor()
    await page.getByText('gym.png').waitFor()
    const receipt = await linkTo(address)
    const reader = await visit({ viewport: SIZES.narrow })
    await reader.goto(receipt)
    await reader.getByText('gym.png').waitFor()
    await expectAccessible(reader)

    const staff = await visit({ ...ofOwner(), viewport: SIZES.desktop })
    const errors = collectErrors(staff)
    const id = new URL(page.url()).searchParams.get('id')!
    await staff.goto('/admin/quote_request')
    await staff.getByRole('cell', { name: 'Gym floor graphics' }).first().waitFor()
    await staff.goto(`/admin/quote_request/${id}`)
    await staff.getByRole('heading', { level: 1, name: 'Gil' }).waitFor()
    await expectAccessible(staff)
    const fill = (name: string, text: string) =>
      staff
        .getByRole('textbox', { name, exact: true })
        .or(staff.getByRole('spinbutton', { name, exact: true }))
        .fill(text)
    const choose = async (label: string, option: string) => {
      await staff.getByRole('combobox', { name: label }).click()
      await staff.getByRole('option', { name: option, exact: true }).click()
    }
    const find = async (label: string, name: string) => {
      await staff.getByRole('combobox', { name: label, exact: true }).fill(name)
      await staff.getByRole('option', { name, exact: true }).click()
    }
    await choose('State', 'Answered')
    await find('Product', 'Die-cut stickers')
    await find('Material', 'White vinyl')
    await fill('Offered quantity', '12')
    await fill('Offered width', '90')
    await fill('Offered height', '130')
    await fill('Unit price', '33.335')
    await fill('Valid until', '2020-12-31')
    await staff.getByRole('button', { name: 'Save' }).click()
    await staff.getByText('Please choose a day from today on.').waitFor()
    await fill('Valid until', '2039-12-31')
    await staff.getByRole('button', { name: 'Save' }).click()
    await staff.getByText('Saved').first().waitFor()
    // Rejected at its field.
    expect(errors.filter((each) => !each.includes('400'))).toEqual([])
    const link = await linkTo(address, receipt)
    await page.goto(link)
    await page.getByText('$33.335').waitFor()
    await page.getByText('$400.02').waitFor()
    await reader.goto(link)
    await expectAccessible(reader)
    await page.getByRole('button', { name: 'Accept and add to cart' }).click()
    await page.waitForURL(/\/cart\//)
    await page.getByText('As agreed in your quote').waitFor()
    expect(await page.getByText('$400.02').count()).toBeGreaterThan(0)
    await page.getByText('12 pieces').waitFor()

    await reader.goto(`/quote/?id=${id}`)
    await reader.getByRole('heading', { name: 'Nothing to see here' }).waitFor()
    await expectAccessible(reader)
    await reader.goto(link)
    await reader.getByText('You have accepted this quote.').waitFor()
    expect(await reader.getByRole('button', { name: /cart/ }).count()).toBe(0)
    await reader.goto('/quote/')
    await reader.getByText('You haven’t asked us for a quote yet.').waitFor()
    await expectAccessible(reader)
    await page.goto('/quote/')
    await page.getByRole('link', { name: 'Gym floor graphics' }).click()
    await page.getByRole('button', { name: 'Put it in the cart' }).waitFor()
  })
})
