import type { CategoryDisplay } from '@kisscut/core/category'
import type { ArtworkPlacement as Placement, DieLine, LowResolutionChoice } from '@kisscut/core/configuration'
import type { ProofApproval } from '@kisscut/core/design'
import type { CategoryBlock } from './browse/blocks/types.ts'
import type { Currency, DecimalString, Product, Quote, TierRow, Configuration } from '@kisscut/core/product'
import type { Problem } from '@kisscut/core/problem'
import type { Design } from '@kisscut/artwork/design'

/**
 * What the use cases take and give. The storefront's pages and the REST door are both written against this file;
 * nothing in it knows of HTTP, React or SQL.
 */

export const ROLES = ['shopper', 'trade', 'artist', 'owner', 'support', 'designer', 'production'] as const
export type Role = (typeof ROLES)[number]

/** Who is asking. Made by the server from the session cookie or the API key, handed to every use case. */
export interface Viewer {
  /** `session:<id>` for guests, `account:<id>` for those logged in; what a configured product belongs to. */
  readonly owner: string
  readonly roles: readonly Role[]
  /** Approved trade customer and logged in (ROLE-3). */
  readonly trade: boolean
  /** SIZE-12. */
  readonly unit: 'in' | 'mm' | 'cm'
  readonly locale: string
}

/** A picture with its natural size, so that the page can keep its place before it loads. */
export interface Picture {
  readonly url: string
  readonly webpUrl?: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The same in fewer pixels, for tiles and phones; AVIF, narrowest first. */
  readonly smaller?: readonly SmallerPicture[]
}

export interface SmallerPicture {
  readonly url: string
  readonly width: number
}

export interface CategoryLink {
  readonly name: string
  readonly path: string
  readonly url: string
  readonly shortDescription: string
  readonly picture: Picture | null
}

/** A tile on a category page; `fromPrice` is the cheapest total at the default quantity and size. */
export interface ProductTile {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly shortDescription: string
  readonly picture: Picture | null
  readonly fromPrice: {
    readonly total: DecimalString
    readonly currency: Currency
    readonly quantity: number
  } | null
  readonly reviewAverage: string | null
  readonly reviewCount: number
}

export interface Navigation {
  /** Top-level published categories in order. */
  readonly categories: readonly CategoryLink[]
}

export interface HomePage {
  readonly categories: readonly CategoryLink[]
  readonly featured: readonly ProductTile[]
}

export type { CategoryDisplay }

export interface CategoryPage {
  readonly name: string
  readonly path: string
  readonly url: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly display: CategoryDisplay
  /** From the root down to this one. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[]
  readonly children: readonly CategoryLink[]
  /** Of its first product; for its card elsewhere. */
  readonly picture: Picture | null
  /** What the page shows, from top to bottom; blocks without content are not in the list. */
  readonly blocks: readonly CategoryBlock[]
}

/** A block of a product page; blocks without content are not in the list (PAGE-7). */
export interface ProductSection {
  readonly kind:
    | 'recommended_products'
    | 'product'
    | 'featured_video'
    | 'trending_products'
    | 'featured_testimonial'
    | 'product_gallery'
    | 'product_features'
    | 'product_video'
    | 'contact_us'
    | 'faqs'
  /** As the sticky navigator shows it, PAGE-6. */
  readonly title: string
  readonly tiles?: readonly ProductTile[]
  readonly pictures?: readonly Picture[]
  readonly features?: readonly { readonly title: string; readonly text: string }[]
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
  readonly testimonial?: { readonly text: string; readonly author: string; readonly use: string }
}

/** What the page needs to show a product to be configured; the `product-data` block holds the first three. */
export interface ProductPage {
  /** Without price tables: the browser prices with `answer`. */
  readonly product: Product
  readonly configured: ConfiguredProduct | null
  readonly currency: Currency
  readonly categoryPath: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[]
  readonly reviewAverage: string | null
  readonly reviewCount: number
  /** Configuration the page opens with: from the query string, else the configured product, else the defaults. */
  readonly configuration: Configuration
  readonly quote: Quote
  /** The price answer in force for those wishes, so that quantity changes are priced in the browser at once. */
  readonly answer: {
    readonly prices: readonly DecimalString[]
    readonly quantities: readonly number[]
  } | null
  readonly tiers: readonly TierRow[]
  readonly production: ProductionTimes
  readonly sections: readonly ProductSection[]
  /** For search engines and social cards: the product's picture, and what it costs from. */
  readonly picture: Picture | null
  readonly fromPrice: ProductTile['fromPrice']
  /** The demo artwork shown before the shopper has their own. */
  readonly sampleArtworkUrl: string | null
}

/** API-2. */
export interface ProductionTimes {
  readonly message: string
  /** Business days. */
  readonly standard: number
  readonly rush: number
}

/** A custom record as the pages see it. */
export interface ConfiguredProduct {
  readonly id: string
  readonly productClass: 'custom'
  readonly productId: string
  readonly configuration: Configuration
  readonly userFile: UserFile | null
  /** What is printed and where it is cut; inches. */
  readonly design: Design
  /** Where the artwork is in it, as records have it. */
  readonly placement: Placement | null
  readonly dieLine: DieLine
  readonly instructions: string
  /** FILE-2: vectorization choices; null while none is needed or made. */
  readonly lowResolutionChoice: LowResolutionChoice | null
  /** PROD-2. */
  readonly proofApproval: ProofApproval
  readonly previewUrl: string | null
  readonly finalized: boolean
  /** Effective dpi at the placed size; null for vector artwork or none. */
  readonly dpi: number | null
  readonly problems: readonly Problem[]
}

export type { DieLine, Placement }

/** How a file is made of an earlier one. */
export type Retouch = 'page' | 'crop' | 'background' | 'vectorize'

export interface UserFile {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  /** Pixels of raster artwork; of a vector's preview otherwise. */
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Natural size in inches where the file states one. */
  readonly inchWidth: DecimalString | null
  readonly inchHeight: DecimalString | null
  readonly isVector: boolean
  readonly hasAlpha: boolean
  readonly pages: number
  /** The page that is kept alone, from 1; null: all are, and the first is printed. */
  readonly page: number | null
  /** The file this one was made of, and how; null for what was uploaded. */
  readonly originalId: string | null
  readonly madeBy: Retouch | null
  /** Browser-ready picture of the artwork (PNG or WebP). */
  readonly rasterUrl: string
  readonly originalUrl: string
  /** What the intake has to say about a file it has just taken: a wrong ending, links it removed. Told once, not kept. */
  readonly notices?: readonly string[]
}

export interface CartItem {
  readonly id: string
  readonly productClass: string
  readonly productId: string
  readonly configuredId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: DecimalString
  readonly total: DecimalString
  readonly previewUrl: string | null
  /** `Material: White vinyl, permanent`, `Size: 2 × 2 in`, … */
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly problems: readonly Problem[]
  readonly editUrl: string
  readonly allowedQuantities: readonly number[]
  readonly minimumQuantity: number
}

export interface Cart {
  readonly id: string
  readonly currency: Currency
  readonly items: readonly CartItem[]
  readonly total: DecimalString
}

/** How a use case that may be refused answers: a value, or problems by field, or not found (someone else's counts as such). */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly reason: 'invalid'
      readonly errors: Readonly<Record<string, readonly string[]>>
    }
  | {
      readonly ok: false
      readonly reason: 'not_found' | 'forbidden' | 'conflict' | 'too_large' | 'unsupported'
      readonly message: string
    }
