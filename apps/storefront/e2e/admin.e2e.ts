import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { expectAccessible } from './axe.ts'
import { collectErrors, goTo, ofOwner, settled, SIZES, useBrowser } from './browser.ts'
import { bring, fileOf, toFinalize, visible } from './journey.ts'
import { SETUP } from './paths.ts'

const CLINGS = '/custom/api/v1/template/window-clings/'
const MATERIALS = '/custom/api/v1/template-material/'
const SIZES_PATH = '/custom/api/v1/template-size/'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** Opens a form for a new row, and returns helpers that fill it in. */
async function newRow(page: Page, record: string, one: string) {
  await page.goto(`/admin/${record}/create`)
  await heading(page, `New: ${one}`).waitFor()
  const fill = (name: string, text: string) =>
    page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('spinbutton', { name, exact: true }))
      .fill(text)
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  /** Finds a row by typing and selects it. */
  const find = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  const done = async (name: string) => {
    await save(page)
    await heading(page, name).waitFor()
  }
  return { fill, choose, find, done }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

describe('the admin', () => {
  const visit = useBrowser()
  let material: string
  beforeAll(async () => {
    const { request } = await visit(ofOwner())
    const made = await request.post(MATERIALS, { data: { name: 'Pearl film', material_name: 'PF-1' } })
    material = ((await made.json()) as { id: string }).id
  })

  it('finds a material by its words, shows errors at their fields, and saves (ADMIN-1, ADMIN-3, ADMIN-4)', async () => {
    const page = await visit(ofOwner())
    await page.goto('/admin/')
    const errors = collectErrors(page)
    await heading(page, 'Your shop at a glance').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Materials', exact: true }).click()
    await page.getByRole('textbox', { name: 'Search' }).fill('PEARL pf-1')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view as' })
    await dialog.getByRole('textbox').fill('Pearls')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto('/admin/template_material?filter={}')
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Pearls' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.getByRole('cell', { name: 'Pearl film' }).click()
    await heading(page, 'Pearl film').waitFor()
    await expectAccessible(page)

    await page.getByLabel('Largest width', { exact: true }).fill('wide')
    await save(page)
    await page.getByText('Invalid numeric value.').waitFor()
    await page.getByLabel('Largest width', { exact: true }).fill('12.5')
    await page.getByLabel('Default lamination').click()
    await page.getByRole('option', { name: 'Gloss' }).click()
    await page.getByRole('button', { name: 'Add: Production times' }).click()
    await save(page)
    const times = page.getByRole('group', { name: 'Production times' })
    await expect.poll(() => times.getByText('This field is required.').count()).toBe(2)
    await times.getByLabel('Business days', { exact: true }).fill('3')
    await times.getByLabel('Business days, rush').fill('1')
    await save(page)
    await page.getByText('Saved', { exact: true }).waitFor()
    const { request } = page.context()
    const saved = (await (await request.get(`${MATERIALS}${material}/`)).json()) as object
    expect(saved).toMatchObject({
      max_width: '12.5',
      default_lamination: 'gloss',
      production_times: [{ up_to: null, standard: 3, rush: 1 }],
      revision: 1,
    })
    const history = page.getByRole('region', { name: 'History' })
    await history
      .getByRole('row', { name: 'Production times — Business days: 3, Business days, rush: 1' })
      .waitFor()
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

  it('is opened from a staff account, and left by signing out (ADMIN-2)', async () => {
    const page = await visit()
    await page.goto('/admin/')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail address').fill('eva@example.com')
    await page.getByLabel('Password').fill('a long enough password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await heading(page, 'Your shop at a glance').waitFor()
    await page.goto('/account/')
    await page.getByRole('link', { name: 'Products, prices, pages and settings' }).click()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.goto('/admin/')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
  })

  it('shows both versions after a concurrent save, and loses neither (ADMIN-6)', async () => {
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

  it('reorders linked rows by buttons, and finds a relation by typing, on a phone, too (ADMIN-5)', async () => {
    const page = await visit({ ...ofOwner(), viewport: SIZES.phone })
    const { request } = page.context()
    await page.goto('/admin/template/window-clings')
    await heading(page, 'Window clings').waitFor()
    const list = page.getByRole('group', { name: 'Materials', exact: true })
    const names = () => list.getByRole('listitem').allInnerTexts()
    await expect.poll(async () => (await names())[0]).toBe('Clear static cling')
    const before = await names()
    await list.getByRole('button', { name: `Move ${before[1]} up` }).click()
    expect((await names()).slice(0, 2)).toEqual([before[1], before[0]])
    await list.getByRole('combobox', { name: 'Add to Materials' }).fill('pearl')
    await page.getByRole('option', { name: 'Pearl film' }).click()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(SIZES.phone.width)
    const original = (await (await request.get(CLINGS)).json()) as {
      materials: string[]
    }
    await save(page)
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await (await request.get(CLINGS)).json()) as {
      materials: string[]
    }
    const [first, second, ...rest] = original.materials
    expect(saved.materials).toEqual([second, first, ...rest, material])
    await request.patch(CLINGS, {
      data: { materials: original.materials },
    })
  })

  it('shows a price table as a grid, with linter findings in their row and totals by quantity (ADMIN-7)', async () => {
    const page = await visit(ofOwner())
    const { request } = page.context()
    await page.goto(`/admin/template_material/${material}`)
    await heading(page, 'Pearl film').waitFor()
    await page.getByRole('button', { name: 'Start a price table' }).click()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Row 1: rate from 100',
    )
    await page.getByRole('button', { name: 'Add a quantity' }).click()
    const rate = (quantity: number) => page.getByLabel(`Row 1: rate from ${quantity}`, { exact: true })
    await page.getByText('51 to 99 pieces cost more than 100.').waitFor()
    await rate(100).fill('0.2')
    await rate(200).fill('0.2')
    await page.getByText('No quantity and no area costs more than a larger one.').waitFor()
    await page.getByLabel('Cost to make').fill('0.3')
    await page.getByText('The rate at 100 is 0.2, below the cost of 0.3.').waitFor()
    await page.getByRole('img', { name: 'Totals by quantity for 3 × 3 in' }).waitFor()
    await expectAccessible(page)
    await rate(100).fill('twenty')
    await save(page)
    await page.getByText('rows › 0 › rates › 1: Invalid numeric value.').first().waitFor()
    await rate(100).fill('0.15')
    await save(page)
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await (await request.get(`${MATERIALS}${material}/`)).json()) as object
    expect(saved).toMatchObject({
      price_table: { quantities: [100, 200], rows: [{ rates: ['0.20', '0.15', '0.2'] }] },
    })
  })

  it('saves rows of a CSV file after a dry run that lists each change and problem (ADMIN-10)', async () => {
    const page = await visit(ofOwner())
    await page.goto('/admin/template_material?filter={"q":"pearl"}')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('template_material.csv')
    await page.getByRole('link', { name: 'Import CSV' }).click()
    await heading(page, 'Import: Materials').waitFor()
    const csv = `id,Name,Largest width,minimum,1,100\n${material},Pearl film,14,4,$.50,0.3\nno-such,X,1\n`
    await page.locator('input[type=file]').setInputFiles(fileOf('m.csv', 'text/csv', Buffer.from(csv)))
    await page.getByText('1 to change, 0 to add, 1 with problems').waitFor()
    await page.getByRole('row', { name: /There is no row with the id no-such/ }).waitFor()
    await page
      .getByText(/→ Rates per square inch; billed at least 4 sq in: 0.50 from 1, 0.3 from 100$/)
      .waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save 1 row' }).click()
    await page.getByText('1 row saved').waitFor()
    const { request } = page.context()
    expect(await (await request.get(`${MATERIALS}${material}/`)).json()).toMatchObject({
      max_width: '14',
      price_table: { quantities: [100], rows: [{ minimum: '4', rates: ['0.50', '0.3'] }] },
    })
  })

  it('shows the progress of an import, stops it, and reports the saved and unsaved rows (ADMIN-14)', async () => {
    const page = await visit(ofOwner())
    const { request } = page.context()
    const sizes = async () => ((await (await request.get(SIZES_PATH)).json()) as { count: number }).count
    const before = await sizes()
    await page.goto('/admin/template_size/import')
    const lines = Array.from({ length: 4000 }, (_, at) => `Size ${at};${at === 3 ? '2,5' : '2'};2`)
    const csv = Buffer.from(`\uFEFFname;width;height\r\n${lines.join('\r\n')}`)
    await page.locator('input[type=file]').setInputFiles(fileOf('s.csv', 'text/csv', csv))
    await page.getByText('0 to change, 3,999 to add, 1 with problems').waitFor()
    await page.getByText('Decimals are written with a point, as in 2.5.').waitFor()
    await page.getByRole('button', { name: 'Save 3,999 rows' }).click()
    const progress = page.getByRole('progressbar', { name: /^Saving: \d[\d,]* of 3,999 rows$/ })
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    const finished = page.getByText(/^[\d,]+ rows saved$/)
    await finished.waitFor()
    const saved = Number((await finished.innerText()).replace(/\D/g, ''))
    expect(saved % 25).toBe(0)
    await page.getByText(`${(3999 - saved).toLocaleString('en-US')} lines not sent`).waitFor()
    await expectAccessible(page)
    expect(await sizes()).toBe(before + saved)
  })

  it('sets one field of every selected row (ADMIN-11)', async () => {
    const page = await visit(ofOwner())
    await page.goto('/admin/template_material?filter={"q":"pearl"}')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit 1 row' })
    await dialog.getByRole('combobox', { name: 'Field' }).click()
    await page.getByRole('option', { name: 'Backordered' }).click()
    await dialog.getByRole('switch', { name: 'Backordered' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('1 row changed').waitFor()
    const { request } = page.context()
    expect(await (await request.get(`${MATERIALS}${material}/`)).json()).toMatchObject({ backordered: true })
  })

  it("creates a first product by forms alone, which a guest finds and adds to the cart at its table's price (ADMIN-8, ADMIN-9, PAGE-23)", async () => {
    const page = await visit(ofOwner())
    const ofMaterial = await newRow(page, 'template_material', 'Material')
    await ofMaterial.fill('Name', 'Brushed silver')
    await page.getByRole('button', { name: 'Start a price table' }).click()
    await page.getByLabel('Row 1: rate from 100', { exact: true }).fill('0.08')
    await ofMaterial.done('Brushed silver')

    const ofCategory = await newRow(page, 'category', 'Category')
    await ofCategory.fill('Name', 'Silver things')
    await ofCategory.done('Silver things')

    const ofOption = await newRow(page, 'template_option', 'Option')
    await ofOption.fill('Name', 'Matte coat')
    await ofOption.choose('Charged', 'Per unit')
    await ofOption.fill('Amount', '0.05')
    await ofOption.done('Matte coat')
    const ofSet = await newRow(page, 'template_option_set', 'Option set')
    await ofSet.fill('Name', 'Coating')
    await ofSet.choose('Shown as', 'Checkbox')
    await ofSet.find('Add to Options', 'Matte coat')
    await ofSet.done('Coating')

    const ofProduct = await newRow(page, 'template', 'Product')
    await ofProduct.fill('Name', 'Silver stickers')
    await ofProduct.find('Category', 'Silver things')
    await ofProduct.find('Add to Materials', 'Brushed silver')
    await ofProduct.find('Add to Options', 'Coating')
    await ofProduct.done('Silver stickers')
    await page.getByText('It has no default width and height').waitFor()
    await page.getByText('It has no picture.').waitFor()
    await expectAccessible(page)
    await ofProduct.fill('Default width', '3')
    await ofProduct.fill('Default height', '3')
    await ofProduct.fill('Default quantity', '100')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload a file for Picture' }).click(),
    ])
    await chooser.setFiles(fileOf('silver.png', 'image/png', await discPng(300)))
    await page.getByAltText('Picture as it is now').waitFor()
    await save(page)
    await page.getByText('Before it sells:').waitFor({ state: 'detached' })
    const shopPage = page.frameLocator('iframe[title="The page of Silver stickers as it is saved"]')
    await shopPage.getByRole('heading', { level: 1, name: 'Silver stickers' }).waitFor()
    await expectAccessible(page)

    const guest = await visit()
    await guest.goto('/')
    await guest.getByRole('link', { name: 'Silver things' }).first().click()
    await guest.getByRole('link', { name: 'Silver stickers' }).first().click()
    await guest.waitForURL('**/custom/products/silver-things/p/silver-stickers/setup/')
    await settled(guest)
    await guest.getByLabel('Matte coat').check()
    await guest.getByRole('status').filter({ hasText: '$77.00' }).first().waitFor()
    await visible(guest, /^Upload/).click()
    await guest.waitForURL('**/upload/**')
    await settled(guest)
    await bring(guest, 'disc.png', 'image/png', await discPng(1200))
    await toFinalize(guest)
    await visible(guest, 'Add to cart').click()
    await guest.waitForURL('**/cart/**')
    const total = guest.getByRole('region', { name: 'Total' }).locator('data').last()
    // 100 × (3 × 3 square inches × 0.08 + 0.05)
    expect(await total.textContent()).toBe('$77.00')
    // Other journeys count published products.
    await page.getByLabel('Published').uncheck()
    await save(page)
    await page.getByText('It is not published: nobody but staff can see it.').waitFor()
    const { request } = page.context()
    const found = await request.get('/products/api/v1/category/?path=silver-things')
    const [{ id = '' } = {}] = ((await found.json()) as { results: { id: string }[] }).results
    await request.patch(`/products/api/v1/category/${id}/`, { data: { hidden: true } })
  })

  it("is closed to everyone but staff, and leaves nothing on shoppers' pages (ADMIN-1, ADMIN-2)", async () => {
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
    for (const path of ['/', SETUP]) await goTo(page, path)
    expect(loaded.filter((path) => path.startsWith('/admin'))).toEqual([])
    expect(loaded.length).toBeGreaterThan(10)
  })
})
