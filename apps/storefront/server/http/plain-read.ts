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

type OfPath = IncomingMessage & { readonly url: string }

/** A request that reads a path, of someone without a key. */
export const isReadOfPath = (incoming: IncomingMessage): incoming is OfPath => {
  const { method = '', headers, url } = incoming
  return (
    isRead({ method }) &&
    headers.authorization === undefined &&
    url !== undefined &&
    url.startsWith('/') &&
    isHost(headers.host ?? '')
  )
}

/** The same, of someone without a session, too: what it gets depends on its address and preferences alone. */
export const isPlainRead = (incoming: IncomingMessage): incoming is OfPath =>
  isReadOfPath(incoming) && !mayHaveSession(incoming.headers.cookie)
