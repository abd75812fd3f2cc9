import { describe, expect, it } from 'vitest'
import { paintedClipart } from './painted.ts'

const DEER =
  '<?xml version="1.0"?><!-- a deer --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="#1b1917" fill-rule="evenodd">' +
  '<path id="antlers" d="M0 0H9Z"/><g id="head" class="skin"><circle r="4" fill="#fff"/><path d="M1 1H2" fill="none" stroke="#000"/></g></svg>'

const painted = (colors: Record<string, string>, svg = DEER) => paintedClipart(svg, colors, 'e1')
const markupOf = (colors: Record<string, string>, svg = DEER) => {
  const artwork = painted(colors, svg)
  return artwork && 'markup' in artwork ? artwork.markup : null
}

describe('a clipart in a design (REC-20, REC-21)', () => {
  it('has its regions painted and keeps the colors of the others', () => {
    const markup = markupOf({ '#antlers': '#d6006c' })
    expect(markup).toContain('<path id="e1-antlers" d="M0 0H9Z" fill="#d6006c"/>')
    expect(markup).toContain('<circle r="4" fill="#fff"/>')
    expect(markup).toMatch(/^<g fill="#1b1917" fill-rule="evenodd">/)
  })

  it('paints everything in a group, but for what has no fill', () => {
    const markup = markupOf({ '.skin': 'tan' })
    expect(markup).toContain('<circle r="4" fill="tan"/>')
    expect(markup).toContain('<path d="M1 1H2" fill="none" stroke="#000"/>')
    expect(markup).not.toContain('antlers" d="M0 0H9Z" fill')
  })

  it('takes several selectors, and fills stated as style', () => {
    const svg = '<svg viewBox="0 0 1 1"><path id="a" style="fill: red;opacity:.5"/><path class="b c"/></svg>'
    const markup = markupOf({ '#a, .c': 'blue' }, svg)
    expect(markup).toContain('fill="blue"')
    expect(markup).not.toContain('red')
    expect(markup).toContain('<path class="b c" fill="blue"/>')
  })

  it('keeps references to its own parts, under names of its own', () => {
    const svg =
      '<svg width="4" height="2"><clipPath id="k"><path d="M0 0H1"/></clipPath><g clip-path="url(#k)"><use href="#k"/></g></svg>'
    expect(painted({}, svg)).toEqual({
      markup:
        '<g><clipPath id="e1-k"><path d="M0 0H1"/></clipPath><g clip-path="url(#e1-k)"><use href="#e1-k"/></g></g>',
      viewBox: '0 0 4 2',
    })
  })

  it('can’t be made of what is no drawing, and a color ends no attribute', () => {
    expect(painted({}, 'hello')).toBeNull()
    expect(painted({}, '<svg><path/></svg>')).toBeNull()
    expect(markupOf({ '#antlers': '"><script>' })).not.toContain('<script>')
  })
})
