import type {
  AnyRecord,
  artwork,
  clipart,
  clipartRegion,
  color,
  font,
  RowOf,
  userFile,
} from '@kisscut/records'

/** The columns of referenced rows that drawings depend on. */
export const NAMED_COLUMNS = {
  fonts: ['id', 'font'],
  colors: ['id', 'code', 'texture', 'texture_thumbnail', 'background_color', 'blend_mode'],
  cliparts: ['id', 'clipart'],
  regions: ['id', 'selector', 'blend_mode_selector', 'cutpath', 'use_material_colors'],
  artworks: ['id', 'image', 'public_raster_remove_bg'],
  files: ['id', 'mime', 'file', 'sha256'],
} as const

type Columns<Record extends AnyRecord, Of extends keyof typeof NAMED_COLUMNS> = ReadonlyMap<
  string,
  Pick<RowOf<Record>, (typeof NAMED_COLUMNS)[Of][number] & keyof RowOf<Record>>
>

/** The rows a design refers to, by their ids. */
export interface Named {
  readonly fonts: Columns<typeof font, 'fonts'>
  readonly colors: Columns<typeof color, 'colors'>
  readonly cliparts: Columns<typeof clipart, 'cliparts'>
  readonly regions: Columns<typeof clipartRegion, 'regions'>
  readonly artworks: Columns<typeof artwork, 'artworks'>
  /** Only files of the design's owner. */
  readonly files: Columns<typeof userFile, 'files'>
}
