import type { Outcome, RetouchOf, Shop, Viewer } from '@kisscut/shop'
import { z } from 'zod'
import { invalid } from '../http/http-error.ts'
import * as messages from '../messages/requests.ts'

const id = z.string().max(64)

/** Which picture is meant: the artwork of a product, or a file by its id or its address in this shop. */
export const whichPicture = {
  custom: id.nullish(),
  original_file_id: id.nullish(),
  image_url: z.string().max(2000).nullish(),
}

type Which = z.output<z.ZodObject<typeof whichPicture>>

/** The picture meant, the nearest said first; an address elsewhere is rejected, for nothing is ever fetched (FILE-5). */
export const pictureMeant = async (
  shop: Shop,
  request: Request,
  viewer: Viewer,
  { custom, original_file_id: fileId, image_url: address }: Which,
): Promise<Outcome<RetouchOf>> => {
  if (custom) return { ok: true, value: { configuredId: custom } }
  if (fileId) return { ok: true, value: { fileId } }
  if (!address) throw invalid({ original_file_id: [messages.whichPicture] })
  const url = URL.canParse(address, request.url) ? new URL(address, request.url) : null
  if (url?.host !== new URL(request.url).host) throw invalid({ image_url: [messages.otherPicture] })
  return shop.design.fileOfAddress(viewer, url.pathname)
}
