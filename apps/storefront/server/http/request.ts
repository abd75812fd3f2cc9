/** The path of a URL, as sent; cheaper than `new URL`. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (start < 0) return '/'
  const end = url.slice(start).search(/[?#]/)
  return end < 0 ? url.slice(start) : url.slice(start, start + end)
}

export const isRead = ({ method }: Pick<Request, 'method'>): boolean => method === 'GET' || method === 'HEAD'

export const text = (words: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

/** Whether the client has this version: its `If-None-Match` contains the tag, strong or weak. */
export const isCached = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  typeof ifNoneMatch === 'string' &&
  ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
