import { ACCEPTED, MOST_BYTES, uploadMessages } from '@kisscut/machines/upload'
import { LIMITS, REJECTIONS } from '@kisscut/prepress/intake'
import { describe, expect, it } from 'vitest'

describe('the first look at a file, in the browser', () => {
  it('says what the intake says', () => {
    expect(uploadMessages.emptyFile).toBe(REJECTIONS['file.empty'].text)
    expect(uploadMessages.unsupported).toBe(REJECTIONS['file.unsupported'].text)
    expect(uploadMessages.tooLarge(60 * 1024 * 1024)).toBe(
      REJECTIONS['file.too-large'].text.replace('{mb}', '60'),
    )
  })

  it('has the intake’s limit', () => expect(MOST_BYTES).toBe(LIMITS.bytes))

  it('offers no kind twice', () => {
    const endings = ACCEPTED.map(({ ending }) => ending)
    expect(new Set(endings).size).toBe(endings.length)
  })
})
