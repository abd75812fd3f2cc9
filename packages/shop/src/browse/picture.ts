/** A picture with its natural size, so that the page can reserve its space before it loads. */
export interface Picture {
  readonly url: string
  readonly webpUrl?: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Smaller versions, for tiles and phones; AVIF, narrowest first. */
  readonly smaller?: readonly SmallerPicture[]
}

export interface SmallerPicture {
  readonly url: string
  readonly width: number
}
