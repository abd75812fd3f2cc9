import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Which of the addresses a request has passed through are the shop's own proxies. */
export type Trust = (address: string, index: number) => boolean

/**
 * Reads `TRUST_PROXY`: a number of proxies before the shop, or their addresses and ranges (`10.0.0.0/8, loopback`). Throws
 * on anything else.
 */
export const trustOf = (setting: string): Trust => {
  if (/^\d{1,2}$/.test(setting)) {
    const hops = Number(setting)
    return (_address, index) => index < hops
  }
  return proxyaddr.compile(setting.split(',').map((each) => each.trim()))
}

/**
 * The client's address as the rate limits count it: behind trusted proxies the first that is not one of them, by
 * `X-Forwarded-For`. An IPv6 client may use every address of its /64, so that is what is counted.
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
