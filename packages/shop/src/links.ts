import type { SmallerPicture } from './browse/picture.ts'

/** The pages that use cases link to, with their parameters. The storefront's `urlFor` builds the addresses. */
export interface PageParams {
  readonly category: { readonly categoryPath: string }
  readonly categoryById: { readonly slug: string }
  readonly setup: ProductParams
  readonly personalize: ProductParams
  readonly preview: ProductParams
  readonly newLettering: ProductParams
  readonly dragDropBuy: ProductParams
  readonly marketplace: ProductParams
  readonly stockImage: ProductParams
  readonly artist: { readonly slug: string }
  readonly company: { readonly slug: string }
  readonly clipart: ProductParams
  readonly setupEdit: ConfiguredParams
  readonly editAdvanced: ConfiguredParams
  readonly editEasy: ConfiguredParams
  readonly editPreview: ConfiguredParams
  readonly editLettering: ConfiguredParams
  readonly upload: ConfiguredParams
  readonly finalize: ConfiguredParams
  readonly card: { readonly productClass: string; readonly slug: string }
  readonly categoryCard: { readonly categoryPath: string }
  readonly cart: Record<string, never>
  readonly materials: Record<string, never>
  readonly sizeGuide: Record<string, never>
  readonly guide: ProductParams
  readonly artworkGuide: Record<string, never>
  readonly contact: Record<string, never>
  readonly quoteForm: Record<string, never>
  readonly quote: Record<string, never>
  readonly signIn: Record<string, never>
  readonly forgotPassword: Record<string, never>
  readonly resetPassword: Record<string, never>
  readonly invitation: Record<string, never>
  readonly confirmAddress: Record<string, never>
  readonly trade: Record<string, never>
  readonly passkeys: Record<string, never>
}
interface ProductParams {
  readonly categoryPath: string
  readonly slug: string
}
interface ConfiguredParams extends ProductParams {
  readonly configuredId: string
}

export interface Links {
  /** Path of a page with its parameters filled in. */
  readonly urlFor: <Name extends keyof PageParams>(name: Name, params: PageParams[Name]) => string
  /** Address of a stored file, by its key. */
  readonly fileUrl: (key: string) => string
  /** Smaller stored sizes of a catalog picture; absent: there are none. */
  readonly smallerPictures?: (url: string) => readonly SmallerPicture[]
}
