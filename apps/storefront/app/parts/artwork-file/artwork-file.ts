import { UPLOAD_LIMIT_BYTES } from '@kisscut/shop/ports/intake'
import { fileTooLarge } from '../../messages/upload.ts'
import { LARGEST, TOO_LARGE } from './largest-file.ts'

/** Attributes of a file field for artwork. FILE-1. */
export const ARTWORK_FILE = {
  ...{ type: 'file', name: 'file' },
  ...{ [LARGEST]: UPLOAD_LIMIT_BYTES, [TOO_LARGE]: fileTooLarge },
} as const
