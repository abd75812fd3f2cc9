import { PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { unpacked } from './content.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, listOf, numbersOf, numberUnder, under } from './objects.ts'

/** A PDF function of one input, as in shadings and spot colors. */
export type Tint = (value: number) => readonly number[]

const MOST_STEPS = 256
const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/**
 * Reads a function of one input (sampled, exponential, stitching, or an array of them). Throws {@link
 * NotAsVectors} for any other.
 */
export function tintOf(object: PDFObject | undefined, depth = 0): Tint {
  if (depth > 4) throw new NotAsVectors('functions too deep inside each other')
  const list = listOf(object)
  if (list.length > 0) {
    const each = list.map((one) => tintOf(one, depth + 1))
    return (value) => each.flatMap((tint) => tint(value))
  }
  const dict = dictOf(object)
  const domain = numbersOf(under(dict, 'Domain'))
  if (!dict || domain?.length !== 2) throw new NotAsVectors('a function of several numbers')
  const [low = 0, high = 1] = domain
  const tint = ofType(dict, object, low, high, depth)
  const range = numbersOf(under(dict, 'Range'))
  return (value) => {
    const result = tint(between(value, low, high))
    return range
      ? result.map((part, at) => between(part, range[at * 2] ?? 0, range[at * 2 + 1] ?? 1))
      : result
  }
}

function ofType(
  dict: PDFDict,
  object: PDFObject | undefined,
  low: number,
  high: number,
  depth: number,
): Tint {
  switch (numberUnder(dict, 'FunctionType')) {
    case 0:
      return sampled(dict, object, low, high)
    case 2:
      return exponential(dict)
    case 3:
      return stitched(dict, low, high, depth)
    default:
      throw new NotAsVectors('a function that is a program')
  }
}

function exponential(dict: PDFDict): Tint {
  const from = numbersOf(under(dict, 'C0')) ?? [0]
  const to = numbersOf(under(dict, 'C1')) ?? [1]
  const power = numberUnder(dict, 'N') ?? 1
  return (value) => from.map((start, at) => start + value ** power * ((to[at] ?? 0) - start))
}

function stitched(dict: PDFDict, low: number, high: number, depth: number): Tint {
  const parts = listOf(under(dict, 'Functions'))
  const bounds = numbersOf(under(dict, 'Bounds')) ?? []
  const encode = numbersOf(under(dict, 'Encode')) ?? []
  if (parts.length === 0 || parts.length > MOST_STEPS || bounds.length !== parts.length - 1)
    throw new NotAsVectors('a function of parts that do not fit')
  const tints = parts.map((part) => tintOf(part, depth + 1))
  const edges = [low, ...bounds, high]
  return (value) => {
    const found = bounds.findIndex((bound) => value < bound)
    const at = found < 0 ? tints.length - 1 : found
    const [from = 0, to = 0] = edges.slice(at, at + 2)
    const [start = 0, end = 1] = encode.slice(at * 2, at * 2 + 2)
    return tints[at]!(to === from ? start : start + ((value - from) / (to - from)) * (end - start))
  }
}

function sampled(dict: PDFDict, object: PDFObject | undefined, low: number, high: number): Tint {
  const range = numbersOf(under(dict, 'Range'))
  const [size = 0] = numbersOf(under(dict, 'Size')) ?? []
  const bits = numberUnder(dict, 'BitsPerSample')
  if (!(object instanceof PDFRawStream) || !range || (bits !== 8 && bits !== 16) || size < 2)
    throw new NotAsVectors('a function of unusual samples')
  const outputs = range.length / 2
  const bytes = unpacked(object)
  const most = 2 ** bits - 1
  const [start = 0, end = size - 1] = numbersOf(under(dict, 'Encode')) ?? []
  const decode = numbersOf(under(dict, 'Decode')) ?? range
  const sample = (step: number, output: number): number => {
    const at = (step * outputs + output) * (bits / 8)
    const raw = bits === 8 ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
    const [from = 0, to = 1] = decode.slice(output * 2, output * 2 + 2)
    return from + (raw / most) * (to - from)
  }
  return (value) => {
    const place = between(start + ((value - low) / (high - low || 1)) * (end - start), 0, size - 1)
    const step = Math.min(size - 2, Math.floor(place))
    const part = place - step
    return Array.from(
      { length: outputs },
      (_, output) => sample(step, output) * (1 - part) + sample(step + 1, output) * part,
    )
  }
}
