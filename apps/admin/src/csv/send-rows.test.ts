import { recordNamed } from '@kisscut/records'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlannedRow } from './plan.ts'
import { sendRows, type SendSettings } from './send-rows.ts'

const size = recordNamed('template_size')

const planned = (count: number): PlannedRow[] =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    id: at % 2 === 0 ? null : `row-${at}`,
    revision: at % 2 === 0 ? undefined : 3,
    changes: [],
    body: { name: `Row ${at}` },
    problems: [],
  }))

interface Body {
  readonly key: string
  readonly rows: readonly { readonly id: string | null; readonly revision?: number }[]
}

/** A shop with the given responses, or none; returns the requests. */
function shopThat(respond: (body: Body, call: number) => { status: number; body: unknown } | null) {
  const bodies: Body[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Body
    bodies.push(sent)
    const response = respond(sent, bodies.length)
    if (response === null) return Promise.reject(new TypeError('failed to fetch'))
    return Promise.resolve(new Response(JSON.stringify(response.body), { status: response.status }))
  })
  return bodies
}

const saved = ({ rows }: Body) => ({ status: 200, body: { rows: rows.map(() => null) } })

const send = (rows: readonly PlannedRow[], more: Partial<SendSettings> = {}) =>
  sendRows(size, rows, {
    onProgress: () => undefined,
    isStopped: () => false,
    key: 'k',
    wait: async () => undefined,
    ...more,
  })

describe('sending the rows of a file (ADMIN-14)', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('saves a few at a time in order, and reports progress', async () => {
    const bodies = shopThat(saved)
    const progress: number[] = []
    const sent = await send(planned(60), { onProgress: (done) => void progress.push(done) })
    expect(sent).toEqual({ saved: 60, rejected: [], unsent: 0, failure: null, unknown: null })
    expect(progress).toEqual([25, 50, 60])
    expect(bodies.map(({ key }) => key)).toEqual(['k.0', 'k.1', 'k.2'])
    expect(bodies[0]!.rows.slice(0, 2)).toEqual([
      { id: null, values: { name: 'Row 0' } },
      { id: 'row-1', values: { name: 'Row 1' }, revision: 3 },
    ])
  })

  it('names rejected lines, and continues', async () => {
    const rejected = { error: '', errors: { name: ['Too long.'], general: ['Twice.'] } }
    shopThat(({ rows }) => ({
      status: 200,
      body: { rows: rows.map((_, at) => (at === 1 ? rejected : null)) },
    }))
    const sent = await send(planned(30))
    expect(sent).toMatchObject({ saved: 28, unsent: 0, failure: null })
    expect(sent.rejected).toEqual([3, 28].map((line) => ({ line, problem: 'name: Too long. Twice.' })))
  })

  it('repeats a call until it is answered, with the same key', async () => {
    const bodies = shopThat((body, call) => {
      if (call === 1) return null
      return call === 2 ? { status: 503, body: { error: 'Later' } } : saved(body)
    })
    expect(await send(planned(5))).toMatchObject({ saved: 5, unknown: null })
    expect(bodies.map(({ key }) => key)).toEqual(['k.0', 'k.0', 'k.0'])
  })

  it('reports lines with an unknown outcome where calls stay unanswered', async () => {
    shopThat((body, call) => (call === 1 ? saved(body) : null))
    expect(await send(planned(60))).toMatchObject({ saved: 25, unsent: 10, unknown: [27, 51] })
  })

  it('ends when the caller may no longer save, with the rows saved before', async () => {
    shopThat((body, call) => (call === 1 ? saved(body) : { status: 403, body: { error: 'Not your role' } }))
    expect(await send(planned(60))).toMatchObject({
      saved: 25,
      unsent: 35,
      failure: 'Not your role',
      unknown: null,
    })
  })

  it('stops after the current call', async () => {
    const bodies = shopThat(saved)
    const sent = await send(planned(60), { isStopped: () => bodies.length === 1 })
    expect(sent).toMatchObject({ saved: 25, unsent: 35, failure: null, unknown: null })
  })

  it('sends fewer rows at once where they are large', async () => {
    const bodies = shopThat(saved)
    await send(planned(4).map((row) => ({ ...row, body: { name: 'x'.repeat(300_000) } })))
    expect(bodies.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1])
  })
})
