import { cutText } from '@kisscut/core/text'
import { boxAround } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import { artworkPicture } from '../print/artwork-pixels.ts'
import type { Artwork } from '../print/index.ts'
import { finding, type PreflightFinding } from './finding.ts'
import { onProduct } from './pixels.ts'
import { rememberLast } from './remember-last.ts'
import { scanCodes, type ScannedCode } from './scanner.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Resolution (pixels per inch) and largest side in pixels at which codes are searched for. */
const CLOSELY = 600
export const MOST_PIXELS = 3000

/** Smallest module in inches: the square of a QR code, the narrow bar of a bar code. CODE-5. */
const SMALLEST_MODULE = { qr: 0.33 / 25.4, bar: 0.25 / 25.4 } as const
/** Tolerance of measurements in pixels. */
const TOLERANCE = 0.97

/** The content of every QR and bar code in a placed artwork. */
export const textsIn = async (artwork: Artwork, placement: Placement): Promise<readonly string[]> =>
  (await codesOf(artwork, placement)).codes.map(({ text }) => text)

/** QR and bar codes of a placed artwork whose modules are too small to scan in print. */
export async function codeFindings(
  artwork: Artwork,
  placement: Placement,
): Promise<readonly PreflightFinding[]> {
  const { codes, width, height } = await codesOf(artwork, placement)
  const inch = width / placement.width
  return codes.flatMap((code) => {
    const wanted = SMALLEST_MODULE[code.format.includes('QR') ? 'qr' : 'bar']
    const measured = moduleOf(code) / inch
    if (!(measured < wanted * TOLERANCE)) return []
    const place = onProduct(boxAround(code.corners), width, height, placement)
    const detail = code.text.length > 60 ? `${cutText(code.text, 57)}…` : code.text
    return [finding('code.too-fine', inThousandths(measured), inThousandths(wanted), { detail, place })]
  })
}

/** The codes of an artwork, and the size in pixels at which they were read. */
async function codesOf(artwork: Artwork, placement: Placement) {
  const scale = Math.min(CLOSELY, MOST_PIXELS / Math.max(placement.width, placement.height))
  const pixelsOf = (inches: number) => Math.max(1, Math.round(inches * scale))
  const [width, height] = [pixelsOf(placement.width), pixelsOf(placement.height)]
  return { codes: await scanned(artwork, width, height), width, height }
}

const inThousandths = (inches: number): number => Math.round(inches * 1000) / 1000

/** Pixels per module: the width of the code's top edge by its number of modules; Infinity where unknown. */
function moduleOf({ corners, modules }: ScannedCode): number {
  const [left, right] = corners
  return left && right ? Math.hypot(right.x - left.x, right.y - left.y) / modules : Infinity
}

const scanned = rememberLast(
  async (artwork, width: number, height: number): Promise<readonly ScannedCode[]> => {
    const { data, info } = await rgbaOf(
      (await artworkPicture(artwork, Math.max(width, height)))
        .autoOrient()
        .resize({ width, height, fit: 'fill' })
        .flatten({ background: '#fff' }),
    )
    return scanCodes(data, info.width, info.height)
  },
)
