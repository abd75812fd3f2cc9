import { sniff } from '../decode/sniff.ts'
import { KINDS } from '../intake/kinds.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { CropOrder, Cropped } from './crop-order.ts'
import { cropPdf } from './crop-pdf.ts'
import { cropPicture, isPicture } from './crop-picture.ts'
import { cropSvg } from './crop-svg.ts'
import { withinPicture } from './crop-box.ts'

/** Crops a picture, drawing or page, in the file's own format wherever possible. Runs in a worker process. */
export async function crop({ bytes, box }: CropOrder): Promise<Cropped> {
  const share = withinPicture(box)
  const file = await sniff(bytes)
  if (file.mime === 'image/svg+xml') return cropSvg(file.text, share)
  if (file.mime === 'application/pdf') return cropPdf(file.bytes, share)
  if (!isPicture(file.mime))
    throw new IntakeRejection('file.unsupported-kind', { kind: `${KINDS[file.mime].name} files` })
  return cropPicture(file.bytes, file.mime, share)
}
