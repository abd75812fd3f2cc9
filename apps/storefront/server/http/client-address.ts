import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Whether an address on a request's way is one of the shop's own proxies. */
export type Trust = (address: string, index: number) => boolean

/**
 * Parses `TRUST_PROXY`: the number of proxies before the shop, or their addresses and ranges (`10.0.0.0/8, loopback`).
 * Throws if it is invalid.
 */
export const trustOf = (setting: string): Trust => {
  if (/^\d{1,2}$/.test(setting)) {
    const hops = Number(setting)
    return (_address, index) => index < hops
  }
  return proxyaddr.compile(setting.split(',').map((each) => each.trim()))
}

/**
 * The client's address for rate limits: behind trusted proxies the first other one in `X-Forwarded-For`. For IPv6 it is
 * the /64, all of which a client may use.
 */
export const createAddressOf = (trust: Trust | null) => (incoming: IncomingMessage) =>
  keyOf(trust === null ? incoming.socket.remoteAddress : proxyaddr(incoming, trust))

const MAPPED = '::ffff:'

const keyOf = (address = 'unknown'): string => {
  if (address.startsWith(MAPPED) && address.includes('.')) return address.slice(MAPPED.length)
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address.slice(0, 45)
  return `${ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
