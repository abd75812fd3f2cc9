import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportError } from './log.ts'

const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => written.mockClear())

const logged = (error: unknown, request?: Request, requestId?: string) => {
  reportError(error, request, requestId)
  return JSON.parse(String(written.mock.calls[0]?.[0])) as Record<string, unknown>
}

describe('the log', () => {
  it('contains the cause of an error', () => {
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

  it('contains the request id of the response (API-31)', () => {
    expect(logged(new Error('broken'), undefined, 'order-7')).toMatchObject({ requestId: 'order-7' })
    written.mockClear()
    expect(logged(new Error('broken'))).not.toHaveProperty('requestId')
  })

  it('contains a failed query without its values', () => {
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

  it("describes a thrown value that isn't an error by its fields", () => {
    const thrown = { status: 500, statusText: 'Bad Request', data: 'Error: no such route' }
    expect(logged(thrown)['message']).toContain('Bad Request')
    expect(logged(thrown)['message']).not.toContain('[object Object]')
  })

  it("has one short line at info level for a client's mistake (OPS-9)", () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const error = new Error('You made a POST request, but there is no `action`')
    const mistake = { status: 405, statusText: 'Method Not Allowed', data: String(error), error }
    reportError(mistake, new Request('http://localhost/help/materials/?q=me', { method: 'POST' }))
    expect(written).not.toHaveBeenCalled()
    expect(info.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        request: 'POST /help/materials/',
        status: 405,
        message: 'Method Not Allowed',
      },
    ])
    info.mockRestore()
  })

  it('stops at an error that causes itself', () => {
    const error = new Error('round')
    error.cause = error
    expect(logged(error)['message']).toBe('round')
  })
})
