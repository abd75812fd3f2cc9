import type { Size } from '../geometry/index.ts'
import { middleOf } from '../placement/placement.ts'
import { change } from './command.ts'
import type { Command } from './command.ts'
import { elementWith } from './design.ts'
import type { UploadItem } from './element.ts'
import { maskOf } from './mask.ts'

/** An uploaded file as a picture refers to it. */
export type PictureFile = Pick<UploadItem, 'file' | 'pixels'>

/**
 * Replaces a picture's file by one derived from it; frame, crop and mask stay. Ignored where the picture has another file in the
 * meantime. EDIT-24.
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

/** Replaces a picture by another, whole: as large as fits its frame, or covering its masked part. EDIT-25. */
export const replacePicture = (id: string, picture: PictureFile, natural: Size): Command => ({
  name: 'replace',
  label: 'replace',
  on: [id],
  apply: (design) => {
    const element = elementWith(design, id)
    if (element?.kind !== 'upload' || !(natural.width > 0 && natural.height > 0)) return design
    const shares = [element.width / natural.width, element.height / natural.height]
    const by = maskOf(design, id) === null ? Math.min(...shares) : Math.max(...shares)
    const [width, height] = [natural.width * by, natural.height * by]
    const middle = middleOf(element)
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
    const { file, pixels } = picture
    return change<UploadItem>(element, { ...box, file, pixels, crop: null }, 'replace').apply(design)
  },
})
