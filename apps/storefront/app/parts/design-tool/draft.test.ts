// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftKey,
  dropDraft,
  keepDraft,
  openedWith,
  storedDraft,
  takeOverDraft,
  textOfDesign,
} from './draft.ts'
import { begunWith } from './tool-data.ts'

const saying = (text: string): Design => ({
  ...emptyDesign(2, 2),
  elements: [elementOf('text', { id: 'a', side: 'front', text })],
})
const saved = { design: saying('saved'), revision: 4 }

beforeEach(() => localStorage.clear())

describe('a draft of a design (TOOL-4)', () => {
  it('is kept for the page until it is saved', () => {
    const key = draftKey('custom-1', 'labels', 'w1')
    expect(storedDraft(key)).toBeNull()
    const draft = { design: saying('drawn'), details: null, revision: 4, sent: null }
    keepDraft(key, draft)
    expect(storedDraft(key)).toEqual(draft)
    expect(storedDraft(draftKey(null, 'labels', 'w1'))).toBeNull()
    dropDraft(key)
    expect(storedDraft(key)).toBeNull()
  })

  it('of a new design belongs to its sample design (TOOL-14)', () => {
    const begun = (sample: string | null) =>
      begunWith({ page: { product: { id: 'labels' } }, sample } as never)
    const draft = { design: saying('drawn'), details: null, revision: null, sent: null }
    keepDraft(draftKey(null, begun('bakery'), 'gone'), draft)
    for (const [sample, found] of [
      [null, null],
      ['candle', null],
      ['bakery', draft],
    ] as const) {
      const key = draftKey(null, begun(sample), 'w1')
      takeOverDraft(key, () => false)
      expect(storedDraft(key)).toEqual(found)
    }
  })

  it('opens with the page, and changes the revision it was drawn on', () => {
    const draft = { design: saying('drawn'), details: null, revision: 3, sent: null }
    expect(openedWith(null, saved)).toMatchObject({ design: saved.design, isUnsaved: false, revision: 4 })
    expect(openedWith(draft, saved)).toMatchObject({ design: draft.design, isUnsaved: true, revision: 3 })
  })

  it('changes the stored revision if this browser sent it, although the response was lost (DESIGN-22)', () => {
    const draft = { design: saying('drawn'), details: null, revision: 3, sent: textOfDesign(saved.design) }
    expect(openedWith(draft, saved).revision).toBe(4)
  })

  it('is dropped if it equals the saved design, in any order of fields', () => {
    const { width, ...rest } = saved.design
    const draft = { design: { ...rest, width }, details: null, revision: 3, sent: null }
    expect(openedWith(draft, saved)).toMatchObject({ isUnsaved: false, revision: 4 })
  })

  it('is ignored if it is unreadable', () => {
    localStorage.setItem('broken', '{"design":{}}')
    localStorage.setItem('no-json', '{')
    expect([storedDraft('broken'), storedDraft('no-json')]).toEqual([null, null])
  })
})

describe('the drafts of several windows with one design (TOOL-11)', () => {
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })
  const keyOf = (windowId: string, customId: string | null = 'custom-1') =>
    draftKey(customId, 'labels', windowId)
  const draftSaying = (text: string) => ({ design: saying(text), details: null, revision: 1, sent: null })
  const textOf = (windowId: string) => {
    const [element] = storedDraft(keyOf(windowId))?.design.elements ?? []
    return element?.kind === 'text' ? element.text : null
  }

  it('stay with their windows while these are open', () => {
    keepDraft(keyOf('a'), draftSaying('from a'))
    keepDraft(keyOf('b'), draftSaying('from b'))
    takeOverDraft(keyOf('c'), () => true)
    expect(['a', 'b', 'c'].map(textOf)).toEqual(['from a', 'from b', null])
  })

  it('of closed windows go to the next windows, the newest first, one each', () => {
    vi.useFakeTimers()
    for (const [at, windowId] of ['a', 'b', 'open'].entries()) {
      vi.setSystemTime(at)
      keepDraft(keyOf(windowId), draftSaying(`from ${windowId}`))
    }
    const isOpen = (windowId: string) => ['open', 'c', 'd', 'e'].includes(windowId)
    takeOverDraft(keyOf('c'), isOpen)
    takeOverDraft(keyOf('d'), isOpen)
    takeOverDraft(keyOf('e'), isOpen)
    expect(['a', 'b', 'open', 'c', 'd', 'e'].map(textOf)).toEqual([
      null,
      null,
      'from open',
      'from b',
      'from a',
      null,
    ])
  })

  it('never move to another design', () => {
    keepDraft(keyOf('a', 'custom-10'), draftSaying('another'))
    keepDraft(keyOf('a', null), draftSaying('new'))
    takeOverDraft(keyOf('b'), () => false)
    expect(textOf('b')).toBeNull()
  })

  it("without a window's id are taken over, too, and shared where there are no locks", () => {
    keepDraft(keyOf(''), draftSaying('of old'))
    takeOverDraft(keyOf(''), () => true)
    expect(textOf('')).toBe('of old')
    takeOverDraft(keyOf('a'), () => true)
    expect(['', 'a'].map(textOf)).toEqual([null, 'of old'])
  })
})
