import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  readonly content: Buffer
  readonly type: string
  readonly modified: Date
}

/**
 * The part of S3 that the file storage uses, over HTTP, path-style: put, copy, get, head, delete and list the objects of a
 * bucket.
 */
export async function openBucketServer(): Promise<{
  url: string
  objects: Map<string, StoredObject>
  close(): void
}> {
  const objects = new Map<string, StoredObject>()
  const server = createServer((request, response) => void respond(objects, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, objects, close: () => void server.close() }
}

async function respond(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  const key = decodeURIComponent(pathname)
  const { method, headers } = request
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return void response.writeHead(403).end()
  const copied = headers['x-amz-copy-source']
  if (method === 'PUT' && typeof copied === 'string') {
    objects.set(key, { ...objects.get(decodeURIComponent(copied))!, modified: new Date() })
    return void response.writeHead(200, XML).end('<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>')
  }
  if (method === 'PUT') {
    const content = await buffer(request)
    // Buckets reject a stream without its length.
    if (Number(headers['content-length']) !== content.byteLength) return void response.writeHead(411).end()
    objects.set(key, { content, type: headers['content-type'] ?? '', modified: new Date() })
    return void response.writeHead(200, { etag: '"e"' }).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  if (searchParams.has('list-type'))
    return void response.writeHead(200, XML).end(listOf(objects, key, searchParams.get('prefix') ?? ''))
  const found = objects.get(key)
  if (!found) return void response.writeHead(404, XML).end(missing(method))
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': found.content.byteLength,
    'last-modified': found.modified.toUTCString(),
    etag: '"e"',
  })
  response.end(method === 'HEAD' ? undefined : found.content)
}

const XML = { 'content-type': 'application/xml' }

function listOf(objects: ReadonlyMap<string, StoredObject>, bucket: string, prefix: string): string {
  const folder = `${bucket.replace(/\/$/, '')}/`
  const rows = [...objects].flatMap(([key, { content, modified }]) =>
    key.startsWith(folder + prefix)
      ? `<Contents><Key>${key.slice(folder.length)}</Key><Size>${content.byteLength}</Size><ETag>"e"</ETag><LastModified>${modified.toISOString()}</LastModified></Contents>`
      : [],
  )
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`
}

const missing = (method: string | undefined) =>
  method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>Gone</Message></Error>'
