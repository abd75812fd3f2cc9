import {
  contourDieLineOf,
  contourOptionsOf,
  maskOfPixels,
  placementForContour,
  shrunkMask,
  traceMask,
  TRACED_PIXELS,
  type AlphaMask,
} from '@kisscut/artwork/contour'
import type { ContourRequest, ContourResponse } from './messages.ts'

interface Traced {
  readonly mask: AlphaMask
  readonly rings: ReturnType<typeof traceMask>
}

let traced: Promise<Traced> | null = null

async function trace(url: string): Promise<Traced> {
  const picture = await createImageBitmap(await (await fetch(url)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to trace on.')
  context.drawImage(picture, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height)
  const mask = shrunkMask(maskOfPixels(data, width, height), TRACED_PIXELS)
  return { mask, rings: traceMask(mask) }
}

async function respond(request: ContourRequest): Promise<ContourResponse> {
  if (request.kind === 'trace') {
    traced = trace(request.url)
    const { rings } = await traced
    return { kind: 'traced', isSolid: rings.length > 0 }
  }
  if (!traced) return { kind: 'failed' }
  const { mask, rings } = await traced
  if (request.kind === 'fit')
    return {
      kind: 'fit',
      placement: placementForContour(mask, request.spec, contourOptionsOf(request.spec)),
    }
  const { islands } = request
  const options = islands === 'keep' ? { islands } : contourOptionsOf(request.spec)
  const { path, box } = contourDieLineOf(rings, mask, request.placement, options)
  return { kind: 'line', placement: request.placement, path, box }
}

addEventListener('message', ({ data }: MessageEvent<ContourRequest>) => {
  respond(data).then(
    (response) => postMessage(response),
    () => postMessage({ kind: 'failed' } satisfies ContourResponse),
  )
})
