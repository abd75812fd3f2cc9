/** Part of a picture as displayed, upright: shares of its width and height from its top left corner. */
export interface CropBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CropOrder {
  readonly bytes: Uint8Array
  /** Content type as stored; the bytes decide. */
  readonly mime: string
  readonly box: CropBox
}

export interface Cropped {
  readonly bytes: Uint8Array
  readonly mime: string
}
