import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originLines, originsIn } from './kinds.ts'

const read = (list: string) => originLines().safeParse(list)
const problemsOf = (list: string) => read(list).error?.issues.map(({ message }) => message) ?? []

const SHAPE = 'An origin is a scheme, a host and, if needed, a port, such as https://app.example.'
const TLS = 'Only localhost may use http; any other origin needs https.'
const ANY = 'A list can’t hold every origin: name each one instead of *.'

describe('a list of origins (API-35)', () => {
  it.each([
    ['', []],
    ['https://app.example', ['https://app.example']],
    [
      '\n  https://App.Example:443 \r\n\nhttp://localhost:5173',
      ['https://app.example', 'http://localhost:5173'],
    ],
    [
      'http://127.0.0.1:8080\nhttp://[::1]\nhttp://shop.localhost',
      [...['http://127.0.0.1:8080', 'http://[::1]', 'http://shop.localhost']],
    ],
    ['https://bücher.example', ['https://xn--bcher-kva.example']],
  ])('%j is %j as browsers send it', (list, origins) => {
    expect(problemsOf(list)).toEqual([])
    expect(originsIn(list)).toEqual(origins)
  })

  it.each([
    ['*', ANY],
    ['https://*.app.example', ANY],
    ['null', SHAPE],
    ['app.example', SHAPE],
    ['https://app.example/', SHAPE],
    ['https://app.example/path', SHAPE],
    ['https://app.example?q', SHAPE],
    ['https://app.example#a', SHAPE],
    ['https://eva@app.example', SHAPE],
    ['https://app.example, https://other.example', SHAPE],
    ['https://app.example:99999', SHAPE],
    ['https:\\\\app.example', SHAPE],
    ['ftp://app.example', SHAPE],
    ['file://', SHAPE],
    ['http://app.example', TLS],
    ['http://localhost.app.example', TLS],
    ['http://127.0.0.1.app.example', TLS],
    ['http://notlocalhost', TLS],
  ])('%j is refused, and the line says why', (line, problem) => {
    expect(problemsOf(`https://first.example\n${line}`)).toEqual([`Line 2: ${problem}`])
  })

  it('has an end', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `https://a${at}.example`)
    expect(problemsOf(lines(50).join('\n'))).toEqual([])
    expect(problemsOf(lines(51).join('\n'))).toEqual(['These are too many origins: 50 at most.'])
  })

  it('is refused, or holds nothing but what a browser could send', () => {
    const part = fc.constantFrom(
      ...'https:// http:// localhost app.example : 8080 / @ * ? # \\ %2e . \u200d é \n'.split(' '),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map((parts) => parts.join('')),
          fc.string(),
        ),
        (list) => {
          if (!read(list).success) return
          for (const origin of originsIn(list)) {
            expect(new URL(origin).origin).toBe(origin)
            expect(origin).toMatch(/^https?:\/\/[a-z0-9.:[\]_~!$&'()+,;=-]+$/)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})
