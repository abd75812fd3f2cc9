import type { DemoArtwork } from './artwork.ts'
import { fill, rect } from './drawing.ts'

const [NAVY, RED, CREAM] = ['#14305c', '#d7263d', '#fff8ea']

/** A yard sign that shows the way. */
export const thisWay: DemoArtwork = {
  name: 'this-way',
  alt: 'Yard sign Open House with an arrow: Saturday, 1 to 4 pm',
  width: 400,
  height: 300,
  dieLine: 'rectangle',
  look: 'white',
  draw: (type) =>
    rect(0, 0, 400, 300, NAVY) +
    rect(0, 186, 400, 114, RED) +
    rect(0, 182, 400, 6, CREAM) +
    fill('M36 92L100 44L164 92H150V156H50V92Z', CREAM) +
    rect(86, 108, 28, 48, NAVY) +
    fill(type.fit('bebas-neue', 'OPEN', { x: 282, y: 88, width: 142 }), CREAM) +
    fill(type.fit('bebas-neue', 'HOUSE', { x: 282, y: 168, width: 180 }), CREAM) +
    fill('M28 228H128V206L178 243L128 280V258H28Z', CREAM) +
    fill(type.fit('oswald', 'SATURDAY', { x: 290, y: 240, width: 164, tracking: 40 }), CREAM) +
    fill(type.fit('oswald', '1–4 PM', { x: 290, y: 280, width: 110, tracking: 40 }), CREAM),
}
