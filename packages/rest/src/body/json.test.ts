import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import { depthOf, jsonBody, readBody, SMALL } from './json.ts'

const post = (
  body: string | ReadableStream,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => new Request('https://shop.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const body = jsonBody(z.strictObject({ width: z.string(), more: z.unknown().optional() }))

const read = async (request: Request) => {
  try {
    return await readBody(request, body)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { status: error.status, errors: error.errors }
  }
}

describe('a JSON body', () => {
  it('is read when it fits', async () =>
    expect(await readBody(post('{"width":"2"}'), body)).toEqual({ width: '2' }))

  it('has to be JSON by its content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      expect(await read(post('{"width":"2"}', { 'content-type': type }))).toMatchObject({ status: 415 })
    expect(await read(post('{"width":"2"}', { 'content-type': 'application/json; charset=utf-8' }))).toEqual({
      width: '2',
    })
  })

  it('has to be JSON', async () => {
    for (const text of ['', '{', '{"width":1e}', 'undefined', '{"width":"2"}{'])
      expect(await read(post(text))).toMatchObject({ status: 400 })
  })

  it('names unknown and missing fields', async () => {
    expect(await read(post('{"width":"2","price":"0.01"}'))).toMatchObject({
      status: 400,
      errors: { price: ['Unknown field.'] },
    })
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty'])
      expect(await read(post(`{"width":"2","${name}":{}}`))).toMatchObject({ status: 400 })
    expect(await read(post('{}'))).toMatchObject({ status: 400, errors: { width: expect.any(Array) } })
  })

  it('holds nothing that is not text', async () => {
    for (const escaped of ['\\ud800', '\\udc00x', '\\u0000'])
      expect(await read(post(`{"width":"${escaped}"}`))).toMatchObject({ status: 400 })
    expect(await read(post('{"width":"\\ud83d\\ude00"}'))).toEqual({ width: '😀' })
  })

  it('is rejected beyond its limit, announced or not', async () => {
    const long = JSON.stringify({ width: 'x'.repeat(SMALL.bytes) })
    const announced = post(long, {
      'content-type': 'application/json',
      'content-length': String(long.length),
    })
    expect(await read(announced)).toMatchObject({ status: 413 })
    expect(await read(post(new Blob([long]).stream()))).toMatchObject({ status: 413 })
  })

  it('is rejected when nested too deeply, before it is parsed', async () => {
    const deep = `{"width":"2","more":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect(await read(post(deep))).toMatchObject({ status: 400 })
  })
})

describe('the depth of a text', () => {
  it('counts brackets outside strings', () => {
    expect(depthOf('{"a":[{"b":1}],"c":{}}')).toBe(3)
    expect(depthOf('{"a":"[[[[\\"[[","b":"\\\\"}')).toBe(1)
    expect(depthOf('7')).toBe(0)
  })
})
