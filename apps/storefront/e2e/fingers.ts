import type { Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

/** Steps of a finger's movement: few enough to be fast, enough for the browser to recognize it. */
const STEPS = 8

/**
 * Puts fingers down, moves each along its path and lifts them all; sends real touches, so that the browser may scroll
 * and zoom.
 */
export async function drag(page: Page, ...paths: readonly { readonly from: Point; readonly to: Point }[]) {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  for (let finger = 1; finger <= paths.length; finger++)
    await touch(
      'touchStart',
      paths.slice(0, finger).map(({ from }) => from),
    )
  for (let step = 1; step <= STEPS; step++) {
    const along = (from: number, to: number) => from + ((to - from) * step) / STEPS
    await touch(
      'touchMove',
      paths.map(({ from, to }) => ({ x: along(from.x, to.x), y: along(from.y, to.y) })),
    )
  }
  await touch('touchEnd', [])
  await browser.detach()
}
