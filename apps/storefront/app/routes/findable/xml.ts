/** What stands for characters that XML itself needs; and nothing for those that no XML may hold. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text inside an element of XML. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (each) => ENTITIES[each]!)

const HOUR = 'public, max-age=3600'

/** Pieces of text as they come: however many there are, few are in memory at a time. */
export function streamed(pieces: AsyncIterable<string>, contentType: string): Response {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': HOUR } })
}

export const XML = 'application/xml; charset=utf-8'

/** Characters of one piece: small ones cost more to send than to hold. */
const PIECE = 16_384

/** The same text in larger pieces. */
export async function* inLargerPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of pieces) {
    held += piece
    if (held.length < PIECE) continue
    yield held
    held = ''
  }
  if (held !== '') yield held
}
