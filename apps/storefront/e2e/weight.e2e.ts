import { describe, expect, inject, it } from 'vitest'
import { ROUTES } from '../app/route-table.ts'

/** Bytes of a page's HTML before it is packed, at most: what a phone has to read through. SEO-18. */
const MOST = 60_000

/** What is heavier so far: drawings with colors for each of many regions, products with every choice there is, and a category of a hundred. */
const HEAVIER: readonly (readonly [RegExp, number])[] = [
  [/^\/clipart\/.*\/p\//, 88_000],
  [/\/setup\/$/, 73_000],
  [/\/cut-out\/animals\/$/, 75_000],
]
const mostOf = (path: string): number => HEAVIER.find(([pages]) => pages.test(path))?.[1] ?? MOST

/** How many of the heaviest pages are reported. */
const REPORTED = 12

/** Of lists, of which there are as many as there are words and filters. */
const SEARCHES = ['/search/?q=stickers', '/search/?q=decal', '/custom/products/category/labels/?sort=price']

const weightOf = async (path: string): Promise<number> =>
  (await (await fetch(inject('shopUrl') + path)).arrayBuffer()).byteLength

describe('every public page', () => {
  it(`has at most ${MOST / 1000} kB of HTML, but for those that are named (SEO-18)`, async () => {
    const sitemap = await (await fetch(`${inject('shopUrl')}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
    const pages = Object.values(ROUTES)
      .filter(({ path, file }) => path.endsWith('/') && !path.includes('{') && file.endsWith('.tsx'))
      .map(({ path }) => path)
    const weights: { readonly path: string; readonly bytes: number }[] = []
    for (const path of new Set([...pages, ...listed, ...SEARCHES]))
      weights.push({ path, bytes: await weightOf(path) })
    const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes)
    for (const { path, bytes } of heaviest.slice(0, REPORTED))
      console.info(`${(bytes / 1000).toFixed(1)} kB of HTML: ${path}`)
    expect(weights.length).toBeGreaterThan(100)
    expect(heaviest.filter(({ path, bytes }) => bytes > mostOf(path))).toEqual([])
  })
})
