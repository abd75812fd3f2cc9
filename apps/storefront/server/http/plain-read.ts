import type { IncomingMessage } from 'node:http'
import { mayHaveSession } from '../session/cookie.ts'
import { isRead } from './request.ts'

/** A host without characters that begin a path. */
const PLAIN_HOST = /^[\w.:[\]-]+$/

/** Number of recent valid hosts to remember. */
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

/** Whether a request reads a path without an API key. */
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

/** Whether it also has no session, so that its response depends only on address and preferences. */
export const isPlainRead = (incoming: IncomingMessage): incoming is OfPath =>
  isReadOfPath(incoming) && !mayHaveSession(incoming.headers.cookie)
