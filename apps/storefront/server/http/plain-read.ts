import type { IncomingMessage } from 'node:http'
import { mayHaveSession } from '../session/cookie.ts'
import { isRead } from './request.ts'

/** Nothing that could be taken for the beginning of a path. */
const PLAIN_HOST = /^[\w.:[\]-]+$/

/** Hosts that a browser can ask, of those asked last. */
const HOSTS = 100
const known = new Map<string, boolean>()

function isHost(host: string): boolean {
  const before = known.get(host)
  if (before !== undefined) return before
  const is = host.length < 300 && PLAIN_HOST.test(host) && URL.canParse(`http://${host}`)
  if (known.size >= HOSTS) known.clear()
  known.set(host, is)
  return is
}

/** A request that reads a path, of someone without a session or key: what it gets depends on its address and preferences alone. */
export const isPlainRead = (
  incoming: IncomingMessage,
): incoming is IncomingMessage & { readonly url: string } => {
  const { method = '', headers, url } = incoming
  return (
    isRead({ method }) &&
    headers.authorization === undefined &&
    !mayHaveSession(headers.cookie) &&
    url !== undefined &&
    url.startsWith('/') &&
    isHost(headers.host ?? '')
  )
}
