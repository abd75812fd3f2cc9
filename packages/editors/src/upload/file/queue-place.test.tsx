// @vitest-environment jsdom
import { QUERY_DELAY } from '@kisscut/machines/queue'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { file, open } from '../testing/open-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(QUERY_DELAY)))

describe('the upload editor while the shop is busy', () => {
  it('shows how many files are ahead of a waiting upload, and stops asking once it is accepted (FILE-11)', async () => {
    const { page, choose, reports, queries } = await open(null)
    const status = () => page.querySelector('section[aria-label="Your artwork"] [role=status]')?.textContent
    await choose('new.png')
    await act(async () => reports()?.progress(0.5))
    await rest()
    expect([status(), queries.length]).toEqual(['50% uploaded', 0])
    await act(async () => reports()?.progress(1))
    for (const [place, text] of [
      [3, ' 2 files are ahead of yours.'],
      [2, ' 1 file is ahead of yours.'],
      [1, ' Yours is next.'],
      [0, ' '],
    ] as const) {
      await rest()
      await act(async () => queries.at(-1)?.(place))
      expect(status()).toBe(`Checking your file…${text}`)
    }
    await act(async () => reports()?.accepted(file('new')))
    await rest()
    expect(queries).toHaveLength(4)
  })

  it('shows how many files are ahead of a waiting retouch (FILE-11)', async () => {
    const { page, click, queries, retouched } = await open(file('logo'))
    await click('Remove background')
    await rest()
    await act(async () => queries[0]?.(5))
    const text = 'Removing the background… 4 files are ahead of yours.'
    expect([...page.querySelectorAll('[role=status]')].map((each) => each.textContent)).toContain(text)
    await act(async () => retouched[0]?.resolve(file('cut-out', { madeBy: 'background' })))
    await rest()
    expect(page.textContent).not.toContain('ahead of yours')
    expect(queries).toHaveLength(1)
  })
})
