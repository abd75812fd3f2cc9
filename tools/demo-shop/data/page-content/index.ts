import type { NewRowOf, template } from '@kisscut/records'
import pictures from '../../pictures/index.json' with { type: 'json' }
import type { Content } from './content.ts'
import { DECALS } from './decals.ts'
import { DESIGNED } from './designed.ts'
import { LABELS } from './labels.ts'
import { LETTERING } from './lettering.ts'
import { TESTIMONIALS } from '../reviews.ts'
import { SIGNS } from './signs.ts'
import { STICKERS } from './stickers.ts'

type Sections = NonNullable<NewRowOf<typeof template>['sections']>
type Drawn = Record<string, { readonly width: number; readonly height: number; readonly alt: string }>

const CONTENT: Readonly<Record<string, Content>> = {
  ...STICKERS,
  ...LABELS,
  ...DECALS,
  ...SIGNS,
  ...DESIGNED,
  ...LETTERING,
}

const galleryOf = (slug: string): NonNullable<Sections['gallery']> => {
  const names = CONTENT[slug]?.pictures ?? [1, 2, 3].map((at) => `${slug}-gallery-${at}`)
  return names.flatMap((name) => {
    const picture = (pictures as Drawn)[name]
    return picture ? [{ url: `/demo/${name}.webp`, ...picture }] : []
  })
}

/** The sections of a product's page. */
export const sectionsOf = (slug: string): Sections => {
  const { features = [], questions = [] } = CONTENT[slug] ?? {}
  return { features, questions, testimonial: TESTIMONIALS[slug] ?? null, gallery: galleryOf(slug) }
}
