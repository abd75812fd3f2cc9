// @vitest-environment jsdom
import { elementsOn, type Design } from '@kisscut/artwork/design'
import type { Renderer } from '@kisscut/artwork/renderer'
import { designs } from '@kisscut/artwork/testing'
import { canvasMachine, selectable } from '@kisscut/machines/canvas'
import { G } from '@svgdotjs/svg.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { drawElements } from './elements.ts'

/** Draws every kind of element as markup that identifies it and its place. */
const renderer: Renderer = {
  element: ({ id, kind, x, y }) => `<path class="${kind}" id="${id}" d="M${x} ${y}"/>`,
  background: () => '',
}
const resources = { face: () => null, color: () => null, artwork: () => null }

function draw(design: Design) {
  const parents = { overhang: new G(), clipped: new G(), free: new G(), hits: new G() }
  const elements = drawElements(parents, 'k')
  const actor = createActor(canvasMachine, { input: { design, side: 's0' } }).start()
  const show = () => elements.show(actor.getSnapshot().context, resources, renderer)
  actor.subscribe(show)
  show()
  const drawn = (layer: 'clipped' | 'free') =>
    [...parents[layer].node.querySelectorAll('path')].map((path) => path.id)
  const hits = () =>
    [...parents.hits.node.querySelectorAll('rect')].map((hit) => hit.getAttribute('data-element'))
  const markup = () => [...parents.clipped.node.querySelectorAll('path')].map((path) => path.outerHTML)
  return { actor, drawn, hits, markup }
}

const expected = (design: Design, isFree: boolean) =>
  elementsOn(design, 's0')
    .filter(({ dontClip }) => dontClip === isFree)
    .map(({ id }) => id)

describe('invariants of drawn elements', () => {
  it('are always exactly those of one side, of every kind, in order', () => {
    fc.assert(
      fc.property(designs(), (design) => {
        const { drawn, hits } = draw(design)
        expect(drawn('clipped')).toEqual(expected(design, false))
        expect(drawn('free')).toEqual(expected(design, true))
        expect(hits()).toEqual(selectable(design, 's0').map(({ id }) => id))
      }),
    )
  })

  it('always look the same after a change as drawn for the first time', () => {
    fc.assert(
      fc.property(designs(), designs(), (before, after) => {
        const shown = draw(before)
        shown.actor.send({ type: 'design.opened', design: after })
        expect(shown.markup()).toEqual(draw(after).markup())
      }),
    )
  })

  it('always look the same after a drag as drawn for the first time', () => {
    fc.assert(
      fc.property(designs(), fc.double({ min: -3, max: 3, noNaN: true }), (design, dx) => {
        const { actor, markup } = draw(design)
        const ids = selectable(design, 's0').map(({ id }) => id)
        actor.send({ type: 'selection.changed', ids: ids.slice(0, 2) })
        actor.send({ type: 'drag.began', at: { x: 0, y: 0 } })
        actor.send({ type: 'pointer.moved', at: { x: dx, y: 0 } })
        actor.send({ type: 'pointer.released' })
        expect(markup()).toEqual(draw(actor.getSnapshot().context.history.present).markup())
      }),
    )
  })
})
