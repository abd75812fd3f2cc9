import { ACCEPTED, EMPTY_FILE, MOST_BYTES, tooLarge, UNSUPPORTED } from '@kisscut/machines/upload'
import { LIMITS, REFUSALS } from '@kisscut/prepress/intake'
import { describe, expect, it } from 'vitest'

describe('the first look at a file, in the browser', () => {
  it('says what the intake says', () => {
    expect(EMPTY_FILE).toBe(REFUSALS['file.empty'].text)
    expect(UNSUPPORTED).toBe(REFUSALS['file.unsupported'].text)
    expect(tooLarge(60 * 1024 * 1024)).toBe(REFUSALS['file.too-large'].text.replace('{mb}', '60'))
  })

  it('has the intake’s limit', () => expect(MOST_BYTES).toBe(LIMITS.bytes))

  it('offers no kind twice', () => {
    const endings = ACCEPTED.map(({ ending }) => ending)
    expect(new Set(endings).size).toBe(endings.length)
  })
})
