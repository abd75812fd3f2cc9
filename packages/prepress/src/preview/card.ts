import { CARD, type CardOrder } from '@kisscut/shop/ports/preview'
import sharp from 'sharp'
import { artworkPicture } from '../print/artwork-pixels.ts'

/** Margin above and below a transparent picture, as a share of the card's height. */
const MARGIN = 0.07

/**
 * A picture for social networks: whole, on the shop's background; an opaque picture continues blurred at its sides. JPEG, because
 * not every network accepts other formats. Runs in a worker process.
 */
export async function drawCard({ picture, background }: CardOrder): Promise<Uint8Array> {
  const { width, height } = CARD
  const whole = await (await artworkPicture(picture, height)).ensureAlpha().png().toBuffer()
  const isOpaque = (await sharp(whole).stats()).isOpaque
  const inside = isOpaque ? height : Math.round(height * (1 - 2 * MARGIN))
  const shown = await sharp(whole)
    .resize({ width: isOpaque ? width : inside, height: inside, fit: 'inside' })
    .png()
    .toBuffer()
  const backdrop = isOpaque
    ? await sharp(whole).resize({ width, height, fit: 'cover' }).blur(36).png().toBuffer()
    : null
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([...(backdrop === null ? [] : [{ input: backdrop }]), { input: shown, gravity: 'center' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
