import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, TestRunner, type RunnerTestCase } from 'vitest'

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

const launch = (keepsPages: boolean) =>
  chromium.launch({
    executablePath: inject(keepsPages ? 'chromiumPath' : 'headlessShellPath'),
    args: QUIET,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  })

/** The browser of all files of journeys that this process runs; it ends with the process. */
let shared: Promise<Browser> | undefined

/** An address that no other browser comes from. */
const anAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/**
 * `visit` opens a fresh shopper (own cookies), gone when the test is over: pages that nobody looks at any more would go on
 * working. `keepsPages`: the back button brings pages back as they were left, which tests do without otherwise: the headless
 * shell, much faster, can't.
 */
export function useBrowser({ keepsPages = false } = {}) {
  let browser: Browser
  const ofHooks: BrowserContext[] = []
  beforeAll(async () => {
    browser = await (keepsPages ? launch(keepsPages) : (shared ??= launch(keepsPages)))
  })
  afterAll(async () => {
    for (const context of ofHooks) await context.close()
    if (keepsPages) await browser?.close()
  })

  return async function visit(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject('shopUrl'),
      viewport: SIZES.desktop,
      locale: 'en-US',
      // Text that fades in or out has too little contrast on its way, and how long that is depends on the machine.
      reducedMotion: 'reduce',
      ...options,
      // Attempts to sign in are limited by address.
      extraHTTPHeaders: { 'x-forwarded-for': anAddress(), ...options.extraHTTPHeaders },
    })
    const page = await context.newPage()
    page.setDefaultTimeout(45_000)
    // A page that a hook opens belongs to no test.
    if (!TestRunner.getCurrentTest()) ofHooks.push(context)
    else {
      const errors = collectErrors(page)
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await showFailed(page, errors, task)
        await context.close()
      })
    }
    return page
  }
}

/** A journey that fails says what the page showed: its address, its errors and its content. */
async function showFailed(page: Page, errors: readonly string[], task: Readonly<RunnerTestCase>) {
  if (page.isClosed()) return
  const content = page.locator('main').first().ariaSnapshot({ timeout: 5000 })
  const shown = await content.catch(() => 'no main content')
  const message = [`At ${page.url()}`, ...errors, shown].join('\n')
  task.result?.errors?.push({ name: 'Page', message, stack: message })
}

/** What the page wrote to the console as errors, and errors nobody caught. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // A press room with too much to do says so by 503, and is asked again.
    const isBusy = message.location().url.includes('/prepress/api/') && message.text().includes('503')
    if (message.type() === 'error' && !isBusy) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** What a browser of the shop's owner is opened with, who has not signed in: sign-ins to one account are limited (ACC-3). */
export const ofOwner = (): BrowserContextOptions => ({
  extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` },
})

/** Axe without comments and spaces, half as long for every page to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * WCAG 2.2 AA, as far as a machine can tell. What is framed is a page of its own, and looked at as one; so axe opens
 * no second page to put frames together (`setLegacyMode`).
 */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  // One text, so that a failure says in its first line what is wrong and where.
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`).join('\n'),
  ).toBe('')
}
