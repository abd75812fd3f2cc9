import type { DemoArtwork, Lettering } from '../artworks/index.ts'
import { artworkByName } from '../artworks/index.ts'
import { drawing, onBackground } from './backgrounds.ts'
import type { Background } from './backgrounds.ts'
import { placed, stickerOf } from './sticker-of.ts'
import type { Placed, StickerSpec } from './sticker-of.ts'

/** A finished drawing with its description. */
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

/** The layers below and above the stickers. */
export interface Set {
  readonly under?: string
  readonly over?: string
  /** Path to which the stickers are clipped: they go around the object. */
  readonly clip?: string
}

const SIDE = 960

const artworkOf = ({ art }: Piece): DemoArtwork => (typeof art === 'string' ? artworkByName(art) : art)

/** Tools for making pictures. */
export function kit(type: Lettering) {
  const put = async (pieces: readonly Piece[]): Promise<string> => {
    const drawn: string[] = []
    for (const piece of pieces) drawn.push(placed(await stickerOf(artworkOf(piece), type, piece), piece))
    return drawn.join('')
  }

  /** Stickers on a background, 960 × 960. */
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

  /** One sticker alone. */
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
