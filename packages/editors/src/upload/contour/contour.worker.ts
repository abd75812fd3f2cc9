import {
  contourDieLineOf,
  maskOfPixels,
  placementForContour,
  shrunkMask,
  traceMask,
  TRACED_PIXELS,
  type AlphaMask,
} from '@kisscut/artwork/contour'
import type { ContourQuestion, ContourReply } from './messages.ts'

interface Traced {
  readonly mask: AlphaMask
  readonly rings: ReturnType<typeof traceMask>
}

let traced: Promise<Traced> | null = null

async function trace(url: string): Promise<Traced> {
  const picture = await createImageBitmap(await (await fetch(url)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('No canvas to trace on.')
  paper.drawImage(picture, 0, 0)
  const { data, width, height } = paper.getImageData(0, 0, picture.width, picture.height)
  const mask = shrunkMask(maskOfPixels(data, width, height), TRACED_PIXELS)
  return { mask, rings: traceMask(mask) }
}

async function answer(question: ContourQuestion): Promise<ContourReply> {
  if (question.kind === 'trace') {
    traced = trace(question.url)
    const { rings } = await traced
    return { kind: 'traced', isSolid: rings.length > 0 }
  }
  if (!traced) return { kind: 'failed' }
  const { mask, rings } = await traced
  if (question.kind === 'fit') return { kind: 'fit', placement: placementForContour(mask, question.size) }
  const { path, box } = contourDieLineOf(rings, mask, question.placement)
  return { kind: 'line', placement: question.placement, path, box }
}

addEventListener('message', ({ data }: MessageEvent<ContourQuestion>) => {
  answer(data).then(
    (reply) => postMessage(reply),
    () => postMessage({ kind: 'failed' } satisfies ContourReply),
  )
})
