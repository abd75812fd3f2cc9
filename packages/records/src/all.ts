import { category, categoryProduct, usesLink } from './category/index.ts'
import { color } from './color/index.ts'
import { custom, customAutosave } from './custom/index.ts'
import { font } from './font/index.ts'
import { artist, artwork } from './marketplace/index.ts'
import { templateOption, templateOptionSet, templateOptionTag } from './option/index.ts'
import { packageSize, retailPackage } from './packaging/index.ts'
import { template, templateMaterial, templateShape, templateSize } from './template/index.ts'
import { userFile } from './user-file/index.ts'

/** Every record of the shop; tables, REST, OpenAPI and docs are made from this list. */
export const RECORDS = {
  category,
  category_product: categoryProduct,
  uses_link: usesLink,
  template,
  template_material: templateMaterial,
  template_shape: templateShape,
  template_size: templateSize,
  template_option_set: templateOptionSet,
  template_option: templateOption,
  template_option_tag: templateOptionTag,
  package: retailPackage,
  package_size: packageSize,
  color,
  font,
  artist,
  artwork,
  user_file: userFile,
  custom,
  custom_autosave: customAutosave,
} as const
export type RecordName = keyof typeof RECORDS
