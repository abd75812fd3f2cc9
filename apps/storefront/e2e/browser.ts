import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
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
    // One process reads and compiles the shop's scripts for all pages of a context.
    args: keepsPages ? QUIET : [...QUIET, '--process-per-site'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  })

/** The browser of all files of journeys that this process runs; it ends with the process. */
let shared: Promise<Browser> | undefined

/** An address that no other browser comes from. */
const anAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/** A context that one shopper takes over from another, and the page by which it keeps its process meanwhile. */
interface Lasting {
  readonly key: string
  readonly context: BrowserContext
  readonly anchor: Page
}

/** Those that no test uses at the moment. */
const left: Lasting[] = []

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    viewport: SIZES.desktop,
    locale: 'en-US',
    // Text that fades in or out has too little contrast on its way, and how long that is depends on the machine.
    reducedMotion: 'reduce',
    ...options,
  })
  // Of all its pages, and of what they ask the shop for.
  context.setDefaultTimeout(45_000)
  if (options.javaScriptEnabled !== false) context.on('page', followRequests)
  return context
}

/** One that a test with the same options has left, or a new one. */
async function takeOver(browser: Browser, options: BrowserContextOptions): Promise<Lasting> {
  const key = JSON.stringify({ ...options, extraHTTPHeaders: {} })
  const at = left.findIndex((each) => each.key === key)
  if (at !== -1) return left.splice(at, 1)[0]!
  const context = await openContext(browser, options)
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  return { key, context, anchor }
}

/** Nothing stays that the shopper did; what the browser has read and compiled does. */
async function leave(lasting: Lasting) {
  const { context, anchor } = lasting
  for (const page of context.pages()) if (page !== anchor) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearCookies()
  const browser = await context.newCDPSession(anchor)
  await browser.send('Storage.clearDataForOrigin', { origin: inject('shopUrl'), storageTypes: 'all' })
  await browser.detach()
  left.push(lasting)
}

interface BrowserUse {
  /** The back button brings pages back as they were left, which tests do without otherwise: the headless shell, much faster, can't. */
  readonly keepsPages?: boolean
  /** No shopper before had this browser: it has nothing of the shop in its cache. */
  readonly isNew?: boolean
}

/**
 * `visit` opens a fresh shopper (own cookies), gone when the test is over: pages that nobody looks at any more would go on
 * working.
 */
export function useBrowser({ keepsPages = false, isNew = keepsPages }: BrowserUse = {}) {
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
    const isAlone = isNew || options.storageState !== undefined || options.permissions !== undefined
    const lasting = isAlone ? undefined : await takeOver(browser, options)
    const context = lasting?.context ?? (await openContext(browser, options))
    // Attempts to sign in are limited by address.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress(), ...options.extraHTTPHeaders })
    const page = await context.newPage()
    // A page that a hook opens belongs to no test.
    if (!TestRunner.getCurrentTest()) ofHooks.push(context)
    else {
      const errors = collectErrors(page)
      onTestFinished(async ({ task }) => {
        const hasFailed = task.result?.state === 'fail'
        if (hasFailed) await showFailed(page, errors, task)
        if (lasting && !hasFailed) await leave(lasting).catch(() => context.close())
        else await context.close()
      })
    }
    return page
  }
}

/** What each page whose scripts run has requested and not got yet. */
const underWay = new WeakMap<Page, Set<Request>>()

function followRequests(page: Page) {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // What another page asked for before is nothing that this one waits for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * The page has loaded, its scripts listen, and it asks the shop for nothing more. `networkidle` would be half a second of silence,
 * which a busy machine may have before the scripts run.
 */
export async function settled(page: Page) {
  await page.waitForLoadState()
  const requests = underWay.get(page)
  // Without scripts it requests nothing once it has loaded.
  if (!requests) return
  await page.waitForFunction(() => {
    const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
    return (
      (!('__remixContext' in window) || isHydrated()) &&
      !document.getElementById('tool-opening')?.checkVisibility()
    )
  })
  const requested = async () => {
    // What runs once something has come may ask for more.
    await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))))
    return [...requests].map((request) => request.url())
  }
  await expect.poll(requested).toEqual([])
}

/** Opens an address, and waits until the page is {@link settled}. */
export async function goTo(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
}

export async function reload(page: Page) {
  await page.reload()
  await settled(page)
}

/** Looks at a page at every width; it is laid out by style sheets, so it need not load again. */
export async function atEverySize(page: Page, look: (size: keyof typeof SIZES) => Promise<void>) {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    await page.setViewportSize(SIZES[size])
    await look(size)
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
