import { PRODUCT_SECTIONS, sectionsToShow, type ProductSectionTitle } from '@kisscut/core/category'
import type { ProductVideo } from '@kisscut/records'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import { contactOf, type Contact } from '../../settings/shown-settings.ts'
import type { Storage } from '../../ports/storage.ts'
import { withLengths } from '../../lengths/index.ts'
import type { Picture } from '../picture.ts'
import { withSmaller } from '../pictures.ts'
import type { ProductTile } from '../tile.ts'
import { recommendedGroups, type RecommendedContext, type RecommendedGroup } from './recommended.ts'
import { testimonialsOf, type Testimonials } from './testimonial.ts'
import { trendingBeside, type DatedContext } from './trending.ts'
import { videosOf } from './videos.ts'

type Key<Title extends string> = Title extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}_${Key<Rest>}`
  : Lowercase<Title>

/** A block of a product page; blocks without content are left out (PAGE-7). */
export interface ProductSection {
  readonly kind: Key<ProductSectionTitle>
  /** The title in the sticky navigator. PAGE-6. */
  readonly title: ProductSectionTitle
  readonly tiles?: readonly ProductTile[]
  readonly pictures?: readonly Picture[]
  readonly features?: readonly { readonly title: string; readonly text: string }[]
  // eslint-disable-next-line kisscut/vocabulary -- a question has an answer
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
  readonly testimonials?: Testimonials
  readonly groups?: readonly RecommendedGroup[]
  readonly video?: ProductVideo
  readonly contact?: Contact
}

type Content = Omit<ProductSection, 'kind' | 'title'>

export interface SectionContext extends RecommendedContext, DatedContext {
  readonly storage: Pick<Storage, 'records' | 'catalog'>
}

const keyOf = (title: ProductSectionTitle) =>
  title.toLowerCase().replaceAll(' ', '_') as ProductSection['kind']

/** One section if the content is not empty, else none. */
const filled = <Name extends keyof Content>(
  name: Name,
  list: NonNullable<Content[Name]> & readonly unknown[],
): Content | null => (list.length > 0 ? { [name]: list } : null)

/**
 * The blocks of a product page that have content, for a product of any class, in the navigator's order. PAGE-6, PAGE-7, SECT-1.
 */
export async function sectionsOf(
  known: CatalogProduct,
  deps: SectionContext,
): Promise<readonly ProductSection[]> {
  const { sections } = known.template
  const [groups, trending, testimonials] = await Promise.all([
    recommendedGroups(known, deps).then((all) => withLengths(all, deps.catalog.lengthsFor)),
    trendingBeside(known, deps),
    testimonialsOf(deps.storage, known),
  ])
  const videos = videosOf(known.template)
  // The contact form is shown even if the owner states no contact details.
  const contact = contactOf(deps.catalog.settings) ?? { lines: [], email: '', phone: '' }
  const gallery = sections.gallery.map((picture) => withSmaller(picture, deps.links))
  const content: Readonly<Record<ProductSectionTitle, Content | null>> = {
    'Recommended Products': filled('groups', groups),
    Product: {},
    'Featured Video': videos.featured && { video: videos.featured },
    'Trending Products': filled('tiles', trending),
    'Featured Testimonial': testimonials && { testimonials },
    'Product Gallery': filled('pictures', gallery),
    'Product Features': filled('features', sections.features),
    'Product Video': videos.own && { video: videos.own },
    'Contact Us': { contact },
    FAQs: filled('questions', sections.questions),
  }
  const shown = new Set(PRODUCT_SECTIONS.filter((title) => content[title] !== null))
  return sectionsToShow(shown).map((title) => ({ kind: keyOf(title), title, ...content[title] }))
}
