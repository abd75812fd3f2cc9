import type { TemplateRow } from '../ports/catalog.ts'

/** Whether a product goes into the cart without artwork: nothing is uploaded for it, and nothing drawn. SAMPLE-1. */
export const isSoldAsItIs = (toolType: TemplateRow['tool_type'] | null, disableUpload: boolean): boolean =>
  disableUpload && toolType === 'upload'
