import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import * as messages from '../messages.ts'
import { explainUnreadable } from './unreadable.ts'

describe('an unreadable request (ERR-9)', async () => {
  const server = createServer((_request, response) => response.end('a page'))
  explainUnreadable(server, { secure: true })
  server.listen(0)
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo

  it.each([17_000, 100_000, 2_000_000])('gets a page if its address has %i characters', async (length) => {
    const response = await fetch(`http://localhost:${port}/search/?q=${'a'.repeat(length)}`)
    expect(response.status).toBe(431)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    const page = await response.text()
    expect(page).toContain(messages.addressTooLong)
    expect(page).toContain('href="/search/"')
    // The shop still works.
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('a page')
  })

  it("gets a page if it isn't HTTP, also after a valid request", async () => {
    for (const before of ['', 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n']) {
      const socket = connect(port, 'localhost')
      socket.write(before)
      if (before !== '') await once(socket, 'data')
      socket.end('no request\r\n\r\n')
      const response = await text(socket)
      expect(response).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
      expect(response).toContain(messages.notReadable)
    }
  })
})
