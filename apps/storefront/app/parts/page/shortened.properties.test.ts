import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortened } from './shortened.ts'

const count = (text: string) => [...new Intl.Segmenter('en').segment(text)].length
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.lorem({ maxCount: 40 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

describe('a title or description for search engines (SEO-4)', () => {
  it('is one line within their limit, and unchanged if it fits', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 160 }), (whole, limit) => {
        const short = shortened(whole, limit)
        const line = whole.replace(/\s+/g, ' ').trim()
        expect(count(short)).toBeLessThanOrEqual(limit)
        expect(short).not.toMatch(/[\n\r\t]/)
        if (count(line) <= limit && line.length <= limit * 8) expect(short).toBe(line)
        else expect(short.endsWith('…')).toBe(true)
      }),
    )
  })

  it('is cut between words', () => {
    expect(shortened('Waterproof stickers, cut to any shape you draw', 24)).toBe('Waterproof stickers…')
    expect(shortened(`${'long'.repeat(30)}`, 10)).toBe('longlongl…')
  })
})
