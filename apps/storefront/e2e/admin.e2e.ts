import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { collectErrors, expectAccessible, SIZES, useBrowser } from './browser.ts'
import { SETUP } from './paths.ts'

const MATERIALS = '/custom/api/v1/template-material/'

/** A browser of the shop's owner. */
const ofOwner = (): BrowserContextOptions => ({
  extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` },
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

describe('the admin', () => {
  const visit = useBrowser()
  let material: string
  beforeAll(async () => {
    const { request } = await visit(ofOwner())
    const made = await request.post(MATERIALS, { data: { name: 'Pearl film', material_name: 'PF-1' } })
    material = ((await made.json()) as { id: string }).id
  })

  it('finds a material by its words, says what is wrong at the field, and saves (ADMIN-1, ADMIN-3, ADMIN-4)', async () => {
    const page = await visit()
    await page.goto('/admin/')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail address').fill('eva@example.com')
    await page.getByLabel('Password').fill('a long enough password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    const errors = collectErrors(page)
    await heading(page, 'Your shop at a glance').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Materials', exact: true }).click()
    await page.getByRole('textbox', { name: 'Search' }).fill('PEARL pf-1')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await expectAccessible(page)
    await page.getByRole('cell', { name: 'Pearl film' }).click()
    await heading(page, 'Pearl film').waitFor()
    await expectAccessible(page)

    await page.getByLabel('Max width').fill('wide')
    await save(page)
    await page.getByText('Invalid numeric value.').waitFor()
    await page.getByLabel('Max width').fill('12.5')
    await page.getByLabel('Default lamination').click()
    await page.getByRole('option', { name: 'Gloss' }).click()
    await save(page)
    await page.getByText('Saved', { exact: true }).waitFor()
    const { request } = page.context()
    const saved = (await (await request.get(`${MATERIALS}${material}/`)).json()) as object
    expect(saved).toMatchObject({ max_width: '12.5', default_lamination: 'gloss', revision: 1 })
    expect(errors).toEqual([])
  })

  it('is left by signing out (ADMIN-2)', async () => {
    const page = await visit()
    await page.goto('/account/sign-in/?next=/admin/')
    await page.getByLabel('E-mail address').fill('eva@example.com')
    await page.getByLabel('Password').fill('a long enough password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.goto('/admin/')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
  })

  it('shows both versions of what somebody else has saved meanwhile, and loses neither (ADMIN-6)', async () => {
    const page = await visit(ofOwner())
    const { request } = page.context()
    await page.goto(`/admin/template_material/${material}`)
    await heading(page, 'Pearl film').waitFor()
    await page.getByLabel('Adhesive').fill('removable')
    await request.patch(`${MATERIALS}${material}/`, { data: { adhesive: 'high-tack', reversible: true } })
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Someone else has saved this meanwhile' })
    await dialog.getByRole('row', { name: 'Adhesive removable high-tack' }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await (await request.get(`${MATERIALS}${material}/`)).json()) as object
    expect(saved).toMatchObject({ adhesive: 'removable', reversible: true })
  })

  it('puts linked rows in order by buttons, and takes a relation by typing, on a phone too (ADMIN-5)', async () => {
    const page = await visit({ ...ofOwner(), viewport: SIZES.phone })
    const { request } = page.context()
    await page.goto('/admin/template/die-cut-stickers')
    await heading(page, 'Die-cut stickers').waitFor()
    const list = page.getByRole('group', { name: 'Materials', exact: true })
    const names = () => list.getByRole('listitem').allInnerTexts()
    await expect.poll(async () => (await names())[0]).toBe('White vinyl')
    const before = await names()
    await list.getByRole('button', { name: `Move ${before[1]} up` }).click()
    expect((await names()).slice(0, 2)).toEqual([before[1], before[0]])
    await list.getByRole('combobox', { name: 'Add to Materials' }).fill('pearl')
    await page.getByRole('option', { name: 'Pearl film' }).click()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(SIZES.phone.width)
    const original = (await (await request.get('/custom/api/v1/template/die-cut-stickers/')).json()) as {
      materials: string[]
    }
    await save(page)
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await (await request.get('/custom/api/v1/template/die-cut-stickers/')).json()) as {
      materials: string[]
    }
    const [first, second, ...rest] = original.materials
    expect(saved.materials).toEqual([second, first, ...rest, material])
    await request.patch('/custom/api/v1/template/die-cut-stickers/', {
      data: { materials: original.materials },
    })
  })

  it('is nobody’s who is no staff, and none of it is on shoppers’ pages (ADMIN-1, ADMIN-2)', async () => {
    const page = await visit()
    await page.goto('/admin/template_material')
    const link = page.getByRole('link', { name: 'Sign in' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('/account/sign-in/?next=%2Fadmin%2Ftemplate_material')
    await expectAccessible(page)
    const { request } = page.context()
    expect((await request.get('/admin/api/v1/rights/')).status()).toBe(403)
    const loaded: string[] = []
    page.on('request', (each) => loaded.push(new URL(each.url()).pathname))
    for (const path of ['/', SETUP]) await page.goto(path, { waitUntil: 'networkidle' })
    expect(loaded.filter((path) => path.startsWith('/admin'))).toEqual([])
    expect(loaded.length).toBeGreaterThan(10)
  })
})
