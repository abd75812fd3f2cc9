import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createAddressOf, trustOf } from './client-address.ts'

describe('the client address for rate limits', async () => {
  let addressOf: (incoming: IncomingMessage) => string = () => ''
  const server = createServer((incoming, outgoing) => outgoing.end(addressOf(incoming))).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo

  const counted = async (trust: string | null, forwardedFor?: string, remote?: string) => {
    const read = createAddressOf(trust === null ? null : trustOf(trust))
    addressOf = (incoming) => {
      if (remote) Object.defineProperty(incoming.socket, 'remoteAddress', { value: remote })
      return read(incoming)
    }
    const headers = { connection: 'close', ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}) }
    const sent = request({ port, host: '127.0.0.1', headers }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return String(
      await response
        .setEncoding('utf8')
        .toArray()
        .then((parts) => parts.join('')),
    )
  }

  it("is the peer's without a trusted proxy, whatever it claims", async () => {
    expect(await counted(null)).toBe('127.0.0.1')
    expect(await counted(null, '203.0.113.9')).toBe('127.0.0.1')
    expect(await counted('10.0.0.0/8', '203.0.113.9')).toBe('127.0.0.1')
  })

  it("is the first address that isn't a trusted proxy", async () => {
    expect(await counted('loopback', '203.0.113.9')).toBe('203.0.113.9')
    expect(await counted('loopback, 10.0.0.0/8', '203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
    expect(await counted('1', '203.0.113.9')).toBe('203.0.113.9')
    expect(await counted('2', '203.0.113.9, 198.51.100.7')).toBe('203.0.113.9')
  })

  it("can't be forged by the client, whose own entries precede the proxy's", async () => {
    expect(await counted('1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await counted('loopback', '127.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await counted('loopback', '2.2.2.2, not an address')).toBe('not an address')
  })

  it('is the /64 of an IPv6 client, and the IPv4 address of a mapped one', async () => {
    expect(await counted('loopback', '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(await counted('loopback', '2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(await counted(null, undefined, '2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
    expect(await counted(null, undefined, '::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it.each(['', 'everyone', '10.0.0.0/99', '300.1.1.1', '-1'])('rejects the setting "%s"', (setting) =>
    expect(() => trustOf(setting)).toThrow(),
  )
})
