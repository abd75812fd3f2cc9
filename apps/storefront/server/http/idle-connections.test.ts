import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { outlastProxies } from './idle-connections.ts'

describe('an idle connection', async () => {
  const server = createServer((_incoming, outgoing) => outgoing.end('cut'))
  outlastProxies(server)
  server.listen(0)
  await once(server, 'listening')
  afterAll(() => server.close().closeAllConnections())

  it('stays open longer than a proxy keeps it, and says how long (OPS-14)', async () => {
    const { port } = server.address() as AddressInfo
    const headers = { connection: 'keep-alive' }
    const [response] = (await once(get({ port, headers }), 'response')) as [IncomingMessage]
    response.resume()
    expect(response.headers['keep-alive']).toBe('timeout=620')
  })
})
