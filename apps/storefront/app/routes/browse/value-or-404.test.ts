import { expect, it } from 'vitest'
import { valueOr404 } from './value-or-404.ts'

/** The response that is thrown, by its status and when to ask again. */
const thrownFor = (reason: 'not_found' | 'conflict' | 'busy') => {
  try {
    return valueOr404<never>({ ok: false, reason, message: '' })
  } catch (thrown) {
    const { status, headers } = thrown as Response
    return [status, headers.get('retry-after')]
  }
}

it('a page that can’t be shown is missing, but while the press is busy it says when to ask again (FILE-14)', () => {
  expect(thrownFor('not_found')).toEqual([404, null])
  expect(thrownFor('conflict')).toEqual([404, null])
  expect(thrownFor('busy')).toEqual([503, '2'])
  expect(valueOr404({ ok: true, value: 'page' })).toBe('page')
})
