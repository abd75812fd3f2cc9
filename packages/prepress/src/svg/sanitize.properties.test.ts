import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, ELEMENTS, PROPERTIES } from './allowed.ts'
import { sanitizeSvg, SvgRejected, writeSvg } from './index.ts'

const LIMITS = { elements: 300, expandedElements: 2000, depth: 30 }
const BOX = { viewBox: [0, 0, 1, 1] as const, ratio: 1, inches: null }

const NAMES = [
  'g',
  'path',
  'use',
  'style',
  'a',
  'image',
  'script',
  'foreignObject',
  'animate',
  'set',
  'text',
  'x:script',
  'iframe',
  'symbol',
  'feImage',
]
const KEYS = [
  'id',
  'href',
  'xlink:href',
  'style',
  'onload',
  'onclick',
  'fill',
  'class',
  'src',
  'xml:base',
  'x:href',
  'filter',
  'width',
]
const VALUES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'url(//evil.test)',
  'url( "http://evil.test#a" )',
  'u\\72l(//evil.test)',
  '#a',
  'url(#a)',
  'http://evil.test',
  'file:///etc/passwd',
  'data:text/html,evil',
  'data:image/svg+xml;base64,AA==',
  '@import url(//evil.test)',
  '.a{fill:url(//evil.test)}',
  'fill:red;stroke:url(//evil.test)',
  'red',
  '"\'&lt;&gt;',
  '}{',
  '/*',
  '*/',
]
const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string().map((text) => text.replace(/[<&"]/g, '')),
)
const attributes = fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), value), {
  selector: ([key]) => key,
  maxLength: 4,
})
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    value.map((text) => text.replace(/\]\]>/g, '')),
    fc
      .tuple(fc.constantFrom(...NAMES), attributes, fc.array(tie('tree'), { maxLength: 4 }))
      .map(([name, pairs, inner]) => {
        const written = pairs.map(([key, text]) => ` ${key}="${text}"`).join('')
        return `<${name}${written}>${inner.join('')}</${name}>`
      }),
  ),
}))
const document = fc
  .array(tree, { maxLength: 6 })
  .map(
    (parts) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x">${parts.join('')}</svg>`,
  )

/** The sanitized document, or null where it was rejected. */
const written = (text: string): string | null => {
  try {
    return writeSvg(sanitizeSvg(text, LIMITS), BOX)
  } catch (thrown) {
    if (thrown instanceof SvgRejected) return null
    throw thrown
  }
}

describe('invariants of a sanitized SVG', () => {
  it('never has an element, an attribute or a link off the list', () => {
    let seen = 0
    fc.assert(
      fc.property(document, (text) => {
        const left = written(text)
        if (left === null) return
        seen++
        const parser = new SaxesParser({ xmlns: true })
        parser.on('error', (error) => {
          throw error
        })
        parser.on('opentag', (tag) => {
          expect(ELEMENTS).toContain(tag.local)
          for (const { name, value } of Object.values(tag.attributes) as { name: string; value: string }[]) {
            if (name.startsWith('xmlns')) continue
            expect(
              ATTRIBUTES.has(name) || PROPERTIES.has(name) || ['href', 'style', 'xml:space'].includes(name),
            ).toBe(true)
            if (name === 'href') expect(value).toMatch(/^#|^data:image\/(png|jpe?g|gif|webp);base64,/)
            expect(value.replace(/url\(\s*["']?#/gi, '')).not.toMatch(/url\s*\(|javascript:|\\/i)
          }
        })
        parser.write(left).close()
      }),
      { numRuns: 1500, seed: 20261121 },
    )
    expect(seen).toBeGreaterThan(500)
  })

  it('stays the same when sanitized again', () => {
    fc.assert(
      fc.property(document, (text) => {
        const once = written(text)
        if (once !== null) expect(written(once)).toBe(once)
      }),
      { numRuns: 500, seed: 20261121 },
    )
  })

  it('is rejected only with a rejection error, whatever the text', () => {
    const soup = fc.array(
      fc.constantFrom(
        '<svg xmlns="http://www.w3.org/2000/svg">',
        '</svg>',
        '<g',
        '>',
        '/>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '&',
        ';',
        '<?x',
        '?>',
        '"',
        'é',
        '\0',
        '<!DOCTYPE svg [',
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(soup, (parts) => void written(parts.join(''))),
      { numRuns: 1500, seed: 20261121 },
    )
  })
})
