import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withoutNonce } from './without-nonce.ts'

const NONCE = 'n0nce-of_this'

describe('a page without its nonce', () => {
  const html = `<style nonce="${NONCE}">p{}</style><script nonce="${NONCE}">go()</script><script src="/a.js" nonce="${NONCE}"></script>`
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('lists the inline scripts and styles that carried it, and no others', () => {
    const injected = `${html}<script>evil()</script><script nonce="guess">evil()</script>`
    expect(withoutNonce(injected, NONCE)).toEqual({
      html: '<style>p{}</style><script>go()</script><script src="/a.js"></script><script>evil()</script><script nonce="guess">evil()</script>',
      sources: { scripts: [hash('go()')], styles: [hash('p{}')] },
    })
  })

  it('is null if its content contains the nonce', () => {
    expect(withoutNonce(`${html}<script nonce="${NONCE}">use("${NONCE}")</script>`, NONCE)).toBeNull()
  })
})
