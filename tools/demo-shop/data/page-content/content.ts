import type { NewRowOf, template } from '@kisscut/records'

type Sections = NonNullable<NewRowOf<typeof template>['sections']>

/** What a product's page says below its configurator. */
export interface Content extends Omit<Sections, 'gallery' | 'testimonial'> {
  /** Names of pictures of other pages that show it in use; left out: its own, as many as are drawn. */
  readonly pictures?: readonly string[]
}
