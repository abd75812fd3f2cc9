import { fileTypeFromBuffer } from 'file-type'
import { gunzipSync } from 'node:zlib'
import { kindOf, unsupportedKind, type Mime } from '../intake/kinds.ts'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import { textOf } from './text-of.ts'

/** A file identified by its first bytes, never by its name. An SVG comes as text, unzipped where needed. */
export type Sniffed =
  | { readonly mime: Exclude<Mime, 'image/svg+xml'>; readonly bytes: Uint8Array }
  | { readonly mime: 'image/svg+xml'; readonly text: string }

/** Text that may precede the root of an SVG, matched one piece at a time so that each is read once, however long it is. */
const PROLOG =
  /\s+|<\?xml[^>]*\?>|<!--[\s\S]{0,20000}?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[\s\S]{0,20000}?\]\s*)?>/iy
const SVG_ROOT = /<(?:\w+:)?svg[\s>/]/iy

function hasSvgRoot(text: string): boolean {
  let at = 0
  for (;;) {
    PROLOG.lastIndex = at
    const piece = PROLOG.exec(text)
    if (!piece) break
    at += piece[0].length
  }
  SVG_ROOT.lastIndex = at
  return SVG_ROOT.test(text)
}

export async function sniff(bytes: Uint8Array): Promise<Sniffed> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime === 'application/gzip') return svgOrRejection(unzipped(bytes), 'application/gzip')
  if (found && found.mime !== 'application/xml' && found.mime !== 'image/svg+xml') {
    const mime = kindOf(found.mime)
    return mime && mime !== 'image/svg+xml' ? { mime, bytes } : reject(found.mime)
  }
  if (startsWithin(bytes, '%PDF-', 1024)) return { mime: 'application/pdf', bytes }
  if (startsWithin(bytes, '%!PS', 1024)) return { mime: 'application/postscript', bytes }
  if (TIFF_SIGNS.some((sign) => startsWithin(bytes, sign, sign.length))) return { mime: 'image/tiff', bytes }
  return svgOrRejection(bytes, found?.mime ?? '')
}

/** A truncated TIFF has lost its directory, which is at the end; its first bytes still identify it. */
const TIFF_SIGNS = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']

/** Bytes needed to see a document's root, not counting leading white space. */
const HEAD_BYTES = 64 * 1024
const WHITE_SPACE = new Set(Buffer.from(' \t\r\n\f'))

function svgOrRejection(bytes: Uint8Array, mime: string): Sniffed {
  const start = bytes.findIndex((byte) => !WHITE_SPACE.has(byte))
  const head = textOf(bytes.subarray(Math.max(0, start), Math.max(0, start) + HEAD_BYTES))
  if (!hasSvgRoot(head)) return reject(/^\s*<(?:!doctype\s+html|html)/i.test(head) ? 'text/html' : mime)
  if (bytes.length > LIMITS.svgBytes) throw new IntakeRejection('file.svg-too-complex')
  return { mime: 'image/svg+xml', text: textOf(bytes) }
}

function reject(mime: string): never {
  const kind = unsupportedKind(mime)
  throw kind
    ? new IntakeRejection('file.unsupported-kind', { kind })
    : new IntakeRejection('file.unsupported')
}

function unzipped(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: LIMITS.svgBytes })
  } catch {
    return reject('application/gzip')
  }
}

const startsWithin = (bytes: Uint8Array, sign: string, length: number): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, length)).includes(sign, 0, 'latin1')
