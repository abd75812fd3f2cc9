import type { Product } from '@kisscut/core/product'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import type { Sample } from './sticker-scene.ts'

/** Tags of options that leave stickers on a backing. */
const ON = { 'sticker-sheet': 'sheet', 'square-backing': 'backing' } as const

interface SampleSource extends Pick<ConfiguratorData, 'sampleArtworkUrl' | 'sampleArtworkCut'> {
  readonly product: Pick<Product, 'dieLine' | 'optionSets'>
}

/** The sample of a product page, as the product is made: cut by its own line, on its backing, or on a sheet. */
export function sampleOf({ product, sampleArtworkUrl: url, sampleArtworkCut: cut }: SampleSource): Sample {
  const slugs = product.optionSets
    .filter(({ display }) => display === 'fixed_value')
    .flatMap(({ options }) => options.flatMap(({ tags }) => tags.map(({ slug }) => slug)))
  const slug = (['sticker-sheet', 'square-backing'] as const).find((each) => slugs.includes(each))
  return { url, cut, dieLine: product.dieLine ?? 'contour', on: slug ? ON[slug] : null }
}
