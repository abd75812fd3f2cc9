import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { SETUP } from './paths.ts'

/** What the page loads to be read, and what it has loaded once a shopper has touched it; kB, gzip. */
const BUDGET = { opened: 130, touched: 175 }

/** Every script the page has fetched, by address. */
function collectScripts(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  return scripts
}

const weigh = (bodies: readonly Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000

describe('the setup page', () => {
  const visit = useBrowser()

  it(`loads at most ${BUDGET.opened} kB of JavaScript, ${BUDGET.touched} kB once touched, and no drawing table`, async () => {
    const page = await visit()
    const scripts = collectScripts(page)
    await page.goto(SETUP, { waitUntil: 'networkidle' })
    const opened = weigh(await Promise.all(scripts.values()))
    await page.mouse.move(300, 300)
    await page.getByLabel('Quantity', { exact: true }).fill('500')
    await expect.poll(() => page.locator('output').first().innerText()).toContain('$135.00')
    const bodies = await Promise.all(scripts.values())
    const touched = weigh(bodies)
    console.info(
      `JavaScript of the setup page: ${opened.toFixed(1)} kB gzip, ${touched.toFixed(1)} kB once touched`,
    )
    expect(opened).toBeGreaterThan(10)
    expect(opened).toBeLessThan(BUDGET.opened)
    expect(touched).toBeLessThan(BUDGET.touched)
    expect(bodies.filter((body) => /svgdotjs|svgjs\.dev|ZodError/.test(body.toString())).length).toBe(0)
  })
})
