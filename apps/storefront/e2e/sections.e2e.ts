import { PRODUCT_SECTIONS } from '@kisscut/core/category'
import { describe, expect, inject, it } from 'vitest'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { SIZES, useBrowser } from './browser.ts'
import { overflowOf } from './devices.ts'
import { SETUP } from './paths.ts'

const REVIEWS = '/reviews/custom/die-cut-stickers/'

describe('the sections below a product', () => {
  const visit = useBrowser()

  it('are all ten; videos are fetched only when opened; places in a picture can be followed by keyboard (SECT-1 to SECT-4)', async () => {
    const page = await visit()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(SETUP)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await links.allTextContents()).toEqual(PRODUCT_SECTIONS)
    // On a desktop all of them are in view.
    const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('list')
    expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    await expectAccessible(page)
    for (const size of [SIZES.phone, SIZES.narrow]) {
      await page.setViewportSize(size)
      expect(await overflowOf(page)).toBe(0)
    }
    await page.setViewportSize(SIZES.desktop)
    const video = page.getByText(/^Play: A knife follows/)
    await video.scrollIntoViewIfNeeded()
    expect(fetched.filter((path) => path.endsWith('.webm'))).toEqual([])
    await video.click()
    await expect.poll(() => fetched.filter((path) => path.endsWith('.webm'))).not.toEqual([])
    await page.getByRole('link', { name: '1: Kiss-cut sticker' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/p/kiss-cut-stickers/setup/')
  })

  it("include a review once staff publish it, which is written on the configured product's page (REVIEW-2, REVIEW-3, REVIEW-5)", async () => {
    const page = await visit({ viewport: SIZES.phone })
    await page.goto(REVIEWS)
    await page.getByRole('link', { name: 'Sign in to write a review' }).waitFor()
    await openAccount(page, 'critic@example.com')
    const sides = { width: '2', height: '2', quantity: 100 }
    const made = await page.request.post('/custom/api/v1/custom/', {
      data: { template: 'die-cut-stickers', material: 'white-vinyl', ...sides },
    })
    expect(made.status()).toBe(201)
    await page.goto(REVIEWS)
    await page.getByLabel('5: Excellent').check()
    await page.getByLabel('Your review').fill('The corners stay down.')
    await page.getByRole('button', { name: 'Send the review' }).click()
    await page.getByText('Thank you. Your review will be shown').waitFor()
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
    const staff = { headers: { authorization: `Bearer ${inject('apiKey')}` } }
    const list = await page.request.get('/products/api/v1/review/?state=pending&page_size=200', staff)
    const { results } = (await list.json()) as { results: { id: string; text: string }[] }
    const { id } = results.find(({ text }) => text === 'The corners stay down.')!
    const path = `/products/api/v1/review/${id}/`
    expect((await page.request.patch(path, { ...staff, data: { state: 'published' } })).status()).toBe(200)
    await expect
      .poll(async () => {
        await page.goto(REVIEWS)
        return page.getByText('from 3 reviews').count()
      })
      .toBe(1)
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByText('from 2 reviews').waitFor()
  })
})
