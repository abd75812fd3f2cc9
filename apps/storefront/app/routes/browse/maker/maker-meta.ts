import type { MetaDescriptor, MetaFunction } from '@remix-run/node'
import type { MakerPage } from '@kisscut/shop'
import * as messages from '../../../messages/artworks.ts'
import { missingMeta, pageMeta, titleOf } from '../../../parts/page/meta.ts'

type Of = Parameters<MetaFunction>[0]

/** Metadata of the page of an artist or a company. */
export function makerMeta(
  data: { readonly maker: MakerPage; readonly publicUrl: string } | undefined,
  error: Of['error'],
  matches: Of['matches'],
  urlOf: (slug: string) => string,
): MetaDescriptor[] {
  if (!data) return missingMeta(error, matches)
  const { maker, publicUrl } = data
  return pageMeta({
    matches,
    title: titleOf(messages.worksOf(maker.name), matches),
    description: messages.makerDescription(maker.name, maker.slogan),
    publicUrl,
    path: urlOf(maker.slug),
    card: maker.cardUrl === null ? null : { url: maker.cardUrl, alt: messages.worksOf(maker.name) },
  })
}
