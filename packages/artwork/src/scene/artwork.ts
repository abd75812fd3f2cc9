import { decimal, pair } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { middleOf } from '../placement/index.ts'
import type { Placement } from '../placement/index.ts'
import { attribute } from './opened.ts'

/** The printed picture: a file by its URL (or data URI), or SVG markup with its box. */
export type Artwork = { readonly href: string } | DrawnArtwork

interface DrawnArtwork {
  readonly markup: string
  readonly viewBox: string
  /** Parts extend beyond its box and are drawn: the outline of elements at the edge. */
  readonly overflows?: true
}

/** A part of a picture, in fractions of the whole; null for all of it. */
export const croppedArtwork = (href: string, crop: Box | null): Artwork =>
  crop === null
    ? { href }
    : {
        markup: `<image width="1" height="1" preserveAspectRatio="none" href="${attribute(href)}"/>`,
        viewBox: [crop.x, crop.y, crop.width, crop.height].map((share) => decimal(share, 6)).join(' '),
      }

/** The placed artwork, rotated about its center; it fills its box. */
export function placedArtwork(artwork: Artwork, placement: Placement): string {
  const middle = middleOf(placement)
  const turn =
    placement.rotation === 0
      ? ''
      : ` transform="rotate(${decimal(placement.rotation, 2)} ${pair(middle.x, middle.y)})"`
  const [x, y, width, height] = [placement.x, placement.y, placement.width, placement.height].map((value) =>
    decimal(value),
  )
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"`
  return 'href' in artwork
    ? `<g${turn}><image ${box} href="${attribute(artwork.href)}"/></g>`
    : `<g${turn}><svg ${box} viewBox="${attribute(artwork.viewBox)}"${artwork.overflows ? ' overflow="visible"' : ''}>${artwork.markup}</svg></g>`
}
