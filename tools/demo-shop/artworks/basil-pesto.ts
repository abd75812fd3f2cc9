import type { DemoArtwork } from './artwork.ts'
import { fill, group, rect, stroke } from './drawing.ts'

const [GREEN, LEAF, CREAM, INK] = ['#1f5a36', '#5fa052', '#fbf6e6', '#1d2a20']

const leaf = (x: number, y: number, turn: number, size: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    fill('M0 0C30 -14 42 -48 0 -84C-42 -48 -30 -14 0 0Z', LEAF),
    stroke('M0 -4V-66', GREEN, 3),
  )

const INGREDIENTS = ['Basil, olive oil, pine nuts,', 'Parmesan (milk), sea salt.']

/** A food label with the required information. */
export const basilPesto: DemoArtwork = {
  name: 'basil-pesto',
  alt: 'Food label Basil Pesto: ingredients, allergens milk and tree nuts, net weight 6 ounces',
  width: 450,
  height: 300,
  dieLine: 'rounded_corner',
  look: 'white',
  draw: (type) => {
    const line = (text: string, size: number, y: number, tracking = 20) =>
      fill(type.line('oswald', text, { size, tracking, x: 36, y, anchor: 'start' }), INK)
    return (
      rect(0, 0, 450, 300, CREAM) +
      rect(0, 0, 450, 128, GREEN) +
      leaf(372, 118, -34, 0.8) +
      leaf(392, 120, 8, 0.95) +
      leaf(416, 122, 44, 0.8) +
      fill(type.line('shrikhand', 'Basil Pesto', { size: 56, x: 34, y: 74, anchor: 'start' }), CREAM) +
      fill(
        type.line('oswald', 'SMALL BATCH', {
          size: 18,
          tracking: 140,
          x: 36,
          y: 108,
          anchor: 'start',
        }),
        CREAM,
      ) +
      line('INGREDIENTS', 15, 158, 120) +
      INGREDIENTS.map((text, at) => line(text, 18, 182 + at * 24)).join('') +
      rect(36, 222, 250, 26, INK, 4) +
      fill(
        type.line('oswald', 'CONTAINS MILK, TREE NUTS', {
          size: 16,
          tracking: 50,
          x: 46,
          y: 241,
          anchor: 'start',
        }),
        CREAM,
      ) +
      line('KEEP REFRIGERATED', 15, 274, 100) +
      fill(type.line('oswald', 'NET WT 6 OZ', { size: 22, tracking: 60, x: 414, y: 272, anchor: 'end' }), INK)
    )
  },
}
