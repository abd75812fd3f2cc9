import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { SETUP } from './paths.ts'

const BUDGET_KB = 130

describe('the setup page', () => {
  const visit = useBrowser()

  it(`loads at most ${BUDGET_KB} kB of JavaScript, gzip, and no drawing table`, async () => {
    const page = await visit()
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
    })
    await page.goto(SETUP, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(scripts.values())
    const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
    console.info(`JavaScript of the setup page: ${kilobytes.toFixed(1)} kB gzip in ${bodies.length} files`)
    expect(bodies.length).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThan(BUDGET_KB)
    expect(bodies.filter((body) => /svgdotjs|svgjs\.dev/.test(body.toString())).length).toBe(0)
  })
})
