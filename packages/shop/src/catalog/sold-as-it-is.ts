import type { TemplateRow } from '../ports/catalog.ts'

/** Whether a product is sold without artwork, neither uploaded nor drawn. SAMPLE-1. */
export const isSoldAsItIs = (toolType: TemplateRow['tool_type'] | null, disableUpload: boolean): boolean =>
  disableUpload && toolType === 'upload'
