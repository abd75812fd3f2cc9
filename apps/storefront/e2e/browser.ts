import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFailed, TestRunner } from 'vitest'

/** Keeps Chromium from asking anybody but the shop. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  /** WCAG 1.4.10: 1,280 pixels at 400 %. */
  narrow: { width: 320, height: 640 },
} as const

/**
 * One browser for a file of journeys; `visit` opens a fresh shopper (own cookies) in it. `keepsPages`: the back button
 * brings pages back as they were left, which tests do without otherwise: the headless shell, much faster, can't.
 */
export function useBrowser({ keepsPages = false } = {}) {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject(keepsPages ? 'chromiumPath' : 'headlessShellPath'),
      args: QUIET,
      ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    })
  })
  afterAll(() => browser?.close())

  return async function visit(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject('shopUrl'),
      viewport: SIZES.desktop,
      locale: 'en-US',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(45_000)
    // A page that a hook opens belongs to no test.
    if (TestRunner.getCurrentTest()) showOnFailure(page)
    return page
  }
}

/** A journey that fails says what the page showed: its address, its errors and its content. */
function showOnFailure(page: Page) {
  const errors = collectErrors(page)
  onTestFailed(async ({ task }) => {
    if (page.isClosed()) return
    const content = page.locator('main').first().ariaSnapshot({ timeout: 5000 })
    const shown = await content.catch(() => 'no main content')
    const message = [`At ${page.url()}`, ...errors, shown].join('\n')
    task.result?.errors?.push({ name: 'Page', message, stack: message })
  })
}

/** What the page wrote to the console as errors, and errors nobody caught. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // A press room with too much to do says so by 409, and is asked again.
    const isBusy = message.location().url.endsWith('/report/') && message.text().includes('409')
    if (message.type() === 'error' && !isBusy) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/**
 * WCAG 2.2 AA, as far as a machine can tell. What is framed is a page of its own, and looked at as one; so axe opens
 * no second page to put frames together (`setLegacyMode`).
 */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  )
}
