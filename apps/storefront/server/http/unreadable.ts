import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import * as messages from '../messages.ts'
import { FILE_POLICY, sentAlways } from './headers.ts'

/** Milliseconds to wait for the rest of a request, so that the client reads the response. */
const PATIENCE_MS = 2000

/** Statuses of node's errors before a request is read; 400 for others. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const MESSAGE: Readonly<Record<number, string>> = {
  431: messages.addressTooLong,
  408: messages.tooSlow,
}

const page = (message: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${message}</title>`,
    '<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color:#1c1b19}',
    'h1{font-size:1.5rem;line-height:1.25}a{color:inherit}</style></head>',
    `<body><h1>${message}</h1><p>${messages.shortenIt}</p>`,
    `<p><a href="/search/">${messages.search}</a> · <a href="/">${messages.backToShop}</a></p></body></html>`,
  ].join('\n')

/** Whether a response to an earlier request of the connection is being written, which must not be interrupted. */
const isResponding = (socket: Socket): boolean => {
  const { _httpMessage: response } = socket as Socket & { _httpMessage?: ServerResponse | null }
  return response?.headersSent === true && !response.writableEnded
}

/**
 * Answers unreadable requests with a page where node sends none: an address over 16 kB, from a search for 100,000
 * characters or a form with a long list. ERR-9.
 */
export function explainUnreadable(server: Server, { secure }: { readonly secure: boolean }): void {
  const always = Object.entries(sentAlways(secure)).map(([name, value]) => `${name}: ${value}`)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Input after the response is read and dropped.
    if (socket.writableEnded) return
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding(socket)) {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? 400
    const body = page(MESSAGE[status] ?? messages.notReadable)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: text/html; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `content-security-policy: ${FILE_POLICY}`,
      'cache-control: no-store',
      'connection: close',
      ...always,
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), PATIENCE_MS).unref()
  })
}
