import type { DemoArtwork } from './artwork.ts'
import { circle, fill, mirrored, rect, rays, stroke, star } from './drawing.ts'

const [COAL, EMBER, GOLD, CREAM] = ['#231411', '#d8361f', '#f4b23c', '#f8ead0']

/** A hot-sauce label with a ribbon of heat; drawn for rolls and bottles. */
export const emberAndAsh: DemoArtwork = {
  name: 'ember-and-ash',
  alt: 'Hot-sauce label Ember & Ash: a chilli burning like a torch, smoked habanero, heat four of five',
  width: 300,
  height: 400,
  dieLine: 'rounded_corner',
  look: 'white',
  draw: (type) =>
    rect(0, 0, 300, 400, COAL) +
    rect(10, 10, 280, 380, 'none', 14, `stroke="${GOLD}" stroke-width="2.5"`) +
    rect(16, 16, 268, 368, 'none', 9, `stroke="${GOLD}" stroke-width="1"`) +
    `<clipPath id="ea-top"><rect x="20" y="20" width="260" height="186" rx="7"/></clipPath><g clip-path="url(#ea-top)">` +
    rect(20, 20, 260, 186, EMBER) +
    fill(rays(150, 216, 0, 260, 30, 6), '#bf2712') +
    '</g>' +
    fill(
      'M150 30C176 62 206 92 200 138C196 168 174 182 150 182C126 182 104 168 100 138C96 112 112 102 118 82C128 94 130 102 132 110C146 90 152 60 150 30Z',
      GOLD,
    ) +
    fill(
      'M152 78C166 100 184 118 180 146C177 166 164 176 150 176C134 176 122 164 122 148C122 130 134 126 138 112C144 120 146 126 147 132C154 118 156 98 152 78Z',
      '#fbe3a0',
    ) +
    fill(
      'M138 128C152 122 170 128 168 146C165 172 148 190 118 202C132 184 130 168 128 150C127 140 130 132 138 128Z',
      EMBER,
    ) +
    fill(
      'M143 129C156 127 163 133 162 146C160 160 152 174 138 186C148 172 152 152 143 129Z',
      '#ff7a59',
      'fill-opacity="0.55"',
    ) +
    stroke('M148 128C146 118 154 112 162 112', '#3f7d3a', 6) +
    fill('M134 132C140 120 162 120 167 134C158 130 154 138 150 134C146 138 142 130 134 132Z', '#57a04a') +
    fill('M20 206H280V282H20Z', CREAM) +
    fill('M20 206H280V212H20ZM20 276H280V282H20Z', GOLD) +
    fill(type.fit('rye', 'EMBER', { x: 150, y: 250, width: 206 }), COAL) +
    fill(type.line('kaushan-script', 'and Ash', { size: 25, x: 150, y: 272 }), EMBER) +
    fill(type.line('oswald', 'SMOKED HABANERO', { size: 23, tracking: 120, x: 150, y: 318 }), CREAM) +
    mirrored(150, stroke('M40 334H96', GOLD, 1.6)) +
    [0, 1, 2, 3, 4].map((i) => fill(star(118 + i * 16, 334, 6.5, 3, 5), i < 4 ? GOLD : '#6b4a2c')).join('') +
    fill(type.line('oswald', 'SMALL BATCH · 150 ML', { size: 14.5, tracking: 180, x: 150, y: 365 }), GOLD) +
    circle(36, 36, 3.5, GOLD) +
    circle(264, 36, 3.5, GOLD) +
    circle(36, 364, 3.5, GOLD) +
    circle(264, 364, 3.5, GOLD),
}
