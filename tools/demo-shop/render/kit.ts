import type { DemoArtwork, Lettering } from '../artworks/index.ts'
import { artworkByName } from '../artworks/index.ts'
import { drawing, onBackground } from './backgrounds.ts'
import type { Background } from './backgrounds.ts'
import { placed, stickerOf } from './sticker-of.ts'
import type { Placed, StickerSpec } from './sticker-of.ts'

/** A finished drawing with what is said about it. */
export interface Picture {
  readonly name: string
  readonly alt: string
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly transparent?: boolean
}

/** One sticker of a picture. */
export type Piece = Placed & StickerSpec & { readonly art: string | DemoArtwork }

/** What is under the stickers and what lies over them. */
export interface Set {
  readonly under?: string
  readonly over?: string
  /** The stickers show inside of this path only: they go round the thing. */
  readonly clip?: string
}

const SIDE = 960

const artworkOf = ({ art }: Piece): DemoArtwork => (typeof art === 'string' ? artworkByName(art) : art)

/** The tools a picture is made with. */
export function kit(type: Lettering) {
  const put = async (pieces: readonly Piece[]): Promise<string> => {
    const drawn: string[] = []
    for (const piece of pieces) drawn.push(placed(await stickerOf(artworkOf(piece), type, piece), piece))
    return drawn.join('')
  }

  /** Stickers on a ground, 960 × 960. */
  const square = async (
    name: string,
    alt: string,
    background: Background,
    pieces: readonly Piece[],
    { under = '', over = '', clip }: Set = {},
  ): Promise<Picture> => {
    const stickers = await put(pieces)
    const shown = clip
      ? `<clipPath id="on"><path d="${clip}"/></clipPath><g clip-path="url(#on)">${stickers}</g>`
      : stickers
    return {
      name,
      alt,
      svg: onBackground(background, SIDE, SIDE, under + shown + over),
      width: SIDE,
      height: SIDE,
    }
  }

  /** One sticker and nothing else. */
  const alone = async (name: string, alt: string, piece: Omit<Piece, 'x' | 'y'>): Promise<Picture> => ({
    name,
    alt,
    svg: drawing(SIDE, SIDE, await put([{ x: SIDE / 2, y: SIDE / 2 - 10, ...piece }])),
    width: SIDE,
    height: SIDE,
    transparent: true,
  })

  return { put, square, alone }
}
export type Kit = ReturnType<typeof kit>
