import './context.ts'
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { DeliveryProvider } from './parts/page/delivery.tsx'
import { OWN_SCRIPTS, READ_ONLY } from './parts/page/own-scripts.ts'

const PATIENCE_MS = 5_000

const DOCTYPE = '<!doctype html>'

/** Renders a page: read-only pages at once, others as a stream; crawlers and shared documents get it complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Response | Promise<Response> {
  const isBot = isbot(request.headers.get('user-agent') ?? '')
  // Crawlers read shared documents, too.
  const whole = remix.isSpaMode || isBot || context.personal !== undefined
  // The development runtime must run first.
  const { entry, hmr }: typeof remix.manifest & { hmr?: { runtime: string } } = remix.manifest
  const entries = [...(hmr ? [hmr.runtime] : []), entry.module]
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Set here, because compression would turn a complete page into a stream to add it.
  headers.set('Vary', 'Accept-Encoding')
  const { matches } = remix.staticHandlerContext
  const handles = matches.map(({ route }) => remix.routeModules[route.id]?.handle)
  const isReadOnly = handles.includes(READ_ONLY)
  const hasNoRouter = isReadOnly || handles.includes(OWN_SCRIPTS)
  const page = (
    <DeliveryProvider delivery={{ nonce: context.nonce, entries, hasNoRouter }}>
      <RemixServer context={remix} url={request.url} abortDelay={PATIENCE_MS} nonce={context.nonce} />
    </DeliveryProvider>
  )
  if (isReadOnly) return new Response(DOCTYPE + renderToString(page), { headers, status })
  return new Promise((resolve, reject) => {
    let code = status
    let started = false
    const { pipe, abort } = renderToPipeableStream(page, {
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
    })
    const patience = setTimeout(abort, PATIENCE_MS + 1_000)
  })
}

/** Logs errors of loaders and actions; the shopper sees the error page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (!request.signal.aborted) context.reportError(error, request)
}
