import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportError } from './log.ts'

const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => written.mockClear())

const logged = (error: unknown, request?: Request) => {
  reportError(error, request)
  return JSON.parse(String(written.mock.calls[0]?.[0])) as Record<string, unknown>
}

describe('the log', () => {
  it('holds what an error was caused by', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    const line = logged(
      new Error('insert failed', { cause: full }),
      new Request('http://localhost/cart/?q=me'),
    )
    expect(line).toMatchObject({
      level: 'error',
      request: 'GET /cart/',
      message: 'insert failed',
      cause: { message: 'database or disk is full', code: 'SQLITE_FULL' },
    })
  })

  it('holds a query that failed, and none of its values', () => {
    const failed = Object.assign(
      new Error('Failed query: insert into session values (?)\nparams: ana-s-session'),
      {
        query: 'insert into session values (?)',
        params: ['ana-s-session'],
      },
    )
    const line = logged(new Error('not saved', { cause: failed }))
    expect(line).toMatchObject({ cause: { message: 'Failed query: insert into session values (?)' } })
    expect(JSON.stringify(line)).toContain('log.test.ts')
    expect(JSON.stringify(line)).not.toContain('ana-s-session')
  })

  it('describes what is no error by its fields', () => {
    const thrown = { status: 400, statusText: 'Bad Request', data: 'Error: no such route' }
    expect(logged(thrown)['message']).toContain('Bad Request')
    expect(logged(thrown)['message']).not.toContain('[object Object]')
  })

  it('ends with a cause that is its own', () => {
    const error = new Error('round')
    error.cause = error
    expect(logged(error)['message']).toBe('round')
  })
})
