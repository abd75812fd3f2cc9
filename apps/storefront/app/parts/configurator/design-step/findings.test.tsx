// @vitest-environment jsdom
import type { PreflightReport } from '@kisscut/shop'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Findings } from './findings.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const white = { code: 'artwork.white', level: 'warning', element: 'artwork', message: 'It’s white.' } as const
const WAITING = 'We’re still checking your artwork.'

/** A page whose loader returns these reports in turn; null for a busy press. */
async function openPage(results: readonly (PreflightReport | null)[]) {
  vi.useFakeTimers()
  let requests = 0
  const Page = () => <Findings preflight={useLoaderData() as PreflightReport | null} designUrl="/upload/" />
  const loader = () => {
    requests += 1
    return results[Math.min(requests, results.length) - 1] ?? null
  }
  const router = createMemoryRouter([{ path: '/', loader, Component: Page }])
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () => {
    root.render(<RouterProvider router={router} />)
    await vi.advanceTimersByTimeAsync(0)
  })
  return {
    page,
    requests: () => requests,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    close: () => act(() => root.unmount()),
  }
}

describe("the preflight's findings", () => {
  afterEach(() => void vi.useRealTimers())

  it('are requested until a busy press responds, and nothing is called ready before (PROD-11)', async () => {
    const report = { findings: [white] } as unknown as PreflightReport
    const { page, requests, wait, close } = await openPage([null, null, null, null, report])
    while (requests() < 5) {
      expect(page.querySelector('[role=status]')?.textContent).toContain(WAITING)
      expect(page.textContent).not.toContain('Ready to print.')
      const before = requests()
      await wait(24_000)
      expect(requests()).toBeGreaterThan(before)
    }
    expect(page.textContent).toContain('It’s white.')
    expect(page.textContent).not.toContain(WAITING)
    await wait(600_000)
    expect(requests()).toBe(5)
    await close()
  })

  it('are replaced by “Ready to print” when there are none', async () => {
    const { page, close } = await openPage([{ findings: [] } as unknown as PreflightReport])
    expect(page.textContent).toContain('Ready to print.')
    await close()
  })
})
