import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { listenerOf } from './listener.ts'

describe('what stands behind node:http', async () => {
  const reported: unknown[] = []
  const server = createServer(
    listenerOf(
      ({ url }, { ip }) => {
        if (url.endsWith('/broken')) throw new Error('a knife broke')
        return new Response(`${new URL(url).pathname} for ${ip ? 'somebody' : 'nobody'}`)
      },
      (error) => reported.push(error),
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

  it('hands requests on with where they come from', async () => {
    expect(await (await fetch(`http://localhost:${port}/cart/`)).text()).toBe('/cart/ for somebody')
  })

  it.each(['a b', 'shop.example:99999', '', 'user@host', '[::1'])(
    'answers 400 to the host "%s", and makes no fuss about it',
    async (host) => {
      expect(await say(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /,
      )
      expect(reported).toEqual([])
    },
  )

  it('answers 500 to what breaks, says nothing of it outside, and reports it', async () => {
    const answer = await fetch(`http://localhost:${port}/broken`)
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ])
    expect(reported).toEqual([new Error('a knife broke')])
  })
})
