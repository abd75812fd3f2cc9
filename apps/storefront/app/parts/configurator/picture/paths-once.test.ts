import { expect, it } from 'vitest'
import { pathsOnce } from './paths-once.ts'
import { stickerScene } from './sticker-scene.ts'

const LONG = `M0 0${'L1 1'.repeat(80)}Z`

it('a long path used several times is written once; short and single ones stay (SEO-1)', () => {
  const markup = `<clipPath id="c"><path d="${LONG}"/></clipPath><path d="${LONG}" fill="#fff"/><path d="M0 0Z"/><path d="M0 0Z"/><path d="${LONG}L2 2"/>`
  expect(pathsOnce(markup, 'a')).toBe(
    `<defs><path id="a-path0" d="${LONG}"/></defs><clipPath id="c"><use href="#a-path0"/></clipPath><use href="#a-path0" fill="#fff"/>` +
      `<path d="M0 0Z"/><path d="M0 0Z"/><path d="${LONG}L2 2"/>`,
  )
})

it.each(['backing', 'sheet', null] as const)(
  'the cut line of a sample is written once in its scene, on %s',
  (on) => {
    const cut = { path: LONG, box: { x: 0, y: 0, width: 1, height: 1 }, width: 1, height: 1 }
    const sample = { url: '/a.svg', cut, dieLine: 'contour', on } as const
    const scene = stickerScene({ width: 2, height: 2 }, { look: 'holographic', whiteInk: false }, sample, 'a')
    expect(scene.split(LONG)).toHaveLength(2)
    expect(scene.match(/<use href="#a-path0"/g)!.length).toBeGreaterThan(4)
  },
)
