import type { DieLine } from '@kisscut/core/configuration'
import { FINISHING_TAGS } from '@kisscut/core/option'
import type { Product } from '@kisscut/core/product'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import type { Sample } from './sticker-scene.ts'

/** Backings of kiss-cut stickers, by the tag of their option. */
const ON = [
  [FINISHING_TAGS.stickerSheet, 'sheet'],
  [FINISHING_TAGS.squareBacking, 'backing'],
] as const

interface SampleSource extends Pick<ConfiguratorData, 'sampleArtworkUrl' | 'sampleArtworkCut'> {
  readonly product: Pick<Product, 'optionSets'>
}

/** The sample of a product page, shown as the product is made: cut by its own line, on its backing, or on a sheet. */
export const sampleOf = (
  { product, sampleArtworkUrl: url, sampleArtworkCut: cut }: SampleSource,
  dieLine: DieLine,
): Sample => ({ url, cut, dieLine, on: onSheetOrBacking(product) })

/** Whether a product's stickers come on a backing or a sheet, by its fixed options. */
export function onSheetOrBacking({ optionSets }: Pick<Product, 'optionSets'>): Sample['on'] {
  const slugs = optionSets
    .filter(({ display }) => display === 'fixed_value')
    .flatMap(({ options }) => options.flatMap(({ tags }) => tags.map(({ slug }) => slug)))
  return ON.find(([tag]) => slugs.includes(tag))?.[1] ?? null
}
