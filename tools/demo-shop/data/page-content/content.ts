import type { NewRowOf, template } from '@kisscut/records'

type Sections = NonNullable<NewRowOf<typeof template>['sections']>

/** Content of a product's page below its configurator. */
export interface Content extends Omit<Sections, 'gallery' | 'testimonial'> {
  /** Names of other pages' pictures that show it in use; absent: its own pictures. */
  readonly pictures?: readonly string[]
}
