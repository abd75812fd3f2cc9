import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { stopServing } from './stopping.ts'

describe('stopping', () => {
  it('lets what is in flight finish, and lets nobody in meanwhile', async () => {
    const server = createServer().listen(0)
    await once(server, 'listening')
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`

    const arrived = once(server, 'request')
    const asked = fetch(url)
    const [, outgoing] = (await arrived) as [unknown, ServerResponse]
    const stopped = stopServing(server)
    await expect(fetch(url)).rejects.toThrow()

    outgoing.end('cut and packed')
    expect(await (await asked).text()).toBe('cut and packed')
    await stopped
    expect(server.listening).toBe(false)
  })
})
