import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { listenerOf } from './listener.ts'

describe('the listener', async () => {
  const reported: unknown[] = []
  const server = createServer(
    listenerOf(
      ({ url }, env) => {
        if (url.endsWith('/broken')) throw new Error('a knife broke')
        return new Response(`${new URL(url).pathname} for ${env?.address}`, { headers: { etag: '"1"' } })
      },
      {
        addressOf: () => '192.0.2.1',
        secure: true,
        hostname: 'shop.example',
        reportError: (error) => reported.push(error),
      },
    ),
  ).listen(0)
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo

  const say = (words: string) => {
    const socket = connect(port, 'localhost')
    socket.end(words)
    return textOf(socket)
  }

  it('passes on requests with their client address', async () => {
    expect(await (await fetch(`http://localhost:${port}/cart/`)).text()).toBe('/cart/ for 192.0.2.1')
  })

  it('sends the security headers with every response, even failures', async () => {
    for (const path of ['/', '/broken']) {
      const { headers } = await fetch(`http://localhost:${port}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      })
    }
    reported.length = 0
  })

  it('answers old health checks, which send no host', async () => {
    expect(await say('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })

  it.each(['a b', 'shop.example:99999', '', 'user@host', '[::1', '1.2.3.999', 'shop.-1.00', '-1.00'])(
    'answers 400 to the host "%s" without reporting an error',
    async (host) => {
      expect(await say(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /,
      )
      expect(reported).toEqual([])
    },
  )

  it('answers 500 to an error, reports it, and reveals nothing of it', async () => {
    const response = await fetch(`http://localhost:${port}/broken`)
    expect([response.status, await response.text()]).toEqual([
      500,
      'Something went wrong on our end. Please try again.',
    ])
    expect(reported).toEqual([new Error('a knife broke')])
  })
})
