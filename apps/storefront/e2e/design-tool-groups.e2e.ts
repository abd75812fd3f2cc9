import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { reload, useBrowser } from './browser.ts'
import { BEER, object, openTool, saved, storedDesign } from './design-tool.ts'

describe('groups of a design', () => {
  const visit = useBrowser()

  it('are made, moved and ungrouped by keyboard alone, and remain after a reload (EDIT-16)', async () => {
    const page = await visit()
    await openTool(page, BEER)
    const canvas = page.getByRole('application')
    await canvas.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+g')
    await saved(page)
    const before = await storedDesign(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await storedDesign(page)).elements[0]!.x).not.toBe(before.elements[0]!.x)
    const after = await storedDesign(page)
    const free = after.elements.flatMap((each, at) => (each.groups ? [each.x - before.elements[at]!.x] : []))
    expect(free.length).toBeGreaterThan(1)
    for (const moved of free) expect(moved).toBeCloseTo(0.01, 6)
    await reload(page)
    await object(page, /^Group of/).waitFor()
    await expectAccessible(page)
    await page.getByRole('tree').focus()
    await page.keyboard.press('Home')
    for (let row = 0; row < 20; row += 1) {
      if (
        await object(page, /^Group of/)
          .and(page.locator('[data-active]'))
          .count()
      )
        break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => object(page, /^Group of/).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowRight')
    await canvas.focus()
    await page.keyboard.press('ControlOrMeta+Shift+g')
    await expect.poll(() => object(page, /^Group of/).count()).toBe(0)
    await page.keyboard.press('ControlOrMeta+z')
    await object(page, /^Group of/).waitFor()
  })

  it('are selected as one with the mouse, and entered by a double click', async () => {
    const page = await visit()
    await openTool(page, BEER)
    await page.getByRole('application').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'Group', exact: true }).click()
    await page.getByRole('heading', { name: /^Group of/ }).waitFor()
    await page.keyboard.press('Escape')
    const selected = () => page.locator('[role=treeitem][aria-selected=true]').count()
    const text = (await page.locator('[data-element]').last().boundingBox())!
    await page.mouse.click(text.x + text.width / 2, text.y + text.height / 2)
    await page.getByRole('heading', { name: /^Group of/ }).waitFor()
    await page.getByRole('button', { name: 'Objects', exact: true }).click()
    await expect.poll(() => selected()).toBeGreaterThan(2)
  })
})
