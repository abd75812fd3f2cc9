export {
  byOthers,
  byShop,
  findMeta,
  help,
  KINDS,
  metaOf,
  namesFiles,
  optional,
  shownText,
  staffOnly,
} from './meta.ts'
export type { FieldMeta, Kind } from './meta.ts'
export {
  DEFAULT_CURRENCY,
  address,
  categoryPath,
  choice,
  code,
  colorOrNone,
  ownAddress,
  selectors,
  selectorsOrNone,
  currency,
  customColor,
  fileKey,
  fileName,
  flag,
  json,
  longText,
  name,
  pageAddress,
  pathData,
  slug,
  text,
} from './text-kinds.ts'
export * from './number-kinds.ts'
export { oncePerRecord } from './once-per-record.ts'
export * from './relation-kinds.ts'
export * from './record.ts'
export * from './relations.ts'
export * from './row.ts'
export { isStorable } from './storable.ts'
