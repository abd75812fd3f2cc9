import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { prepareStop } from './stopping.ts'

describe('stopping', () => {
  it('finishes pending requests and accepts no new ones', async () => {
    const server = createServer().listen(0)
    const stop = prepareStop(server)
    await once(server, 'listening')
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`

    const arrived = once(server, 'request')
    const sent = fetch(url)
    const [, outgoing] = (await arrived) as [unknown, ServerResponse]
    const stopped = stop()
    await expect(fetch(url)).rejects.toThrow()

    outgoing.end('cut and packed')
    expect(await (await sent).text()).toBe('cut and packed')
    await stopped
    expect(server.listening).toBe(false)
  })
  it('does not wait for keep-alive connections', async () => {
    const server = createServer((_incoming, outgoing) => outgoing.end('cut')).listen(0)
    const stop = prepareStop(server)
    server.keepAliveTimeout = 3_600_000
    await once(server, 'listening')
    const agent = new Agent({ keepAlive: true })
    const { port } = server.address() as AddressInfo
    const get = async () => {
      const [response] = (await once(request({ port, agent }).end(), 'response')) as [IncomingMessage]
      await response.resume().toArray()
    }
    await get()
    // Its request is pending when the stop begins, and it is idle afterwards.
    const arrived = once(server, 'request')
    const last = get()
    await arrived
    await Promise.all([stop(), last])
    expect(server.listening).toBe(false)
    agent.destroy()
  })
  it.each([
    ['nothing', ''],
    ['half a request', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: '],
    ['half a second request', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT'],
  ])('does not wait for a connection that has sent %s (OPS-15)', async (_, sent) => {
    const server = createServer((_incoming, outgoing) => outgoing.end('cut'))
    const stop = prepareStop(server)
    await once(server.listen(0), 'listening')
    const connected = once(server, 'connection')
    const client = connect((server.address() as AddressInfo).port).on('error', () => undefined)
    const [accepted] = (await connected) as [Socket]
    if (sent !== '') {
      const read = once(accepted, 'data')
      client.write(sent)
      await read
    }
    const closed = once(client.resume(), 'close')
    await stop()
    await closed
    expect(server.listening).toBe(false)
  })
})
