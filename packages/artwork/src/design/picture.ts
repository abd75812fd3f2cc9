import { change } from './command.ts'
import type { Command } from './command.ts'
import { elementWith } from './design.ts'
import type { UploadItem } from './element.ts'

/** A file of the shopper's as a picture refers to it. */
export type PictureFile = Pick<UploadItem, 'file' | 'pixels'>

/**
 * What was made of a picture's file takes its place: frame, crop and mask stay. A picture that has another file by now is left as it
 * is. EDIT-24.
 */
export const swapFile = (
  { id, file: before }: Pick<UploadItem, 'id' | 'file'>,
  { file, pixels }: PictureFile,
  name: string,
): Command => ({
  name,
  label: name,
  on: [id],
  apply: (design) => {
    const element = elementWith(design, id)
    if (element?.kind !== 'upload' || element.file !== before || file === before) return design
    return change<UploadItem>(element, { file, pixels }, name).apply(design)
  },
})
