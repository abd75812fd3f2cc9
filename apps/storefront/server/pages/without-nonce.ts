import { createHash } from 'node:crypto'

/** Sources for a page's inline elements in its policy. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const sourcesOf = (html: string, element: 'script' | 'style', nonce: string): readonly string[] => {
  const inline = new RegExp(`<${element}\\b[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  const contents = [...html.matchAll(inline)].map(([, content = '']) => content).filter((each) => each !== '')
  const hashes = contents.map((each) => `'sha256-${createHash('sha256').update(each).digest('base64')}'`)
  return [...new Set(hashes)]
}

/**
 * A page without its nonce, with the same bytes for everyone, and the hashes of the inline scripts and styles that
 * carried it. Only the renderer knows the nonce, so that injected elements get no hash. Null if the nonce occurs
 * elsewhere, too.
 */
export const withoutNonce = (
  html: string,
  nonce: string,
): { readonly html: string; readonly sources: InlineSources } | null => {
  const sources = { scripts: sourcesOf(html, 'script', nonce), styles: sourcesOf(html, 'style', nonce) }
  const plain = html.replaceAll(` nonce="${nonce}"`, '')
  return plain.includes(nonce) ? null : { html: plain, sources }
}
