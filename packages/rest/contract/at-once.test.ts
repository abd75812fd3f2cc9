import { designAsJson } from '@kisscut/artwork/design'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { CUSTOM, LABEL, labelWith } from './drawn-design.ts'
import { serveApi, type ServedApi } from './serve-api.ts'

const AT_ONCE = Array.from({ length: 20 }, (_, at) => at)
const drawing = (at: number) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><circle cx="10" cy="10" r="${at / 10 + 4}"/></svg>`,
  )

describe('much at once', { timeout: 300_000 }, () => {
  let api: ServedApi
  let ana: Client
  beforeAll(async () => {
    api = await serveApi()
    ana = createClient(api.origin)
    await ana.post(CUSTOM, LABEL)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })
  const pathOf = (id: string, kind: string) => `/prepress/api/v1/custom/${id}/${kind}/`

  it('of one client waits instead of being refused: twenty uploads, and a preview of each (FILE-10, FILE-14)', async () => {
    const uploads = await Promise.all(AT_ONCE.map((at) => ana.upload(drawing(at), `${at}.svg`)))
    expect(uploads.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 201))
    const ids: string[] = []
    for (const { body } of uploads) {
      const { id } = (await ana.post(CUSTOM, { ...LABEL, width: '3', height: '2' })).body
      const placement = { x: '0', y: '0', width: '3', height: '2', rotation: '0' }
      await ana.patch(`${CUSTOM}${id}/`, { user_file: body.id, placement })
      ids.push(id)
    }
    const pictures = await Promise.all(ids.map((id) => ana.get(pathOf(id, 'preview.png'))))
    expect(pictures.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 200))
    const same = await Promise.all(AT_ONCE.map(() => ana.get(pathOf(ids[0]!, 'preview.png'))))
    expect(same.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 200))
  })

  it('of one design shows its newest state to all who ask, and nobody is refused (FILE-14)', async () => {
    const file = (await ana.upload(drawing(1), 'logo.svg')).body.id
    const { id } = (await ana.post(CUSTOM, LABEL)).body
    const stateOf = (at: number) => {
      const { elements, ...design } = labelWith(file)
      const moved = elements.map((each) => (each.id === 'disc' ? { ...each, x: at / 100 } : each))
      return designAsJson({ ...design, elements: moved })
    }
    const revisions: number[] = []
    const reports: Promise<{ status: number; body: Record<string, unknown> }>[] = []
    for (const at of AT_ONCE.slice(1, 9)) {
      const saved = await ana.patch(`${CUSTOM}${id}/`, { design: stateOf(at) })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      revisions.push(Number(saved.body['revision']))
      reports.push(ana.get(pathOf(id, 'report')))
    }
    const responses = await Promise.all(reports)
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    const judged = responses.map(({ body }) => Number(body['revision']))
    expect(judged.at(-1)).toBe(revisions.at(-1))
    // A state that a newer one took the place of was not drawn: its caller got the newer one.
    judged.forEach((each, at) => expect(each).toBeGreaterThanOrEqual(revisions[at]!))
    expect(new Set(judged).size).toBeLessThan(judged.length)
  })
})
