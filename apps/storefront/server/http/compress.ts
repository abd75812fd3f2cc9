const TEXT = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/
const SMALL = 1_024

/** Packs text on its way out, where the browser understands gzip and nothing has packed it yet. */
export function compress(request: Request, response: Response): Response {
  const { headers, body, status } = response
  if (!body || status === 304 || request.method === 'HEAD' || headers.has('content-encoding')) return response
  if (!TEXT.test(headers.get('content-type') ?? '')) return response
  if (Number(headers.get('content-length') ?? SMALL) < SMALL) return response
  headers.append('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return response
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
}
