import type { DemoArtwork } from './artwork.ts'
import { circle, fill, group, rays, stroke } from './drawing.ts'

const STRIPES = ['#e4572e', '#f2893a', '#f6b93f', '#2a9d8f', '#155e63'] as const
const [INK, CREAM] = ['#3a1712', '#fff1d6']

const swoosh = (i: number) => {
  const y = 246 + i * 17
  return stroke(
    `M-10 ${y + 26}C70 ${y - 26} 150 ${y - 4} 214 ${y + 6}S350 ${y + 22} 410 ${y - 34}`,
    STRIPES[i] ?? INK,
    17.6,
  )
}

/** Seventies lettering with a sunset under it. */
export const stayGolden: DemoArtwork = {
  name: 'stay-golden',
  alt: 'Seventies lettering Stay Golden before a setting sun, with five stripes sweeping underneath',
  width: 400,
  height: 360,
  dieLine: 'contour',
  look: 'matte',
  draw: (type) => {
    const stay = type.fit('shrikhand', 'Stay', { x: 178, y: 172, width: 200 })
    const golden = type.fit('shrikhand', 'Golden', { x: 200, y: 258, width: 314 })
    const letters = stay + golden
    const depth = Array.from(
      { length: 9 },
      (_, i) => `<use href="#sg-letters" x="${i + 1}" y="${i + 1}" fill="${INK}"/>`,
    ).join('')
    return (
      '<clipPath id="sg-all"><path d="M16 200A184 184 0 0 1 384 200C392 250 388 296 366 320C330 352 70 352 34 320C12 296 8 250 16 200Z"/></clipPath>' +
      '<g clip-path="url(#sg-all)">' +
      fill('M0 0H400V360H0Z', CREAM) +
      fill(rays(200, 206, 120, 230, 36, 5), '#f6b93f', 'fill-opacity="0.55"') +
      circle(200, 206, 118, '#f6b93f') +
      circle(200, 206, 96, '#f2893a') +
      STRIPES.map((_, i) => swoosh(i)).join('') +
      '</g>' +
      group(
        'rotate(-7 200 200)',
        `<defs><path id="sg-letters" d="${letters}"/></defs>`,
        `<use href="#sg-letters" fill="none" stroke="${CREAM}" stroke-width="17" stroke-linejoin="round"/>`,
        `<use href="#sg-letters" fill="none" stroke="${INK}" stroke-width="10" stroke-linejoin="round"/>`,
        depth,
        '<use href="#sg-letters" fill="#ffd98a"/>',
        '<g clip-path="url(#sg-shine)"><use href="#sg-letters" fill="#fff6e0"/></g>',
      ) +
      '<clipPath id="sg-shine"><path d="M0 60C90 30 300 30 400 70V118C300 88 100 98 0 132ZM0 204C110 176 300 182 400 214V236C300 212 100 210 0 236Z"/></clipPath>'
    )
  },
}
