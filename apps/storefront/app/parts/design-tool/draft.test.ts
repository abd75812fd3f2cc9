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

describe('a design that is not saved yet (TOOL-4)', () => {
  it('is there when the page is opened again, until it is saved', () => {
    const key = draftKey('custom-1', 'labels', 'w1')
    expect(storedDraft(key)).toBeNull()
    const draft = { design: saying('drawn'), details: null, revision: 4, sent: null }
    keepDraft(key, draft)
    expect(storedDraft(key)).toEqual(draft)
    expect(storedDraft(draftKey(null, 'labels', 'w1'))).toBeNull()
    dropDraft(key)
    expect(storedDraft(key)).toBeNull()
  })

  it('waits where it was begun: one begun with a sample design stands in the way of no other (TOOL-14)', () => {
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

  it('is what the page opens with, as a change of what it was drawn over', () => {
    const draft = { design: saying('drawn'), details: null, revision: 3, sent: null }
    expect(openedWith(null, saved)).toMatchObject({ design: saved.design, isUnsaved: false, revision: 4 })
    expect(openedWith(draft, saved)).toMatchObject({ design: draft.design, isUnsaved: true, revision: 3 })
  })

  it('is a change of what is saved where that is what this browser sent, though nobody saw the response (DESIGN-22)', () => {
    const draft = { design: saying('drawn'), details: null, revision: 3, sent: textOfDesign(saved.design) }
    expect(openedWith(draft, saved).revision).toBe(4)
  })

  it('is none where it is what is saved, in whichever order its fields come', () => {
    const { width, ...rest } = saved.design
    const draft = { design: { ...rest, width }, details: null, revision: 3, sent: null }
    expect(openedWith(draft, saved)).toMatchObject({ isUnsaved: false, revision: 4 })
  })

  it('is ignored where it can’t be read', () => {
    localStorage.setItem('broken', '{"design":{}}')
    localStorage.setItem('no-json', '{')
    expect([storedDraft('broken'), storedDraft('no-json')]).toEqual([null, null])
  })
})

describe('drafts of several windows on one design (TOOL-11)', () => {
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

  it('stay those of the windows that are open, whatever each of them keeps', () => {
    keepDraft(keyOf('a'), draftSaying('from a'))
    keepDraft(keyOf('b'), draftSaying('from b'))
    takeOverDraft(keyOf('c'), () => true)
    expect(['a', 'b', 'c'].map(textOf)).toEqual(['from a', 'from b', null])
  })

  it('of windows that are gone are taken over by the next ones, the newest first, one each', () => {
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

  it('are never those of another design', () => {
    keepDraft(keyOf('a', 'custom-10'), draftSaying('another'))
    keepDraft(keyOf('a', null), draftSaying('new'))
    takeOverDraft(keyOf('b'), () => false)
    expect(textOf('b')).toBeNull()
  })

  it('kept before windows had drafts of their own are taken over as well, and shared where there are no locks', () => {
    keepDraft(keyOf(''), draftSaying('of old'))
    takeOverDraft(keyOf(''), () => true)
    expect(textOf('')).toBe('of old')
    takeOverDraft(keyOf('a'), () => true)
    expect(['', 'a'].map(textOf)).toEqual([null, 'of old'])
  })
})
