import { type Problem, problem } from '../problem/index.ts'
import { type Contact, contactPayload } from './contact.ts'
import { QR_CAPACITIES, utf8Length } from './qr-version.ts'

/** The content of a QR code, by type. CODE-3. */
export type QrContent =
  | { readonly type: 'website'; readonly address: string }
  | { readonly type: 'contact'; readonly contact: Contact }
  | { readonly type: 'text_message'; readonly telephone: string; readonly message: string }
  | { readonly type: 'custom'; readonly text: string }

/** The text of a QR code, or why there is none. */
export type QrReading = { readonly data: string } | { readonly problem: Problem }

/** Most bytes a QR code holds at medium error correction. */
export const QR_MAXIMUM = Math.max(...QR_CAPACITIES)

/**
 * The text a QR code holds: a web address gets its `https://`, a text message becomes `SMSTO:number:text`, a contact a
 * MECARD or vCard, custom text stays as it is. CODE-3.
 */
export function readQr(content: QrContent, field = 'data'): QrReading {
  const reading = payloadOf(content, field)
  if ('problem' in reading) return reading
  if (reading.data === '') return { problem: problem('codes.empty', field) }
  const bytes = utf8Length(reading.data)
  return bytes > QR_MAXIMUM
    ? {
        problem: problem('codes.qr-too-long', field, {
          maximum: QR_MAXIMUM,
          taken: bytes,
        }),
      }
    : reading
}

function payloadOf(content: QrContent, field: string): QrReading {
  if (content.type === 'website') return website(content.address, field)
  if (content.type === 'text_message') return textMessage(content.telephone, content.message, field)
  if (content.type === 'custom') return { data: content.text }
  const named = content.contact.firstName.trim() !== '' || content.contact.lastName.trim() !== ''
  return { data: named ? contactPayload(content.contact) : '' }
}

/** A scheme, then a host with at least one dot (or localhost), no blanks. */
const ADDRESS = /^https?:\/\/[^\s/?#.@:]+(?:\.[^\s/?#.@:]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i

function website(address: string, field: string): QrReading {
  const typed = address.trim()
  if (typed === '') return { data: '' }
  const data = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  return data.length <= QR_MAXIMUM && ADDRESS.test(data)
    ? { data }
    : { problem: problem('codes.bad-address', field) }
}

function textMessage(telephone: string, message: string, field: string): QrReading {
  const number = telephone.replaceAll(/[\s().-]/g, '')
  return /^\+?\d{3,15}$/.test(number)
    ? { data: `SMSTO:${number}:${message}` }
    : { problem: problem('codes.bad-telephone', field) }
}
