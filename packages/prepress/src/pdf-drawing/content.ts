import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { constants, inflateSync } from 'node:zlib'
import { PAGE_LIMITS } from './limits.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { listOf, under } from './objects.ts'

/** Filters decoded by pdf-lib, for small streams only. */
const PLAIN_PACKINGS = ['ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'LZWDecode']
/** Limit of their encoded bytes: they can expand a thousandfold. */
const PLAIN_BYTES = 1024 * 1024

/** The decoded bytes of a content stream, or of several that form one. */
export function contentOf(object: PDFObject | undefined): Uint8Array {
  const streams = object instanceof PDFArray ? listOf(object) : [object]
  const parts = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [unpacked(stream), Buffer.from('\n')] : [],
  )
  const all = Buffer.concat(parts)
  if (all.length > PAGE_LIMITS.streamBytes) throw new NotAsVectors('too much content')
  return all
}

/** Decodes a stream filter by filter, never beyond the limit. Throws {@link NotAsVectors}. */
export function unpacked(stream: PDFRawStream): Uint8Array {
  if (stream.transform) throw new NotAsVectors('an encrypted stream')
  const filter = under(stream.dict, 'Filter')
  const filters = filter instanceof PDFArray ? listOf(filter) : filter === undefined ? [] : [filter]
  const parameters = under(stream.dict, 'DecodeParms')
  const all = parameters instanceof PDFArray ? listOf(parameters) : [parameters]
  let bytes: Uint8Array = stream.contents
  filters.forEach((each, at) => {
    if (all[at] instanceof PDFDict && under(all[at], 'Predictor') !== undefined)
      throw new NotAsVectors('content that is packed like a picture')
    bytes = unpack(each instanceof PDFName ? each.decodeText() : '', bytes, stream)
  })
  return bytes
}

function unpack(filter: string, bytes: Uint8Array, { dict }: PDFRawStream): Uint8Array {
  if (filter === 'FlateDecode' || filter === 'Fl') {
    try {
      return inflateSync(bytes, {
        maxOutputLength: PAGE_LIMITS.streamBytes,
        finishFlush: constants.Z_SYNC_FLUSH,
      })
    } catch {
      throw new NotAsVectors('content that cannot be unpacked')
    }
  }
  if (!PLAIN_PACKINGS.includes(filter) || bytes.length > PLAIN_BYTES)
    throw new NotAsVectors(`content packed by ${filter}`)
  const alone = PDFDict.withContext(dict.context)
  alone.set(PDFName.of('Filter'), PDFName.of(filter))
  return decodePDFRawStream(PDFRawStream.of(alone, bytes)).decode()
}
