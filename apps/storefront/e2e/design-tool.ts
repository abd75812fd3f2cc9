import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo } from './browser.ts'
import { idOf } from './journey.ts'

/** Products of the design tools in the journeys. */
export const LABEL = '/custom/products/labels/roll/p/round-logo-labels/personalize/'
export const BEER = '/custom/products/labels/jar-and-bottle/p/beer-labels/personalize/'
export const NAMES = '/custom/products/labels/sheet/p/name-labels/setup/'

/** Opens a design tool and waits until it can typeset. */
export async function openTool(page: Page, path: string) {
  await goTo(page, path)
  await page.getByRole('application').waitFor()
  await expect.poll(() => page.locator('[role=application] path').count()).toBeGreaterThan(3)
}

export const saved = (page: Page) => page.getByText('All changes saved.').waitFor()
export const object = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
export const words = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** The stored design. */
export async function storedDesign(page: Page, id = idOf(page)) {
  const response = await page.request.get(`/custom/api/v1/custom/${id}/`)
  expect(response.status()).toBe(200)
  const { design } = (await response.json()) as {
    design: {
      width: number
      height: number
      elements: {
        id: string
        kind: string
        text?: string
        x: number
        y: number
        width: number
        height: number
        groups?: readonly string[]
      }[]
    }
  }
  return design
}
