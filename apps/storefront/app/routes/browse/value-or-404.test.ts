import { expect, it } from 'vitest'
import { valueOr404 } from './value-or-404.ts'

/** Status and `Retry-After` of the thrown response. */
const thrownFor = (reason: 'not_found' | 'conflict' | 'busy') => {
  try {
    return valueOr404<never>({ ok: false, reason, message: '' })
  } catch (thrown) {
    const { status, headers } = thrown as Response
    return [status, headers.get('retry-after')]
  }
}

it("a page that can't be shown is a 404, or a 503 with Retry-After while the press is busy (FILE-14)", () => {
  expect(thrownFor('not_found')).toEqual([404, null])
  expect(thrownFor('conflict')).toEqual([404, null])
  expect(thrownFor('busy')).toEqual([503, '2'])
  expect(valueOr404({ ok: true, value: 'page' })).toBe('page')
})
