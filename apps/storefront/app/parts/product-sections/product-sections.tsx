import type { ProductSection } from '@kisscut/shop'
import { Navigator } from './navigator.tsx'
import type { Reviewed } from './reviewed.ts'
import { SectionView } from './section-view.tsx'

interface Props {
  readonly sections: readonly ProductSection[]
  readonly product: Reviewed
}

/** The sections below a product's configurator, for any class. SECT-1. */
export function ProductSections({ sections, product }: Props) {
  return (
    <>
      <Navigator sections={sections} />
      {sections
        .filter(({ kind }) => kind !== 'product')
        .map((section) => (
          <SectionView key={section.kind} section={section} product={product} />
        ))}
    </>
  )
}
