import { designIn, type DesignSession } from '../session/session.ts'
import { sideText } from './export.ts'

/** The longer side of a picture, in pixels. */
const LONGEST = 320

/** The first side as a small picture in a data URI. Rejects where the drawing code can't be loaded. */
export async function pictureOfDesign(session: DesignSession): Promise<string> {
  const [side] = designIn(session.actor).sides
  if (!side) return ''
  const address = URL.createObjectURL(new Blob([await sideText(session, side)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return drawn(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawn(image: HTMLImageElement): string {
  const by = LONGEST / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * by))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * by))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.8)
}
