import type { Viewer } from '../accounts/viewer.ts'
import type { Configuration } from '@kisscut/core/product'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import type { ConfiguredProduct } from '../configure/configured-product.ts'
import type { Outcome } from '../outcome.ts'
import type { IncomingFile } from '../ports/intake.ts'
import type { Share } from '../ports/retoucher.ts'
import type { PreviewDeps } from './draw-preview.ts'
import { receiveFont } from './fonts/receive-font.ts'
import { createLibrary, type LibraryDeps, type LibraryUseCases } from './library/library.ts'
import { listSamples, samplePicture, type Sample } from './samples/samples.ts'
import { startDesign, type ToolStart } from './templates/start-design.ts'
import { finalizeCustom, type FinalizeCustom } from './finalize-custom.ts'
import { fitOrFill } from './fit-or-fill.ts'
import { printColors } from './print-colors.ts'
import { placeArtwork, type PlaceArtwork } from './place-artwork.ts'
import { receiveUserFile, type ReceiveDeps } from './receive-user-file.ts'
import { removeUnneededFiles, removeUserFile } from './remove-user-file.ts'
import {
  choosePage,
  crop,
  fileOfAddress,
  pageThumbnails,
  removeArtworkBackground,
  type TracingDeps,
  removeBackground,
  restoreOriginal,
  retouchFromFields,
  vectorize,
  type Retouched,
  type RetouchDeps,
  type RetouchOf,
  type Vectorizing,
  type WithoutBackground,
} from './retouch/index.ts'
import { useUserFile, type DesignDeps } from './use-user-file.ts'
import type { UserFile } from './user-file-view.ts'

export interface DesignUseCases {
  /** Folder for uploads, passed to `receiveFile`; readable by the intake's confined processes. */
  readonly incomingDir: string
  receiveFile(viewer: Viewer, incoming: IncomingFile): Promise<Outcome<UserFile>>
  useFile(viewer: Viewer, configuredId: string, fileId: string): Promise<Outcome<ConfiguredProduct>>
  removeFile(viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>>
  /** Deletes files that shoppers removed and nothing uses any more; returns their number. FILE-6. */
  removeUnneededFiles(): Promise<number>
  /** Retouches make a new file from the present one; `restoreOriginal` returns to the upload. */
  removeBackground(viewer: Viewer, of: RetouchOf, tolerance?: number): Promise<Outcome<Retouched>>
  /** The same for a marketplace picture; the result is stored for everyone. */
  removeArtworkBackground(viewer: Viewer, id: string): Promise<Outcome<WithoutBackground>>
  vectorize(viewer: Viewer, of: RetouchOf, options: Vectorizing): Promise<Outcome<Retouched>>
  crop(viewer: Viewer, of: RetouchOf, box: Share): Promise<Outcome<Retouched>>
  choosePage(viewer: Viewer, of: RetouchOf, page: number): Promise<Outcome<Retouched>>
  /** A WebP thumbnail of one of a document's first pages. */
  pageThumbnail(viewer: Viewer, fileId: string, page: number): Promise<Outcome<Uint8Array>>
  restoreOriginal(viewer: Viewer, of: RetouchOf): Promise<Outcome<Retouched>>
  /** Any of the five retouches, as a form posts it. */
  retouch(viewer: Viewer, of: RetouchOf, fields: FormFields): Promise<Outcome<Retouched>>
  /** The browser-ready picture of a file in print colors. */
  printColors(viewer: Viewer, fileId: string): Promise<Outcome<Uint8Array>>
  /** The viewer's place in the queue for checking and retouching files; 0 if nothing of theirs is waiting. */
  queuePlace(viewer: Viewer): number
  fileOfAddress(viewer: Viewer, path: string): Promise<Outcome<{ readonly fileId: string }>>
  place(viewer: Viewer, configuredId: string, change: PlaceArtwork): Promise<Outcome<ConfiguredProduct>>
  fitOrFill(
    viewer: Viewer,
    configuredId: string,
    to: 'fit' | 'fill',
    revision?: number,
  ): Promise<Outcome<ConfiguredProduct>>
  /** Initial data of a design tool for a configured product. */
  start(
    viewer: Viewer,
    productId: string,
    configuration: Configuration,
    /** Id of a sample design, or `START_EMPTY`. */
    sample?: string | null,
  ): Promise<Outcome<ToolStart>>
  /** The sample designs of a product. */
  samples(viewer: Viewer, productId: string): Promise<readonly Sample[]>
  /** The picture of a sample design, as WebP. */
  samplePicture(viewer: Viewer, id: string): Promise<Outcome<Uint8Array>>
  /** Receives a font's file from staff; returns its address. */
  receiveFont(viewer: Viewer, incoming: IncomingFile): Promise<Outcome<{ readonly address: string }>>
  /** Fonts, colors, cliparts and artworks for designs. */
  readonly library: LibraryUseCases
  finalize(viewer: Viewer, configuredId: string, input: FinalizeCustom): Promise<Outcome<ConfiguredProduct>>
}

export type DesignUseCaseDeps = DesignDeps &
  LibraryDeps &
  PreviewDeps &
  ReceiveDeps &
  RetouchDeps &
  TracingDeps

export const createDesign = (deps: DesignUseCaseDeps): DesignUseCases => ({
  incomingDir: deps.incomingDir,
  receiveFile: receiveUserFile(deps),
  useFile: useUserFile(deps),
  removeFile: removeUserFile(deps),
  removeUnneededFiles: removeUnneededFiles(deps),
  removeBackground: removeBackground(deps),
  removeArtworkBackground: removeArtworkBackground(deps),
  vectorize: vectorize(deps),
  crop: crop(deps),
  choosePage: choosePage(deps),
  pageThumbnail: pageThumbnails(deps),
  restoreOriginal: restoreOriginal(deps),
  retouch: retouchFromFields(deps),
  printColors: printColors(deps),
  fileOfAddress: fileOfAddress(deps),
  place: placeArtwork(deps),
  fitOrFill: fitOrFill(deps),
  receiveFont: receiveFont(deps),
  start: startDesign(deps),
  samples: listSamples(deps),
  samplePicture: samplePicture(deps),
  library: createLibrary(deps),
  finalize: finalizeCustom(deps),
  queuePlace: ({ owner }) => Math.max(deps.intake.place(owner), deps.retoucher.place(owner)),
})
