import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Kept {
  readonly content: Buffer
  readonly type: string
}

/** The few words of S3 that a disk speaks, over HTTP, path-style: put, get, head and delete an object of one bucket. */
export async function openBucketServer(): Promise<{
  url: string
  objects: Map<string, Kept>
  close(): void
}> {
  const objects = new Map<string, Kept>()
  const server = createServer((request, response) => void answer(objects, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, objects, close: () => void server.close() }
}

async function answer(objects: Map<string, Kept>, request: IncomingMessage, response: ServerResponse) {
  const key = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname)
  const { method, headers } = request
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return void response.writeHead(403).end()
  if (method === 'PUT') {
    const content = await buffer(request)
    // Without a length no bucket takes a stream.
    if (Number(headers['content-length']) !== content.byteLength) return void response.writeHead(411).end()
    objects.set(key, { content, type: headers['content-type'] ?? '' })
    return void response.writeHead(200, { etag: '"e"' }).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const kept = objects.get(key)
  if (!kept) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(missing(method))
  response.writeHead(200, {
    'content-type': kept.type,
    'content-length': kept.content.byteLength,
    'last-modified': new Date(0).toUTCString(),
    etag: '"e"',
  })
  response.end(method === 'HEAD' ? undefined : kept.content)
}

const missing = (method: string | undefined) =>
  method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>Gone</Message></Error>'
