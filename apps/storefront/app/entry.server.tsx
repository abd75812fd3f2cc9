import './context.ts'
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceProvider } from './parts/page/nonce.tsx'

const PATIENCE_MS = 5_000

/** Renders a page: streamed to shoppers, whole to machines that read. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const whole = remix.isSpaMode || isbot(request.headers.get('user-agent') ?? '')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let code = status
    let started = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider nonce={context.nonce}>
        <RemixServer context={remix} url={request.url} abortDelay={PATIENCE_MS} nonce={context.nonce} />
      </NonceProvider>,
      {
        nonce: context.nonce,
        [whole ? 'onAllReady' : 'onShellReady']() {
          started = true
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
          body.once('close', () => clearTimeout(patience))
          pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500
          if (started && !request.signal.aborted) context.reportError(error, request)
        },
      },
    )
    const patience = setTimeout(abort, PATIENCE_MS + 1_000)
  })
}

/** Errors of loaders and actions: into the server's log; the shopper sees the page for them. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (!request.signal.aborted) context.reportError(error, request)
}
