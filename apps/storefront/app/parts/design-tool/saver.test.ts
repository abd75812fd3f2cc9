// @vitest-environment jsdom
import { designAsJson, emptyDesign, type Design } from '@kisscut/artwork/design'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftKey, openedWith, storedDraft } from './draft.ts'
import { createSaver, type Work } from './saver.ts'
import type { DesignToolData } from './tool-data.ts'

const fetchBefore = globalThis.fetch
beforeEach(() => localStorage.clear())
afterEach(() => {
  globalThis.fetch = fetchBefore
})

const wide = (width: number): Work => ({ design: emptyDesign(width, 2), details: null })

/** A shop with one design: its next response can be lost after it has saved, and it can be stopped. */
function shopWith(first: Design) {
  const stored = { design: first, revision: 4 }
  let isNextLost = false
  let isStopped = false
  globalThis.fetch = async (_, init) => {
    if (isStopped) throw new TypeError('Failed to fetch')
    const { 'if-match': stated } = init?.headers as Record<string, string>
    const body = JSON.parse(String(init?.body)) as { design: Design }
    if (stated !== undefined && stated !== `"${stored.revision}"`)
      return Response.json({ errors: {}, error: 'Changed.', current: stored, sent: body }, { status: 409 })
    Object.assign(stored, { design: body.design, revision: stored.revision + 1 })
    if (isNextLost) {
      isNextLost = false
      throw new TypeError('Failed to fetch')
    }
    return Response.json({ id: 'custom-1', revision: stored.revision })
  }
  return {
    stored,
    loseNext: () => {
      isNextLost = true
    },
    stop: (stopped: boolean) => {
      isStopped = stopped
    },
  }
}

const open = (design: Design) =>
  createSaver(
    { page: { product: { id: 'labels' }, configured: { id: 'custom-1' } } } as unknown as DesignToolData,
    { design, details: null, isUnsaved: false, revision: 4 },
    'w1',
    () => undefined,
  )

describe('a save whose response was lost: the shop was stopped, or the network (DESIGN-22, TOOL-4)', () => {
  it('is no change of somebody else: what is drawn since is saved over it unasked', async () => {
    const { stored, loseNext, stop } = shopWith(wide(1).design)
    const saver = open(wide(1).design)
    loseNext()
    await expect(saver.save(wide(2))).rejects.toThrow()
    stop(true)
    for (const width of [3, 4, 4]) await expect(saver.save(wide(width))).rejects.toThrow()
    stop(false)
    expect(await saver.save(wide(5))).toEqual({ ok: true })
    expect(stored).toMatchObject({ revision: 6, design: { width: 5 } })
    expect(await saver.save(wide(6))).toEqual({ ok: true })
  })

  it('is asked about where somebody has changed it since', async () => {
    const { stored, loseNext } = shopWith(wide(1).design)
    const saver = open(wide(1).design)
    loseNext()
    await expect(saver.save(wide(2))).rejects.toThrow()
    Object.assign(stored, { design: designAsJson(wide(9).design), revision: 6 })
    expect(await saver.save(wide(3))).toMatchObject({ ok: false, isStale: true })
    expect(stored.design.width).toBe(9)
  })

  it('is known as one’s own by the next page, though the tab ended with it', async () => {
    const { stored, loseNext } = shopWith(wide(1).design)
    const saver = open(wide(1).design)
    const chosen = { design: wide(2).design, details: { quantity: '20', options: [] } } as unknown as Work
    saver.keep(chosen)
    loseNext()
    await expect(saver.save(chosen)).rejects.toThrow()
    const draft = storedDraft(draftKey('custom-1', 'labels', 'w1'))
    expect(openedWith(draft, { design: wide(2).design, revision: stored.revision })).toMatchObject({
      isUnsaved: true,
      revision: 5,
    })
  })
})
