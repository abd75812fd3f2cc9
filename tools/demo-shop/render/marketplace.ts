import type { DemoArtwork, Lettering } from '../artworks/index.ts'
import { ARTWORKS } from '../artworks/index.ts'
import { ARTWORKS as SOLD } from '../data/marketplace.ts'
import { LIBRARY } from '../originals/library.ts'
import { OUTDOORS } from '../originals/outdoors.ts'
import type { Background } from './backgrounds.ts'
import type { Kit, Picture } from './kit.ts'

const BACKGROUNDS: readonly Background[] = ['sand', 'sage', 'lilac', 'lemon']

/** A company's name as its watermark, centered in a box. */
const markOf = (type: Lettering, words: string, x: number, y: number, size: number) => {
  const line = type.line('archivo-black', words, { size, tracking: 60, x, y })
  return `<path d="${line}" fill="#fff" stroke="#17323b" stroke-width="${size / 16}" paint-order="stroke"/>`
}

/** The watermark of the demo shop's company. */
export const watermarkOf = (type: Lettering): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120">` +
  markOf(type, 'NORTH FORK', 200, 56, 44) +
  markOf(type, 'PRESS', 200, 108, 44) +
  '</svg>'

/** An artwork's public version: with words across it. */
const marked = (artwork: DemoArtwork, words: string): DemoArtwork => ({
  ...artwork,
  draw: (type) => {
    const { width, height } = artwork
    const rows = [0.2, 0.5, 0.8].map((share, at) =>
      markOf(type, words, width / 2 + (at - 1) * 40, height * share, Math.min(width, height) / 13),
    )
    const drawn = artwork.draw(type)
    // Only over the drawing, whose outline determines the cut.
    const id = `mark-${artwork.name}`
    const solid = '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>'
    return (
      `<filter id="${id}-solid">${solid}</filter><mask id="${id}"><g filter="url(#${id}-solid)">${drawn}</g></mask>` +
      `${drawn}<g mask="url(#${id})"><g opacity="0.5" transform="rotate(-24 ${width / 2} ${height / 2})">${rows.join('')}</g></g>`
    )
  },
})

/** Every artwork of the marketplace and the stock library as a sticker, for tiles and pages. */
export const marketplacePictures = ({ square }: Kit): Promise<Picture>[] => {
  const drawn = new Map([...ARTWORKS, ...OUTDOORS].map((artwork) => [artwork.name, artwork]))
  const isOriginal = (name: string) => OUTDOORS.some((each) => each.name === name)
  const artists = SOLD.map(({ slug }, at) => {
    const own = drawn.get(slug)!
    const art = isOriginal(slug) ? marked(own, 'NORTH FORK PRESS') : own
    const background = BACKGROUNDS[at % BACKGROUNDS.length]!
    const place = { art, x: 480, y: 470, size: 620, turn: at % 2 === 0 ? -4 : 4 }
    return square(`marketplace-${slug}`, `Sticker: ${own.alt}`, background, [place])
  })
  const library = LIBRARY.map((own, at) => {
    const art = marked(own, 'KISSCUT LIBRARY')
    const place = { art, x: 480, y: 480, size: 660, turn: at % 2 === 0 ? 3 : -3, border: 0 }
    return square(`stock-${own.name}`, `Sticker: ${own.alt}`, BACKGROUNDS[(at + 1) % BACKGROUNDS.length]!, [
      place,
    ])
  })
  return [...artists, ...library]
}
