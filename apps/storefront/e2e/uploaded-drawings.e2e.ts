import { testFontFile } from '@kisscut/artwork/testing'
import { openPressProfile, printPdf } from '@kisscut/prepress/print'
import { outlineText } from '@kisscut/prepress/svg-text'
import { sanitizeSvg, sizeOfSvg, writeSvg } from '@kisscut/prepress/svg'
import { printedColors, proofedColors } from '@kisscut/prepress/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { differenceOf } from './pictures-apart.ts'

const press = await openPressProfile()

/** Fonts of a shop with their weights; opened one after the other, because they are unpacked into the same memory. */
const FONTS = {
  Oswald: { weight: 500, bytes: await testFontFile('oswald') },
  Lobster: { weight: 400, bytes: await testFontFile('lobster') },
  Amiri: { weight: 400, bytes: await testFontFile('amiri') },
} as const

const FACES = Object.entries(FONTS)
  .map(
    ([family, { weight, bytes }]) =>
      `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/ttf;base64,${Buffer.from(bytes).toString('base64')})}`,
  )
  .join('')

const SIZE = { width: 800, height: 400 }
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="800" height="400">${content}</svg>`

/** The drawing as its designer sees it, with the same fonts. */
async function inBrowser(page: Page, content: string): Promise<Buffer> {
  await page.setViewportSize(SIZE)
  await page.setContent(`<style>${FACES}body{margin:0}svg{display:block}</style>${drawing(content)}`)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ omitBackground: true })
  return sharp(picture).ensureAlpha().raw().toBuffer()
}

/** The print file of the drawing as stored by intake. */
async function onPress(content: string) {
  const limits = { elements: 1000, expandedElements: 1000, depth: 50 }
  const fonts = Object.values(FONTS).map(({ bytes }) => bytes)
  const { clean, missing, unusual } = outlineText(sanitizeSvg(drawing(content), limits), fonts)
  expect({ missing, unusual }).toEqual({ missing: [], unusual: 0 })
  return printPdf(
    {
      ...{ title: 'Uploaded', look: 'white' },
      dieLine: { shape: 'rectangle', width: 2, height: 1 },
      artwork: { mime: 'image/svg+xml', bytes: Buffer.from(writeSvg(clean, sizeOfSvg(clean)!)) },
      // The whole page with its bleed.
      placement: { x: -0.0625, y: -0.0625, width: 2.125, height: 1.125, rotation: 0 },
    },
    press,
  )
}

const LOBSTER = 'font-family="Lobster" font-size="24"'
const PAINTED = '<rect width="200" height="100" fill="#063"/><circle cx="60" cy="40" r="35" fill="#c33"/>'

describe('an uploaded drawing', () => {
  const visit = useBrowser()

  it.each([
    ['a line', `<text x="10" y="50" font-size="40" font-family="Lobster" fill="#123">Kisscut AV</text>`],
    [
      'lines around a middle',
      `<text x="100" y="40" ${LOBSTER} text-anchor="middle">\n  <tspan x="100">Two lines</tspan>\n  <tspan x="100" dy="1.2em" fill="#c00">of text</tspan>\n</text>`,
    ],
    [
      'classes and weights',
      '<style>.a{font-family:Oswald-Medium, Oswald;font-weight:500;font-size:30px;letter-spacing:.1em;fill:#046}</style><text class="a" transform="translate(10 50) rotate(5)">Fine office</text>',
    ],
    ['lists of places', `<text x="10 40 70 100" y="50 60 50" rotate="0 10 20" ${LOBSTER}>abcd</text>`],
    [
      'strokes',
      '<text x="10" y="60" font-family="Lobster" font-size="50" fill="gold" stroke="#333" stroke-width="2">Bold</text>',
    ],
    [
      'text on a path',
      `<path id="p" d="M20 80Q100 0 180 80" fill="none"/><text ${LOBSTER}><textPath href="#p" startOffset="50%" text-anchor="middle">Around</textPath></text>`,
    ],
    [
      'baselines',
      `<text x="10" y="50" ${LOBSTER} dominant-baseline="middle">mid</text><text x="70" y="50" ${LOBSTER} dominant-baseline="central">cen</text><text x="120" y="50" ${LOBSTER} dominant-baseline="hanging">hang</text>`,
    ],
    ['a script that runs leftwards', '<text x="20" y="60" font-family="Amiri" font-size="40">مرحبا</text>'],
    [
      'text that clips',
      `<clipPath id="c"><text x="10" y="70" font-family="Lobster" font-size="60">Clip</text></clipPath><g clip-path="url(#c)">${PAINTED}</g>`,
    ],
    [
      'a mask that shows a shape',
      `<mask id="m"><circle cx="100" cy="50" r="45" fill="#fff"/></mask><g mask="url(#m)">${PAINTED}</g>`,
    ],
    [
      'a mask with a hole',
      `<mask id="m"><rect width="200" height="100" fill="#fff"/><path d="M100 10L140 90H60Z"/></mask><g mask="url(#m)">${PAINTED}</g>`,
    ],
  ])('prints as its designer sees it, as vectors, with %s (FILE-12, PROD-12)', async (_, content) => {
    const file = await onPress(content)
    expect(file).toMatchObject({ vector: true, reason: null })
    expect(Buffer.from(file.pdf).toString('latin1')).not.toContain('/Font')
    const seen = await proofedColors(await inBrowser(await visit(), content), SIZE, file)
    const printed = await printedColors(file, SIZE)
    const { mean, worst } = differenceOf({ ...SIZE, rgb: seen }, { ...SIZE, rgb: printed })
    expect([mean < 0.02, worst < 0.05], `${mean} ${worst}`).toEqual([true, true])
  })

  it.each([
    [
      'a mask that fades',
      `<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><mask id="m"><rect width="200" height="100" fill="url(#g)"/></mask><g mask="url(#m)">${PAINTED}</g>`,
    ],
    [
      'a mask of gray',
      `<mask id="m"><rect width="200" height="100" fill="#999"/></mask><g mask="url(#m)">${PAINTED}</g>`,
    ],
  ])('prints as its designer sees it, as pixels, with %s (PROD-12)', async (_, content) => {
    const file = await onPress(content)
    expect(file.vector).toBe(false)
    const seen = await proofedColors(await inBrowser(await visit(), content), SIZE, file)
    const printed = await printedColors(file, SIZE)
    const { mean, worst } = differenceOf({ ...SIZE, rgb: seen }, { ...SIZE, rgb: printed })
    expect([mean < 0.02, worst < 0.05], `${mean} ${worst}`).toEqual([true, true])
  })
})
