import { describe, expect, it } from 'vitest'
import { sanitizeSvg, sizeOfSvg, SvgRejected, writeSvg, type CleanSvg } from './index.ts'

const LIMITS = { elements: 1000, expandedElements: 5000, depth: 50 }
const wrapped = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const clean = (content: string, attributes?: string): CleanSvg =>
  sanitizeSvg(wrapped(content, attributes), LIMITS)
const why = (text: string): string => {
  try {
    sanitizeSvg(text, LIMITS)
    return 'taken'
  } catch (thrown) {
    return thrown instanceof SvgRejected ? thrown.reason : String(thrown)
  }
}

describe('a sanitized SVG', () => {
  it.each([
    '<path d="M0 0L1 1" fill="url(#g)" stroke-width="2" transform="rotate(3)"></path>',
    '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient>',
    '<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"></rect></symbol><use href="#s" x="3"></use>',
    '<text x="1" font-family="Arial" xml:space="preserve">A &amp; B <tspan dy="2">&lt;C&gt;</tspan></text>',
    '<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="2"></feGaussianBlur></filter>',
    '<image href="data:image/png;base64,AAAA" width="3" height="3"></image>',
    '<style>.a{fill:#f00;stroke:url(#g)}\n#b, g > .c:first-child{opacity:.5}</style>',
    '<g style="fill:red;mix-blend-mode:multiply"></g>',
  ])('keeps %s', (markup) => {
    expect(clean(markup).content).toBe(markup.replace(/ > /g, ' &gt; '))
    expect(clean(markup)).toMatchObject({ removedActive: false, removedLinks: false })
  })

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<script href="data:text/javascript,alert(1)"/>', ''],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="x()"/></foreignObject>', ''],
    ['<rect onclick="x()" width="1"/>', '<rect width="1"></rect>'],
    ['<animate attributeName="href" to="javascript:x()"/>', ''],
    ['<a href="javascript:x()"><rect/></a>', '<g><rect></rect></g>'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil"/>', ''],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">x()</x:script>', ''],
    ['<metadata><rdf xmlns="urn:rdf">x</rdf></metadata>', ''],
    ['<g><![CDATA[<script>x()</script>]]></g>', '<g></g>'],
    [
      '<title><![CDATA[</title><script>x()</script>]]></title>',
      '<title>&lt;/title&gt;&lt;script&gt;x()&lt;/script&gt;</title>',
    ],
    ['<rect style="fill:red;behavior:url(x.htc);-moz-binding:url(//e)"/>', '<rect style="fill:red"></rect>'],
    ['<rect style="background:url(//evil)" fill="expression(x())"/>', '<rect></rect>'],
  ])('turns %s into “%s”', (markup, left) => {
    expect(clean(markup).content).toBe(left)
  })

  it.each([
    '<image href="http://evil.test/a.png"/>',
    '<image xlink:href="//evil.test/a.png"/>',
    '<image href="file:///etc/passwd"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<image href="data:text/html;base64,AAAA"/>',
    '<use href="other.svg#a"/>',
    '<feImage href="http://evil.test/a.png"/>',
    '<rect fill="url(http://evil.test/#a)"/>',
    '<rect fill="URL( \'//evil.test/#a\' )"/>',
    '<style>@import "http://evil.test/a.css";</style>',
    '<style>@font-face{font-family:a;src:url(//evil.test/a.woff)} .a{fill:url(//evil.test)}</style>',
    '<rect style="fill:url(//evil.test/a)"/>',
  ])('drops external references and reports it: %s', (markup) => {
    const { content, removedLinks } = clean(markup)
    expect(content).not.toMatch(/evil|etc|other|data:|import|font-face/)
    expect(removedLinks).toBe(true)
  })

  it('keeps an id on one element only, so that no repeated element can hide behind it', () => {
    expect(clean('<g id="a"/><g id="a"/>').content).toBe('<g id="a"></g><g></g>')
  })

  it('decodes escapes and comments that hide a link', () => {
    for (const css of ['fill:u\\72l(//evil)', 'fill:url/**/(//evil)', 'fill:/*;*/url(//evil)'])
      expect(clean(`<rect style="${css}"/>`).content).not.toContain('evil')
  })

  it('is rejected where it is no SVG, not well-formed, or too large', () => {
    expect(why('<svg')).toBe('broken')
    expect(why('<html/>')).toBe('broken')
    expect(why('<svg xmlns="http://www.w3.org/1999/xhtml"/>')).toBe('broken')
    expect(why(wrapped('<a b:c="1"/>'))).toBe('broken')
    expect(why(wrapped('&undefined;'))).toBe('broken')
    expect(why(`<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://evil.test">%x;]>${wrapped('')}`)).toBe('entities')
    expect(why(wrapped('<g/>'.repeat(1001)))).toBe('too-complex')
    expect(why(wrapped('<g>'.repeat(60) + '</g>'.repeat(60)))).toBe('too-complex')
    expect(why(wrapped('<script>'.repeat(1) + '<g>'.repeat(60) + '</g>'.repeat(60) + '</script>'))).toBe(
      'too-complex',
    )
  })

  describe('with colors and variables of browsers (FILE-18)', () => {
    it.each([
      ['#00aeef icc-color(Fogra, 1, 0, 0, 0)', '#00aeef'],
      ['#0ae device-cmyk(1 0 0 0)', '#0ae'],
      ['oklch(0.7 0.1 200)', 'rgb(64,177,183)'],
      ['color(display-p3 1 0 0)', 'rgb(255,11,12)'],
      ['lab(50% 40 20)', 'rgb(185,88,87)'],
      ['hwb(200 10% 20%)', 'rgb(26,145,204)'],
      ['hsl(200deg 50% 40%)', 'rgb(51,119,153)'],
      ['rgb(0 174 239 / 50%)', 'rgba(0,174,239,0.5)'],
      ['rgb(0, 174, 239)', 'rgb(0, 174, 239)'],
      ['url(#g) oklch(0.7 0.1 200)', 'url(#g) rgb(64,177,183)'],
      ['currentColor', 'currentColor'],
      ['none', 'none'],
    ])('converts %s', (value, plain) => {
      expect(clean(`<rect fill="${value}"/>`).content).toBe(`<rect fill="${plain}"></rect>`)
      expect(clean(`<rect style="fill:${value}"/>`).content).toBe(`<rect style="fill:${plain}"></rect>`)
      expect(clean(`<style>.a{stroke:${value}}</style>`).content).toBe(`<style>.a{stroke:${plain}}</style>`)
      expect(clean(`<rect fill="${value}"/>`).unknownValues).toEqual([])
    })

    it('resolves variables, wherever they are declared, and their fallbacks', () => {
      const style = '<style>:root{--brand:#c8102e; --wide:var(--w, 3px)}</style>'
      const rect = (attributes: string) => clean(`<rect ${attributes}/>${style}`).content.split('</rect>')[0]
      expect(rect('fill="var(--brand)"')).toBe('<rect fill="#c8102e">')
      expect(rect('style="fill:var(--none, oklch(0.7 0.1 200));stroke-width:var(--wide)"')).toBe(
        '<rect style="fill:rgb(64,177,183);stroke-width:3px">',
      )
      expect(rect('style="--own:#0a0;fill:var(--own)"')).toBe('<rect style="fill:#0a0">')
    })

    it('keeps what is declared as important', () => {
      expect(clean('<style>.a{fill:#f00!important}</style>').content).toContain('.a{fill:#f00 !important}')
      const { content } = clean(
        '<style>:root{--c:#0a0 !important}</style><rect style="fill:var(--c) !important"/>',
      )
      expect(content).toContain('<rect style="fill:#0a0 !important">')
    })

    it('ignores variables in comments and in conditional rules', () => {
      const styles = '/*:root{--c:#00f}*/ :root{--c:#c00} @media (prefers-color-scheme:dark){:root{--c:#f66}}'
      expect(clean(`<style>${styles}</style><rect fill="var(--c)"/>`).content).toContain('fill="#c00"')
    })

    it('takes time linear in the file’s length', () => {
      const spaces = ' '.repeat(200_000)
      expect(clean(`<rect fill="a${spaces}b"/>`).content).toBe('<rect></rect>')
      for (const open of ['/*a', '@media x', '@media x{', '@media x{a{}'])
        expect(clean(`<style>${open.repeat(200_000)} --a:b</style>`).content).toContain('<style>')
      const long = 'x'.repeat(100_000)
      const many = 'var(--a)'.repeat(1200)
      expect(clean(`<style>:root{--a:${long}}</style><text font-family="${many}"/>`).content).toContain(
        '<text></text>',
      )
      const short = clean(`<style>:root{--a:${'x'.repeat(4000)}}</style><text font-family="${many}"/>`)
      expect(short.content).toContain('<text></text>')
    })

    it('omits and reports unresolvable values', () => {
      const endless = '<style>:root{--a:var(--b);--b:var(--a)}.x{--c:#f00}.y{--c:#00f}</style>'
      for (const value of [
        'var(--none)',
        'var(--a)',
        'var(--c)',
        'light-dark(#000, #fff)',
        'device-cmyk(1 0 0 0)',
      ]) {
        const { content, unknownValues } = clean(`${endless}<rect fill="${value}"/>`)
        expect(content).toContain('<rect></rect>')
        expect(unknownValues).toEqual([value])
      }
    })

    it('checks the values of variables', () => {
      const hostile = '<style>:root{--u:url(http://evil.test);--j:javascript:x}</style>'
      const { content } = clean(`${hostile}<rect fill="var(--u)" style="filter:var(--u)" stroke="var(--j)"/>`)
      expect(content).not.toMatch(/evil|javascript/)
      const deep = Array.from({ length: 30 }, (_, n) => `--v${n}:var(--v${n + 1})var(--v${n + 1})`).join(';')
      expect(
        clean(`<style>:root{${deep};--v30:x}</style><rect stroke-width="var(--v0)"/>`).content,
      ).toContain('<rect></rect>')
    })
  })

  describe('with entities of its own (FILE-16)', () => {
    const declaring = (entities: string, content: string) =>
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [${entities}]>${wrapped(content)}`
    const cleaned = (entities: string, content: string) =>
      sanitizeSvg(declaring(entities, content), LIMITS).content

    it('expands text entities, as Illustrator writes for namespaces and styles', () => {
      const ai = '<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">'
      const style = `<!ENTITY st0 'fill:#f00;'>\n<!ENTITY st1 "stroke:#00f;">`
      expect(
        cleaned(ai + style, '<g xmlns:i="&ns_ai;" i:extraneous="self"><rect style="&st0;&st1;"/></g>'),
      ).toBe(cleaned('', '<g><rect style="fill:#f00;stroke:#00f;"/></g>'))
      expect(cleaned('<!ENTITY who "Ana">', '<text>&who; &amp; &#66;en</text>')).toBe(
        '<text>Ana &amp; Ben</text>',
      )
    })

    it('follows the same rules as without them', () => {
      expect(cleaned('<!ENTITY st "fill:url(http://evil.test)">', '<rect style="&st;"/>')).not.toContain(
        'evil',
      )
      expect(cleaned('<!ENTITY on "alert(1)">', '<rect onclick="&on;"/>')).not.toContain('alert')
      expect(
        cleaned('<!ENTITY __proto__ "x"><!ENTITY constructor "y">', '<text>&__proto__;&constructor;</text>'),
      ).toBe('<text>xy</text>')
      expect(cleaned('<!ENTITY a "first"><!ENTITY a "second">', '<text>&a;</text>')).toBe(
        '<text>first</text>',
      )
    })

    it.each([
      ['made of others', '<!ENTITY a "aa"><!ENTITY b "&a;&a;">'],
      ['with markup', '<!ENTITY a "<script/>">'],
      ['read from elsewhere', '<!ENTITY a SYSTEM "file:///etc/passwd">'],
      ['published elsewhere', '<!ENTITY a PUBLIC "x" "http://evil.test">'],
      ['for the declarations themselves', '<!ENTITY % a "b"> %a;'],
      ['hidden in a percent sign', '<!ENTITY a "&#37;b;">'],
      ['too long', `<!ENTITY a "${'a'.repeat(5000)}">`],
      ['too many', Array.from({ length: 2001 }, (_, n) => `<!ENTITY a${n} "a">`).join('')],
    ])('is rejected where they are %s', (_, entities) =>
      expect(why(declaring(entities, ''))).toBe('entities'),
    )

    it('is rejected where their expansion is too long', () => {
      const long = `<!ENTITY a "${'a'.repeat(4000)}">`
      expect(why(declaring(long, `<text>${'&a;'.repeat(400)}</text>`))).toBe('taken')
      expect(why(declaring(long, `<text>${'&a;'.repeat(600)}</text>`))).toBe('too-complex')
    })
  })

  it('accepts reasonable repetition', () => {
    expect(why(wrapped(`<g id="a"><path/><path/></g>${'<use href="#a"/>'.repeat(900)}`))).toBe('taken')
  })
})

describe('the size of an SVG', () => {
  const size = (attributes: string) => sizeOfSvg(clean('', attributes))
  it.each([
    ['width="2in" height="1in"', 2, [0, 0, 192, 96], { width: 2, height: 1 }],
    ['width="50.8mm" viewBox="0 0 20 10"', 2, [0, 0, 20, 10], { width: 2, height: 1 }],
    ['height="72pt" viewBox="0,0,5,5"', 1, [0, 0, 5, 5], { width: 1, height: 1 }],
    ['width="300" height="100px"', 3, [0, 0, 300, 100], null],
    ['width="100%" height="100%" viewBox="-5 -5 10 40"', 0.25, [-5, -5, 10, 40], null],
  ])('%s', (attributes, ratio, viewBox, inches) => {
    const read = size(attributes)
    expect(read?.ratio).toBeCloseTo(ratio)
    expect(read?.viewBox.map((value) => Math.round(value * 1e6) / 1e6)).toEqual(viewBox)
    if (inches) expect(read?.inches?.width).toBeCloseTo(inches.width)
    else expect(read?.inches).toBeNull()
  })

  it.each(['', 'width="10"', 'viewBox="0 0 0 5"', 'viewBox="0 0 NaN 5" width="0" height="0"'])(
    '“%s” states none',
    (attributes) => {
      expect(size(attributes)).toBeNull()
    },
  )

  it('is written back into the document, with its namespaces', () => {
    const drawing = clean('<rect></rect>', 'width="10mm" height="10mm"')
    const read = sizeOfSvg(drawing)!
    const text = writeSvg(drawing, read, { width: 50, height: 40 })
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" xmlns:xlink="[^"]+" width="50" height="40" viewBox="0 0 37/,
    )
    expect(sanitizeSvg(text, LIMITS).content).toBe('<rect></rect>')
  })
})
