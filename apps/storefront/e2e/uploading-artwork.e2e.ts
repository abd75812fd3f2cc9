import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { pdfOf } from '@kisscut/prepress/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discPng } from './artworks.ts'
import { settled, useBrowser } from './browser.ts'
import { bring, openDesign, toFinalize, visible } from './journey.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-dropped-'))
  await mkdir(join(folder, 'artworks'))
  for (const name of ['disc.png', 'other.png']) await writeFile(join(folder, name), await discPng(900))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Dropped {
  readonly files?: readonly string[]
  readonly items?: readonly { readonly mimeType: string; readonly data: string }[]
}

/** Drags items over the page, at shares of its window, like the browser itself. */
async function drop(page: Page, { files = [], items = [] }: Dropped, at = { x: 0.4, y: 0.5 }) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: width * at.x,
      y: height * at.y,
      data: { items: [...items], files: files.map((name) => join(folder, name)), dragOperationsMask: 1 },
    })
  await browser.detach()
}

const alert = (page: Page) => page.getByRole('alert')
const placed = (page: Page, name: string) => page.getByText(name, { exact: true }).first().waitFor()

describe('adding artwork', () => {
  const visit = useBrowser()

  it('works by dropping a file on the canvas, or anywhere else on the page', async () => {
    const page = await visit()
    await openDesign(page)
    await drop(page, { files: ['disc.png'] })
    await placed(page, 'disc.png')
    await drop(page, { files: ['other.png'] }, { x: 0.5, y: 0.98 })
    await placed(page, 'other.png')
    expect(page.url()).toContain('/upload/')
  })

  it('explains why several files, a folder and text are rejected, and keeps the current artwork', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'first.png', 'image/png', await discPng(900))
    const rejected: readonly [Dropped, RegExp][] = [
      [{ files: ['disc.png', 'other.png'] }, /^One file at a time/],
      [{ files: ['artworks'] }, /^This is a folder/],
      [{ items: [{ mimeType: 'text/plain', data: 'my logo' }] }, /^This isn’t a file/],
    ]
    for (const [dropped, message] of rejected) {
      await drop(page, dropped)
      await alert(page).filter({ hasText: message }).waitFor()
    }
    await placed(page, 'first.png')
  })

  it('works by pasting a picture; text is ignored, and fields keep their own paste', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await openDesign(page)
    const copied = (await discPng(600)).toString('base64')
    await page.evaluate(async (png) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const picture = new Blob([bytes], { type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    }, copied)
    await page.keyboard.press('Control+V')
    await placed(page, 'image.png')
    await page.getByText('Saved', { exact: true }).waitFor()

    await page.evaluate(() => navigator.clipboard.writeText('0.5'))
    await page.getByRole('application').focus()
    await page.keyboard.press('Control+V')
    await alert(page).filter({ hasText: 'There’s no picture to paste' }).waitFor()
    const left = page.getByRole('textbox', { name: 'Left' })
    await left.fill('')
    await left.press('Control+V')
    await left.press('Enter')
    await expect.poll(() => left.inputValue()).toBe('0.5')

    const placement = page.getByRole('textbox', { name: 'Width', exact: true })
    for (const [typed, inches] of [
      ['1,25', '1.25'],
      ['2,54 cm', '1'],
    ] as const) {
      await placement.fill(typed)
      await placement.press('Enter')
      await expect.poll(() => placement.inputValue()).toBe(inches)
    }
    for (const wrong of ['wide', '1e9', '-1', '0']) {
      await placement.fill(wrong)
      await placement.press('Enter')
      await page.getByText('Invalid numeric value.').waitFor()
      expect([await placement.inputValue(), await placement.getAttribute('aria-invalid')]).toEqual([
        wrong,
        'true',
      ])
    }
    await placement.fill('1.5')
    await placement.press('Enter')
    await page.getByText('Invalid numeric value.').waitFor({ state: 'detached' })
  })
})

/** A page of 3.25 in, trimmed to 3 in, with its own cut line, a diamond of 2.5 in. */
const printReady = () =>
  Buffer.from(
    pdfOf(
      '0 .6 .9 rg 0 0 234 234 re f 1 .8 0 rg 60 60 114 114 re f /Cut CS 1 SCN .25 w 117 207 m 207 117 l 117 27 l 27 117 l h S',
      {
        ...{ width: 234, height: 234 },
        entries:
          '/TrimBox[9 9 225 225]/Resources<</ColorSpace<</Cut[/Separation/CutContour/DeviceCMYK<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 1 0 0]/N 1>>]>>>>',
      },
    ),
  )

describe('a print-ready PDF', () => {
  const visit = useBrowser()

  it('is cut along its own line, whose size is ordered with one click after the upload (FILE-19, FILE-20, FILE-21)', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'ready.pdf', 'application/pdf', printReady())
    await page.getByText('This file has cut lines of its own: 1. We don’t print them.').waitFor()
    await page.getByText('Your file is cut along its own line, 2.5 × 2.5 in.').waitFor()
    await page.getByRole('button', { name: /^Order 2\.5 × 2\.5 in for \$/ }).click()
    await page.getByText('Finished size: 2.5 × 2.5 in.').first().waitFor()
  })

  it('is offered in its trim size for a shape', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'ready.pdf', 'application/pdf', printReady())
    await page.getByText('Rectangle', { exact: true }).click()
    await page.getByText('Your file is 3 × 3 in with 0.125 in of bleed.').waitFor()
  })
})

describe('the Back button', () => {
  const visit = useBrowser({ keepsPages: true })

  it('restores the design page, including undo', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    await page.evaluate(() =>
      addEventListener('pageshow', (event) => event.persisted && document.body.classList.add('kept')),
    )
    const left = page.getByRole('textbox', { name: 'Left' })
    const before = await left.inputValue()
    await page.getByRole('application').focus()
    await page.keyboard.press('Shift+ArrowRight')
    const moved = await left.inputValue()
    expect(moved).not.toBe(before)
    await toFinalize(page)
    await page.goBack({ waitUntil: 'commit' })
    await page.locator('body.kept').waitFor()
    expect(await left.inputValue()).toBe(moved)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => left.inputValue()).toBe(before)
    await page.getByText('Saved', { exact: true }).waitFor()
    await toFinalize(page)
  })

  it('never restores a size that has been changed since', async () => {
    const page = await visit()
    await openDesign(page)
    await bring(page, 'disc.png', 'image/png', await discPng(900))
    const width = page.getByRole('textbox', { name: 'Width' })
    const before = Number(await width.inputValue())
    await page.getByRole('link', { name: 'Change details' }).click()
    await page.waitForURL('**/setup-edit/**')
    await settled(page)
    await page.getByRole('radio', { name: /^3 × 3/ }).check()
    await visible(page, /^Save|^Upload|^Continue/).click()
    await page.waitForURL('**/upload/**')
    await settled(page)
    await expect.poll(async () => Number(await width.inputValue())).toBeGreaterThan(before)
    const after = await width.inputValue()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/setup-edit/**', { waitUntil: 'commit' })
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/upload/**', { waitUntil: 'commit' })
    await expect.poll(() => width.inputValue()).toBe(after)
  })
})
