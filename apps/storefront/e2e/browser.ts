import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
  type Route,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, TestRunner, type RunnerTestCase } from 'vitest'

/** Keeps Chromium from sending requests to anything but the shop. */
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
    // With one process per site, scripts are read and compiled once for all pages of a context.
    args: keepsPages ? QUIET : [...QUIET, '--process-per-site'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  })

/** The browser for all journeys of this process, which ends with it. */
let shared: Promise<Browser> | undefined

/** A unique client address. */
const anAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/** A reusable context, with a page that keeps its process alive. */
interface Lasting {
  readonly key: string
  readonly context: BrowserContext
  readonly anchor: Page
}

/** Contexts that no test uses at the moment. */
const left: Lasting[] = []

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    viewport: SIZES.desktop,
    locale: 'en-US',
    // Fading text has too little contrast for a machine-dependent time.
    reducedMotion: 'reduce',
    ...options,
  })
  // For all its pages and their API requests.
  context.setDefaultTimeout(45_000)
  if (options.javaScriptEnabled !== false) context.on('page', followRequests)
  return context
}

/** A context left by a test with the same options, or a new one. */
async function takeOver(browser: Browser, options: BrowserContextOptions): Promise<Lasting> {
  const key = JSON.stringify({ ...options, extraHTTPHeaders: {} })
  const at = left.findIndex((each) => each.key === key)
  if (at !== -1) return left.splice(at, 1)[0]!
  const context = await openContext(browser, options)
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  return { key, context, anchor }
}

/** Clears the shopper's state, but keeps cached and compiled files. */
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
  /** Enables the back/forward cache, which the faster headless shell lacks. */
  readonly keepsPages?: boolean
  /** Requires a new context, with nothing of the shop in its cache. */
  readonly isNew?: boolean
}

/**
 * `visit` opens a page for a new shopper (own cookies) and closes it after the test, because open pages would continue
 * to work.
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
    // Sign-in attempts are limited by address.
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

/** The pending requests of each page with scripts. */
const underWay = new WeakMap<Page, Set<Request>>()

function followRequests(page: Page) {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // Requests of the previous page don't count.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until the page has loaded, its scripts listen, and no request is pending. `networkidle` waits for half a second
 * of silence, which may precede the scripts on a busy machine.
 */
export async function settled(page: Page) {
  await page.waitForLoadState()
  const requests = underWay.get(page)
  // Without scripts a loaded page sends no requests.
  if (!requests) return
  await page.waitForFunction(() => {
    const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
    return (
      (!('__remixContext' in window) || isHydrated()) &&
      !document.getElementById('tool-opening')?.checkVisibility()
    )
  })
  const requested = async () => {
    // Code that runs on a response may send another request.
    await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))))
    const pictures = [...requests].filter((request) => request.resourceType() === 'image')
    const gone = await page.evaluate(
      (addresses) => {
        const html = document.documentElement.outerHTML
        return addresses.filter((address) => !html.includes(new URL(address).pathname))
      },
      pictures.map((request) => request.url()),
    )
    // A routed request for a picture that has left the page is never reported as ended.
    for (const request of pictures) if (gone.includes(request.url())) requests.delete(request)
    return [...requests].map((request) => `${request.method()} ${request.url()}`).join('\n')
  }
  await expect.poll(requested).toBe('')
}

/** The shop's response to a routed request, over a new connection where the shop has closed the old one: else the request never ends. */
export const responseTo = (route: Route) => route.fetch({ maxRetries: 3 })

/** Opens a URL and waits until the page is {@link settled}. */
export async function goTo(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
}

export async function reload(page: Page) {
  await page.reload()
  await settled(page)
}

/** Checks a page at every width; style sheets adapt it, so that it need not reload. */
export async function atEverySize(page: Page, look: (size: keyof typeof SIZES) => Promise<void>) {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    await page.setViewportSize(SIZES[size])
    await look(size)
  }
}

/** Reports the page of a failed journey: its address, errors and content. */
async function showFailed(page: Page, errors: readonly string[], task: Readonly<RunnerTestCase>) {
  if (page.isClosed()) return
  const content = page.locator('main').first().ariaSnapshot({ timeout: 5000 })
  const shown = await content.catch(() => 'no main content')
  const message = [`At ${page.url()}`, ...errors, shown].join('\n')
  task.result?.errors?.push({ name: 'Page', message, stack: message })
}

/** Console errors and uncaught errors of the page. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // A busy press responds with 503 and is asked again.
    const isBusy = message.location().url.includes('/prepress/api/') && message.text().includes('503')
    if (message.type() === 'error' && !isBusy) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Options for the browser of the signed-in owner, because sign-ins to an account are limited (ACC-3). */
export const ofOwner = (): BrowserContextOptions => ({
  extraHTTPHeaders: { authorization: `Bearer ${inject('apiKey')}` },
})
