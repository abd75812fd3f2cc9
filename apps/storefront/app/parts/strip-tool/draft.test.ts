// @vitest-environment jsdom
import { NO_PAINT } from '@kisscut/core/color'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepStrip, storedStrip, type StripDraft } from './draft.ts'

const work: StripDraft['work'] = {
  cliparts: [{ key: 'a', clipart: 'dad', paints: {} }],
  ...{ words: 'Us', font: null, textSize: 'medium', textLocation: 'bottom' },
  ...{ color: NO_PAINT, isSingleColor: false },
}
const draft: StripDraft = {
  work,
  configuration: { materialId: 'vinyl', width: '20', height: '6', quantity: '1', options: [] },
  id: null,
  revision: 0,
}
beforeEach(() => localStorage.clear())

describe("a strip that isn't in the cart yet (DDB-9)", () => {
  it('is kept by the browser', () => {
    keepStrip('one', draft)
    expect(storedStrip('one')).toEqual(draft)
    expect(storedStrip('another')).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"work":{}}',
    '{"work":{"cliparts":[{}],"words":""},"configuration":{"width":"1"}}',
  ])('is dropped if it is unreadable: %s', (text) => {
    localStorage.setItem('one', text)
    expect(storedStrip('one')).toBeNull()
  })
})
