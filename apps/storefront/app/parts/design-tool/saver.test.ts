// @vitest-environment jsdom
import { designAsJson, emptyDesign, type Design } from '@kisscut/artwork/design'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftKey, openedWith, storedDraft, type Opened } from './draft.ts'
import { createSaver, type Work } from './saver.ts'
import type { DesignToolData } from './tool-data.ts'

const fetchBefore = globalThis.fetch
beforeEach(() => localStorage.clear())
afterEach(() => {
  globalThis.fetch = fetchBefore
})

const wide = (width: number): Work => ({ design: emptyDesign(width, 2), details: null })

/** A shop with one design, which can lose its next response after saving, and can be stopped. */
function shopWith(first: Design) {
  const stored = { design: first, revision: 4 }
  let isNextLost = false
  let isStopped = false
  globalThis.fetch = async (_, init) => {
    if (isStopped) throw new TypeError('Failed to fetch')
    const { 'if-match': stated } = init?.headers as Record<string, string>
    const body = JSON.parse(String(init?.body)) as { design: Design }
    if (stated !== undefined && stated !== `"${stored.revision}"`)
      return Response.json({ errors: {}, error: 'Changed.', current: stored, sent: body }, { status: 412 })
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

/** A shop without a design: creates one per key, and loses its responses while told to. */
function emptyShop() {
  const made = new Map<string, { id: string; revision: number; design: Design }>()
  let isLosing = false
  globalThis.fetch = async (input, init) => {
    const headers = init?.headers as Record<string, string>
    const { design } = JSON.parse(String(init?.body)) as { design: Design }
    const key = headers['idempotency-key'] ?? ''
    const id = String(input).split('/').at(-2)!
    const known = init?.method === 'POST' ? made.get(key) : [...made.values()].find((each) => each.id === id)
    const stored = known ?? { id: `custom-${made.size + 1}`, revision: 0, design }
    if (known === undefined) made.set(key, stored)
    if (init?.method === 'PATCH') {
      if (headers['if-match'] !== `"${stored.revision}"`)
        return Response.json({ error: 'Changed.', current: stored }, { status: 412 })
      Object.assign(stored, { design, revision: stored.revision + 1 })
    }
    if (isLosing) throw new TypeError('Failed to fetch')
    return Response.json(stored)
  }
  return {
    designs: () => [...made.values()],
    lose: (losing: boolean) => {
      isLosing = losing
    },
  }
}

const openNew = (opened: Partial<Opened> = {}) => {
  const made: string[] = []
  const configuration = { quantity: '10', options: [] }
  const saver = createSaver(
    { page: { product: { id: 'labels' }, configured: null, configuration } } as unknown as DesignToolData,
    { design: wide(1).design, details: null, isUnsaved: false, revision: 0, ...opened },
    'w1',
    (id) => made.push(id),
  )
  return { saver, made }
}

describe('a first save whose response is lost (TOOL-4, API-25)', () => {
  it('creates the design once; the next save changes it', async () => {
    const { designs, lose } = emptyShop()
    const { saver, made } = openNew()
    lose(true)
    for (const width of [2, 2, 3]) await expect(saver.save(wide(width))).rejects.toThrow()
    lose(false)
    expect(await saver.save(wide(4))).toEqual({ ok: true })
    expect(designs()).toMatchObject([{ id: 'custom-1', design: { width: 4 } }])
    expect(made).toEqual(['custom-1'])
    expect(await saver.save(wide(5))).toEqual({ ok: true })
    expect(designs()).toMatchObject([{ id: 'custom-1', design: { width: 5 } }])
    expect(storedDraft(draftKey(null, 'labels', 'w1'))).toBeNull()
  })

  it('is known to the next page, even if the tab was closed', async () => {
    const { designs, lose } = emptyShop()
    lose(true)
    const { saver } = openNew()
    saver.keep(wide(2))
    await expect(saver.save(wide(2))).rejects.toThrow()
    lose(false)
    const draft = storedDraft(draftKey(null, 'labels', 'w1'))
    const next = openNew(openedWith(draft, { design: wide(1).design, revision: null }))
    expect(await next.saver.save(wide(3))).toEqual({ ok: true })
    expect(designs()).toMatchObject([{ design: { width: 3 } }])
    const other = openNew()
    expect(await other.saver.save(wide(6))).toEqual({ ok: true })
    expect(designs()).toHaveLength(2)
  })

  it('leads to a question if the design was changed elsewhere since (DESIGN-22)', async () => {
    const { designs, lose } = emptyShop()
    lose(true)
    const { saver, made } = openNew()
    await expect(saver.save(wide(2))).rejects.toThrow()
    lose(false)
    Object.assign(designs()[0]!, { design: designAsJson(wide(9).design), revision: 1 })
    expect(await saver.save(wide(3))).toMatchObject({ ok: false, isStale: true })
    expect(designs()).toMatchObject([{ design: { width: 9 } }])
    expect(made).toEqual(['custom-1'])
  })
})

describe('a save whose response is lost because the shop or the network is down (DESIGN-22, TOOL-4)', () => {
  it('does not count as a change from elsewhere: the next save overwrites it without a question', async () => {
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

  it('leads to a question if the design was changed elsewhere since', async () => {
    const { stored, loseNext } = shopWith(wide(1).design)
    const saver = open(wide(1).design)
    loseNext()
    await expect(saver.save(wide(2))).rejects.toThrow()
    Object.assign(stored, { design: designAsJson(wide(9).design), revision: 6 })
    expect(await saver.save(wide(3))).toMatchObject({ ok: false, isStale: true })
    expect(stored.design.width).toBe(9)
  })

  it('is recognized by the next page, even if the tab was closed', async () => {
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
