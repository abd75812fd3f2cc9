import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const { resolve } = createRequire(import.meta.url)
const FONT = readFileSync(resolve('@fontsource/oswald/files/oswald-latin-400-normal.woff'))

let api: ServedApi
let guest: Client
let owner: Client
beforeAll(async () => {
  api = await serveApi()
  guest = createClient(api.origin)
  owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
})
afterAll(() => api.close())

type Results = readonly { readonly id: string; readonly regions?: readonly { readonly selector: string }[] }[]
const find = async (path: string) => {
  const { status, body } = await guest.get(path)
  expect(status, path).toBe(200)
  return { results: body['results'] as Results, hasMore: body['has_more'] }
}

describe('the design library (TOOL-2)', () => {
  it('is searched by words and categories, page by page, or by ids', async () => {
    const suns = await find('/custom/api/v1/find-clipart/?q=SUN&category=sky')
    expect(suns.results.length).toBeGreaterThan(10)
    expect(suns.results[0]!.regions!.length).toBeGreaterThan(0)
    const first = await find('/custom/api/v1/find-clipart/')
    const second = await find('/custom/api/v1/find-clipart/?page=2')
    expect([first.results.length, first.hasMore, second.results[0]?.id === first.results[0]?.id]).toEqual([
      ...[48, true, false],
    ])
    const named = await find('/custom/api/v1/find-clipart/?id__in=deer,no-such')
    expect(named.results.map(({ id }) => id)).toEqual(['deer'])
    const moths = await find('/marketplace/api/v1/find-artwork/?q=moth')
    expect(moths.results.map(({ id }) => id)).toContain('night-moth')
    for (const wrong of ['?page=0', `?id__in=${Array(300).fill('a').join(',')}`])
      expect((await guest.get(`/custom/api/v1/find-clipart/${wrong}`)).status).toBe(400)
  })
})

describe('the file of a font (TOOL-3)', () => {
  const send = (who: Client, content: Uint8Array) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), 'Oswald.woff')
    return who.send('POST', '/custom/api/v1/font-file/', { body })
  }

  it('is accepted from staff, and referred to by a font', async () => {
    const sent = await send(owner, FONT)
    expect([sent.status, sent.body.file_url]).toEqual([
      201,
      expect.stringMatching(/^\/files\/fonts\/.+\.ttf$/),
    ])
    const name = { family: 'Oswald', family_web: 'Oswald', name: 'Oswald' }
    const made = await owner.post('/custom/api/v1/font/', { ...name, font: sent.body.file_url })
    expect([made.status, made.body['font']]).toEqual([201, sent.body.file_url])
  })

  it('outlines text of uploaded drawings; missing fonts are named (FILE-12)', async () => {
    const text = (family: string) => `<text y="60" font-family="${family}" font-size="50">Honey</text>`
    const sent = async (content: string) =>
      guest.upload(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${content}</svg>`,
        'honey.svg',
      )
    const outlined = await sent(text('Oswald'))
    expect([outlined.status, outlined.body['notices']]).toEqual([201, []])
    const stored = await api.storage.files.bytes(outlined.body.file_url.replace('/files/', ''))
    expect(Buffer.from(stored).toString()).not.toContain('<text')
    const strange = await sent(text('Oswald') + text('Papyrus'))
    expect(strange.body['notices']).toEqual([expect.stringContaining('Papyrus')])
  })

  it('is rejected if it isn’t a font, or if the caller isn’t staff', async () => {
    const wrong = await send(owner, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { file: ['This file is not a font. Please choose a TTF, OTF or WOFF file.'] },
    ])
    expect([401, 403]).toContain((await send(guest, FONT)).status)
  })
})
