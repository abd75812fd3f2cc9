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
  /** As its designers call it: `Amiri Bold`. */
  readonly name: string
  /** Its heading in lists: `Serif`, `Script`. */
  readonly family: string
  /** Its special purpose, shown beside its name: `Arabic`; empty: none. */
  readonly tag: string
  /** A TrueType or OpenType file (no WOFF) of the same origin. */
  readonly href: string
}

/** A color of the shop's palette; `code` as CSS. */
export interface ColorChoice {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Absent: nothing beside its code. CLIP-15. */
  readonly look?: ColorLook
}

/** A color's look besides its code. */
export interface ColorLook extends TextureSource {
  /** Address of its swatch's picture. */
  readonly thumbnail: string | null
  readonly blendMode: BlendMode
}

/** A drawing whose regions can be painted. REC-20, REC-21. */
export interface ClipartChoice {
  readonly id: string
  readonly name: string
  /** Address of a small picture. */
  readonly preview: string
  /** Address of the SVG itself, same origin. */
  readonly drawing: string
  /** `selector` in the SVG: `#antlers`. */
  readonly regions: readonly RegionChoice[]
}

/** A part of a drawing that is painted by itself. */
export interface RegionChoice extends PaintedRegion {
  readonly id: string
  readonly name: string
  readonly selector: string
}

/** An artist's artwork. */
export interface ArtworkChoice {
  readonly id: string
  readonly name: string
  /** Address of its picture, as large as a canvas needs it. */
  readonly preview: string
}

/** A file of the shopper's that the shop has accepted. */
export interface ShopperFile {
  readonly id: string
  readonly name: string
  /** Address of its browser-ready picture. */
  readonly href: string
  /** Of the picture; vectors have a size as well. */
  readonly width: number
  readonly height: number
  /** It prints sharp at any size. */
  readonly isVector: boolean
  /** The file it was made of by removing the background; null: it has the one it came with. */
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

/** Something to choose from that is too large to be sent with the page. Rejects on failure; safe to ask again. */
export interface Catalog<T> {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly find: (search: Search, signal: AbortSignal) => Promise<Found<T>>
  /** Those of these ids that are there: what a design has already. */
  readonly load: (ids: readonly string[]) => Promise<readonly T[]>
}

/** Result of a file: it was taken, or why not. */
export type UploadResult =
  | { readonly ok: true; readonly file: ShopperFile }
  | { readonly ok: false; readonly messages: readonly string[] }

/** The shopper's own files: those of before, and new ones. */
export interface FileCatalog extends Omit<Catalog<ShopperFile>, 'categories'> {
  /** Note beside the button for a new one; absent: none. */
  readonly notice?: string
  /** Rejects when it could not be sent; `onProgress` gets the share that is sent, 0–1. */
  readonly upload: (
    file: File,
    report: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<UploadResult>
  /** Removes one for good, from every design it lies on. Rejects where it can't be now. FILE-6. */
  readonly remove: (id: string) => Promise<void>
  /** Calls back when some may have been removed, here or elsewhere; returns a way to stop. EDIT-25. */
  readonly onRemoved: (listener: () => void) => () => void
  /**
   * A new file without the background; the first one stays. Of a file without background it starts from what that was made of.
   * Rejects where the shop can't be reached. FILE-4.
   */
  readonly removeBackground: (id: string, tolerance: number, signal: AbortSignal) => Promise<UploadResult>
}

/** A line that a text may stand on: path data of any size. */
export interface TextPathChoice {
  readonly id: string
  readonly name: string
  readonly path: string
}

/** Everything of the shop that a design can refer to. Null: this shop, or this template, has none. */
export interface DesignLibrary {
  readonly fonts: readonly FontChoice[]
  readonly colors: readonly ColorChoice[]
  /** None where it is not said. */
  readonly textPaths?: readonly TextPathChoice[]
  readonly clipart: Catalog<ClipartChoice> | null
  readonly artworks: Catalog<ArtworkChoice> | null
  readonly files: FileCatalog | null
}

/** The product a design is printed on, beside its size and cut, which the design has. */
export interface PrintedProduct {
  /** The material's look. */
  readonly look: string
  /** White ink lies under the artwork. PROD-20. */
  readonly whiteInk: boolean
  /** A kiss-cut piece stays on a backing. SIZE-15. */
  readonly hasBacking: boolean
  /** Holes for grommets are cut out of its corners; absent: none are. OPT-19. */
  readonly hasHoles?: boolean
  /** The shop's print rules. SETTINGS-12. */
  readonly rules: PrintRules
  /** Lines it may be cut along; absent: it is cut as the design says. DESIGN-21. */
  readonly dieLines?: readonly DieLineShape[]
}

/** A template's permissions for shoppers. */
export interface TemplateFlags {
  readonly disableUpload: boolean
  readonly disableQr: boolean
  /** A text can be another one on each piece. */
  readonly showVariableData: boolean
  /** Sides can be added and removed. */
  readonly multiSide: boolean
}

/** A picture as a page can fetch it in the size it is shown. */
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
  /** Picture behind the product; null: none. */
  readonly foreground: Layer | null
  /** Pixels of the image, as the box is measured; null: not known before it is fetched. */
  readonly size: Size | null
}

/** How a product's size may be changed by drawing. */
export interface Sizing {
  /** It comes in other sizes than those that are listed. */
  readonly isFree: boolean
  /** Its sides are locked to each other. */
  readonly isProportional: boolean
}

/** The film that lettering is cut from. */
export interface Films {
  /** Ids of the colors there are of the material. */
  readonly colorIds: readonly string[]
  /** That of a first line; null: none, until one is chosen. */
  readonly firstColorId: string | null
  /** From how many colors a piece is cut at most. LET-11. */
  readonly most: number
  /** The smallest piece that is sold, in inches: shorter lettering is centered in it. LET-12. */
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
  /** Of the preview tool: what the product is shown on, the first one first. */
  readonly backgrounds?: readonly Background[]
  /** Absent: it may not. */
  readonly sizing?: Sizing
  /** Of lettering alone. */
  readonly films?: Films
  /** Called with the newest design after each step of history, undo and redo; never while something is dragged. */
  readonly onChange: (design: Design) => void
  /** The press's findings on the design; absent: it isn't asked. */
  readonly press?: PressView
  /** The page's own content beside the canvas: price, save state, findings of the press. */
  readonly children?: ReactNode
}
