import { BARCODE_TYPES, CODE_TYPES, QR_TYPES } from '@kisscut/core/codes'
import { z } from 'zod'
import {
  byShop,
  choice,
  code,
  extent,
  help,
  inches,
  json,
  longText,
  optional,
  record,
} from '../record/index.ts'

/** The content of a QR code by type: a URL; a name and phone number; a number and a message; a text. */
const content = z
  .record(z.string().max(40), z.string().max(4000))
  .refine((fields) => Object.keys(fields).length <= 20, 'Too many fields.')

/** CODE-1 to CODE-6: a QR or bar code made by a shopper. */
export const qrcode = record({
  name: 'qrcode',
  path: '/custom/api/v1/qrcode/',
  about: 'A QR or bar code that a shopper made; what it says is checked by its type.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    code_type: code(CODE_TYPES).default(0),
    barcode_type: optional(choice(BARCODE_TYPES)),
    qrcode_type: optional(choice(QR_TYPES)),
    data: help(longText(4000).default(''), 'of a bar code or a custom text; check digits are added'),
    data_json: help(json(content).default({}), 'of a website, contact or text message, field by field'),
    svg: byShop(help(longText(400_000).default(''), 'the symbol')),
    size: help(optional(extent()), 'inches'),
    min_size: byShop(help(optional(inches()), 'width below which it may not be read')),
  },
})
