import type { PaintedRegion } from '@kisscut/artwork/clipart'
import type { Design } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import type { ScenePlace } from '@kisscut/artwork/scene'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { BlendMode } from '@kisscut/core/color'
import type { Unit } from '@kisscut/core/units'
import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { ReactNode } from 'react'
import type { TextureSource } from '../textures/index.ts'
import type { PressView } from './press/press.ts'

/** A font of the shop. */
export interface FontChoice {
  readonly id: string
  /** Its designer's name for it: `Amiri Bold`. */
  readonly name: string
  /** Its heading in lists: `Serif`, `Script`. */
  readonly family: string
  /** Its special purpose, beside its name: `Arabic`; empty for none. */
  readonly tag: string
  /** Same-origin URL of a TrueType or OpenType file (no WOFF). */
  readonly href: string
}

/** A color of the shop's palette; `code` as CSS. */
export interface ColorChoice {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Absent: only its code. CLIP-15. */
  readonly look?: ColorLook
}

/** A color's look besides its code. */
export interface ColorLook extends TextureSource {
  /** URL of its swatch's picture. */
  readonly thumbnail: string | null
  readonly blendMode: BlendMode
}

/** A drawing whose regions can be painted. REC-20, REC-21. */
export interface ClipartChoice {
  readonly id: string
  readonly name: string
  /** URL of a small picture. */
  readonly preview: string
  /** Same-origin URL of the SVG. */
  readonly drawing: string
  /** `selector` in the SVG: `#antlers`. */
  readonly regions: readonly RegionChoice[]
}

/** A separately painted part of a drawing. */
export interface RegionChoice extends PaintedRegion {
  readonly id: string
  readonly name: string
  readonly selector: string
}

/** An artist's artwork. */
export interface ArtworkChoice {
  readonly id: string
  readonly name: string
  /** URL of its picture, as large as a canvas needs. */
  readonly preview: string
}

/** A file that the shopper has uploaded. */
export interface ShopperFile {
  readonly id: string
  readonly name: string
  /** URL of its browser-ready picture. */
  readonly href: string
  /** Size of the picture; vectors have one too. */
  readonly width: number
  readonly height: number
  /** It prints sharp at any size. */
  readonly isVector: boolean
  /** The file it was made from by removing the background; null for an original. */
  readonly originalId: string | null
}

/** A search. Pages count from 0; no category means every category. */
export interface Search {
  readonly category: string | null
  readonly words: string
  readonly page: number
}

export interface Found<T> {
  readonly items: readonly T[]
  readonly hasMore: boolean
}

/** A searchable list that is too large to be sent with the page. Rejects on failure; safe to retry. */
export interface Catalog<T> {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly find: (search: Search, signal: AbortSignal) => Promise<Found<T>>
  /** Loads the items of a design by id; omits unknown ones. */
  readonly load: (ids: readonly string[]) => Promise<readonly T[]>
}

/** Result of an upload: the file, or why it was rejected. */
export type UploadResult =
  | { readonly ok: true; readonly file: ShopperFile }
  | { readonly ok: false; readonly messages: readonly string[] }

/** The shopper's own files, earlier and new. */
export interface FileCatalog extends Omit<Catalog<ShopperFile>, 'categories'> {
  /** Notice beside the upload button; absent for none. */
  readonly notice?: string
  /** Rejects where the file could not be sent; `onProgress` reports the share sent, 0–1. */
  readonly upload: (
    file: File,
    report: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<UploadResult>
  /** Deletes a file from the shop and from every design. Rejects where that is impossible now. FILE-6. */
  readonly remove: (id: string) => Promise<void>
  /** Calls the listener when files may have been deleted, here or elsewhere; returns a function that unsubscribes. EDIT-25. */
  readonly onRemoved: (listener: () => void) => () => void
  /**
   * Makes a new file without the background, always from the original, which stays. Rejects where the shop can't be reached.
   * FILE-4.
   */
  readonly removeBackground: (id: string, tolerance: number, signal: AbortSignal) => Promise<UploadResult>
}

/** A path for text: path data of any size. */
export interface TextPathChoice {
  readonly id: string
  readonly name: string
  readonly path: string
}

/** The shop's resources for designs. Null: the shop or template offers none. */
export interface DesignLibrary {
  readonly fonts: readonly FontChoice[]
  readonly colors: readonly ColorChoice[]
  /** Absent for none. */
  readonly textPaths?: readonly TextPathChoice[]
  readonly clipart: Catalog<ClipartChoice> | null
  readonly artworks: Catalog<ArtworkChoice> | null
  readonly files: FileCatalog | null
}

/** The printed product besides its size and cut, which are in the design. */
export interface PrintedProduct {
  /** The material's look. */
  readonly look: string
  /** White ink is below the artwork. PROD-20. */
  readonly whiteInk: boolean
  /** A kiss-cut piece stays on a backing. SIZE-15. */
  readonly hasBacking: boolean
  /** Holes for grommets are cut out of its corners; default false. OPT-19. */
  readonly hasHoles?: boolean
  /** The shop's print rules. SETTINGS-12. */
  readonly rules: PrintRules
  /** The allowed cut shapes; absent: the design's own. DESIGN-21. */
  readonly dieLines?: readonly DieLineShape[]
}

/** A template's permissions for shoppers. */
export interface TemplateFlags {
  readonly disableUpload: boolean
  readonly disableQr: boolean
  /** Texts may vary from piece to piece. */
  readonly showVariableData: boolean
  /** Sides can be added and removed. */
  readonly multiSide: boolean
}

/** A picture in the sizes a page can fetch. */
interface Layer {
  readonly url: string
  /** Smaller versions, narrowest first. */
  readonly smaller: readonly { readonly url: string; readonly width: number }[]
}

/** A photograph that a product is shown on, with the box it goes into. SCENE-3. */
export interface Background extends ScenePlace {
  readonly id: string
  readonly name: string
  readonly image: Layer
  /** Picture in front of the product; null for none. */
  readonly foreground: Layer | null
  /** Size of the image in pixels, in which the box is measured; null before it is loaded. */
  readonly size: Size | null
}

/** How a product's size may change in the editor. */
export interface Sizing {
  /** Sizes other than the listed ones are allowed. */
  readonly isFree: boolean
  /** Its ratio is fixed. */
  readonly isProportional: boolean
}

/** The films for lettering. */
export interface Films {
  /** Ids of the material's available colors. */
  readonly colorIds: readonly string[]
  /** Color of a first line; null until one is chosen. */
  readonly firstColorId: string | null
  /** Maximum number of colors per piece. LET-11. */
  readonly most: number
  /** The smallest piece sold, in inches: shorter lettering is centered in it. LET-12. */
  readonly smallest?: { readonly width: number; readonly height: number }
}

/**
 * Props of every design tool. The design is read once: to open another one (loaded from elsewhere, another size), give the editor another
 * `key`.
 */
export interface DesignEditorProps {
  readonly design: Design
  readonly product: PrintedProduct
  readonly flags: TemplateFlags
  readonly unit: Unit
  readonly locale: string
  readonly library: DesignLibrary
  /** Photographs of the preview tool, the default first. */
  readonly backgrounds?: readonly Background[]
  /** Absent: the size is fixed. */
  readonly sizing?: Sizing
  /** Only for lettering. */
  readonly films?: Films
  /** Called with the newest design after each step of history, undo and redo; never during a drag. */
  readonly onChange: (design: Design) => void
  /** The press's findings on the design; absent: no press. */
  readonly press?: PressView
  /** The page's own content beside the canvas: price, save state, findings of the press. */
  readonly children?: ReactNode
}
