// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { describe, expect, it } from 'vitest'
import { draftKey, dropDraft, keepDraft, openedWith, storedDraft, textOfDesign } from './draft.ts'

const saying = (text: string): Design => ({
  ...emptyDesign(2, 2),
  elements: [elementOf('text', { id: 'a', side: 'front', text })],
})
const saved = { design: saying('saved'), revision: 4 }

describe('a design that is not saved yet (TOOL-4)', () => {
  it('is there when the page is opened again, until it is saved', () => {
    const key = draftKey('custom-1', 'labels')
    expect(storedDraft(key)).toBeNull()
    const draft = { design: saying('drawn'), details: null, revision: 4, sent: null }
    keepDraft(key, draft)
    expect(storedDraft(key)).toEqual(draft)
    expect(storedDraft(draftKey(null, 'labels'))).toBeNull()
    dropDraft(key)
    expect(storedDraft(key)).toBeNull()
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
