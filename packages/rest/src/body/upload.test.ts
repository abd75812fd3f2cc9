import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { withUploadedFile } from './upload.ts'

let tempDir = ''
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'kisscut-upload-test-'))
})
afterAll(() => rm(tempDir, { recursive: true, force: true }))

const BOUNDARY = 'kiss-cut'
const part = (field: string, name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--\r\n`

const send = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://shop.example/', {
    method: 'POST',
    body: new Blob([body]).stream(),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    duplex: 'half',
  } as RequestInit)

const receive = async (request: Request, limit?: number) => {
  try {
    return await withUploadedFile(
      request,
      { tempDir, ...(limit === undefined ? {} : { limit }) },
      async (file) => ({
        name: file.name,
        bytes: file.bytes,
        content: await readFile(file.path, 'utf8'),
        others: await readdir(join(file.path, '..')),
      }),
    )
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { status: error.status, errors: error.errors }
  }
}

describe('an uploaded file', () => {
  it('arrives in a folder of its own, under a name of ours', async () =>
    expect(await receive(send(part('file', '../../logo.png', 'pixels') + END))).toEqual({
      name: 'logo.png',
      bytes: 6,
      content: 'pixels',
      others: ['artwork'],
    }))

  it('is stopped when it grows too large, announced or not', async () => {
    const large = part('file', 'logo.png', 'x'.repeat(2000)) + END
    expect(await receive(send(large), 1000)).toMatchObject({ status: 413 })
    expect(await receive(send(large, { 'content-length': '99999999' }))).toMatchObject({ status: 413 })
    expect(await receive(send(part('file', 'logo.png', 'x'.repeat(1000)) + END), 1000)).toMatchObject({
      bytes: 1000,
    })
  })

  it('is read no further than its limit, though it has no end', async () => {
    let sent = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      const chunk = sent === 0 ? part('file', 'logo.png', '').slice(0, -2) : 'x'.repeat(1000)
      sent += chunk.length
      controller.enqueue(Buffer.from(chunk))
    }
    const request = new Request('https://shop.example/', {
      method: 'POST',
      body: new ReadableStream({ pull }),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      duplex: 'half',
    } as RequestInit)
    expect(await receive(request, 10_000)).toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(1_000_000)
  })

  it('has to be there, as `file`', async () => {
    for (const body of [END, part('picture', 'logo.png', 'pixels') + END, part('file', '', 'pixels') + END])
      expect(await receive(send(body))).toEqual({
        status: 400,
        errors: { file: ['Please choose a file.'] },
      })
  })

  it('has to be whole', async () =>
    expect(await receive(send(part('file', 'logo.png', 'pixels')))).toMatchObject({
      status: 400,
      errors: { file: [expect.stringContaining('interrupted')] },
    }))

  it('has to be uncompressed, whatever it would unpack to (API-34)', async () => {
    for (const coding of ['gzip', 'br', 'GZIP', 'gzip, identity', 'zstd'])
      expect(
        await receive(send(part('file', 'a.png', 'x') + END, { 'content-encoding': coding })),
      ).toMatchObject({
        status: 415,
      })
    expect(
      await receive(send(part('file', 'a.png', 'x') + END, { 'content-encoding': 'identity' })),
    ).toMatchObject({ bytes: 1 })
  })

  it('has to be multipart', async () => {
    expect(await receive(send('{}', { 'content-type': 'application/json' }))).toMatchObject({ status: 415 })
    expect(await receive(send('x', { 'content-type': 'multipart/form-data' }))).toMatchObject({ status: 415 })
  })

  it('does not blame the shopper for a fault of the shop’s own disk', async () => {
    const pull = async (controller: ReadableStreamDefaultController) => {
      for (const name of await readdir(tempDir)) await rm(join(tempDir, name), { recursive: true })
      controller.enqueue(Buffer.from(part('file', 'logo.png', 'pixels') + END))
      controller.close()
    }
    // Pulled with the first read, when the folder of the upload is there.
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const request = new Request('https://shop.example/', {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      duplex: 'half',
    } as RequestInit)
    await expect(receive(request)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('arrives where the folder for uploads was removed meanwhile', async () => {
    await rm(tempDir, { recursive: true })
    expect(await receive(send(part('file', 'logo.png', 'pixels') + END))).toMatchObject({ bytes: 6 })
  })

  it('leaves nothing behind, accepted or rejected', async () => expect(await readdir(tempDir)).toEqual([]))
})

describe('the connection of an upload', () => {
  it('is handed on, so that work nobody waits for is dropped (FILE-10)', async () => {
    const leaving = new AbortController()
    const request = new Request(send(part('file', 'a.png', 'x') + END), { signal: leaving.signal })
    const wasDropped = await withUploadedFile(request, { tempDir }, async ({ signal }) => {
      expect(signal?.aborted).toBe(false)
      leaving.abort()
      return signal?.aborted
    })
    expect(wasDropped).toBe(true)
  })
})
