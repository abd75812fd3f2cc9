import { ACCEPTED, MOST_BYTES, uploadMessages } from '@kisscut/machines/upload'
import { LIMITS, REJECTIONS } from '@kisscut/prepress/intake'
import { describe, expect, it } from 'vitest'

describe("the browser's check of a file", () => {
  it("has the same messages as the server's", () => {
    expect(uploadMessages.emptyFile).toBe(REJECTIONS['file.empty'].text)
    expect(uploadMessages.unsupported).toBe(REJECTIONS['file.unsupported'].text)
    expect(uploadMessages.tooLarge(60 * 1024 * 1024)).toBe(
      REJECTIONS['file.too-large'].text.replace('{mb}', '60'),
    )
  })

  it("has the same size limit as the server's", () => expect(MOST_BYTES).toBe(LIMITS.bytes))

  it('lists each kind of file once', () => {
    const endings = ACCEPTED.map(({ ending }) => ending)
    expect(new Set(endings).size).toBe(endings.length)
  })
})
