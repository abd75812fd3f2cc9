/** Part of a picture as it is seen, upright: shares of its width and height, measured from its top left corner. */
export interface CropBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CropOrder {
  readonly bytes: Uint8Array
  /** As it was kept; what the bytes say counts. */
  readonly mime: string
  readonly box: CropBox
}

export interface Cropped {
  readonly bytes: Uint8Array
  readonly mime: string
}
