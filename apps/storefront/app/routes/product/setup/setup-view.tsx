import type { ProductPage } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import { LiveConfigurator } from '../../../parts/configurator/live-configurator.tsx'
import { ProductData } from '../../../parts/configurator/page/product-data.tsx'
import { Navigator } from '../../../parts/configurator/sections/navigator.tsx'
import { SectionView } from '../../../parts/configurator/sections/section-view.tsx'
import { Steps } from '../../../parts/configurator/steps/steps.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'

interface Props {
  readonly page: ProductPage
  readonly refused: readonly string[]
}

/** PRODUCT DETAILS: the configurator, then everything else there is to say about the product. */
export function SetupView({ page, refused }: Props) {
  const place = { categoryPath: page.categoryPath, slug: page.product.slug }
  const { configured } = page
  const designUrlOf = (configuredId: string) => urlFor('upload', { ...place, configuredId })
  const finalizeUrl = configured?.userFile
    ? urlFor('finalize', { ...place, configuredId: configured.id })
    : null
  const urls = [null, configured && designUrlOf(configured.id), finalizeUrl]
  return (
    <Column>
      <ProductData page={page} />
      <Steps current={1} urls={urls} />
      <Breadcrumbs crumbs={[...page.breadcrumbs, { name: page.product.name, url: urlFor('setup', place) }]} />
      <div id="product">
        <LiveConfigurator page={page} designUrlOf={designUrlOf} refused={refused} />
      </div>
      <Navigator sections={page.sections} />
      {page.sections
        .filter(({ kind }) => kind !== 'product')
        .map((section) => (
          <SectionView key={section.kind} section={section} />
        ))}
    </Column>
  )
}
