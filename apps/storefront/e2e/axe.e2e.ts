import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { useBrowser } from './browser.ts'

const html = (styles: string, body: string) =>
  `<html lang="en"><title>Text</title><style>p { color: #222 } ${styles}</style><main><h1>Text</h1>${body}</main></html>`
const TEXT = '<p>Words to read</p>'

describe('text on a page, checked by Axe', () => {
  const visit = useBrowser()
  const problemsOf = async (page: Page, content: string) => {
    await page.setContent(content)
    return expectAccessible(page).then(
      () => '',
      (error: unknown) => String(error),
    )
  }

  it('is checked again if it or one of its ancestors looks different (WCAG 1.4.3)', async () => {
    const page = await visit()
    expect(await problemsOf(page, html('', TEXT))).toBe('')
    for (const styles of [
      'p { color: #999 }',
      'main { background: #333 }',
      'body { background: #333 }',
      'main { opacity: 0.4 }',
    ])
      for (const _ of ['first', 'again'])
        expect([styles, await problemsOf(page, html(styles, TEXT))]).toEqual([
          styles,
          expect.stringContaining('color-contrast'),
        ])
    expect(await problemsOf(page, html('', `${TEXT}<p style="color: #aaa">More</p>`))).toContain(
      'color-contrast',
    )
    expect(await problemsOf(page, html('', TEXT))).toBe('')
  })

  it('counts as readable only after it was visible', async () => {
    const page = await visit()
    const pale = 'p { color: #bbb }'
    expect(await problemsOf(page, html(pale, TEXT.replace('<p', '<p hidden')))).toBe('')
    expect(await problemsOf(page, html(pale, TEXT))).toContain('color-contrast')
  })
})
