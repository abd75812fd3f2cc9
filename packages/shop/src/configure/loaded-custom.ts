import type { FileSize } from '../design/file-size.ts'
import type { CustomRow } from './custom-rows.ts'
import type { SoldProduct } from './sold-product.ts'

/** A custom with all the records it refers to. */
export interface LoadedCustom extends SoldProduct {
  readonly row: CustomRow
  /** The original size of its artwork; null if it states none. FILE-19. */
  readonly fileSize: FileSize | null
}
