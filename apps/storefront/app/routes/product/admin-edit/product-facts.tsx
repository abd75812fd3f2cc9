import { LETTERING_PROOF_CHOICES, PROOF_CHOICES } from '@kisscut/core/design'
import type { ReactNode } from 'react'
import { designPageOf } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../../links/url-for.ts'
import { useShopTime, WITH_ZONE } from '../../../parts/page/locale.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import type { ShownCorrection } from './shown-correction.ts'
import * as messages from '../../../messages/admin-edit.ts'
import css from './admin-edit-view.module.css'

/** The product's owner, state and artwork. */
export function ProductFacts({ correction }: { readonly correction: ShownCorrection }) {
  const { configured, customer, created, updated, categoryPath, product } = correction
  const { userFile, finalized, proofApproval } = configured
  const proofs = product.toolType === 'lettering' ? LETTERING_PROOF_CHOICES : PROOF_CHOICES
  const showTime = useShopTime(WITH_ZONE)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.customer, customer === null ? messages.guest : `${customer.name}, ${customer.email}`],
    [messages.made, showTime(created)],
    [messages.lastChanged, showTime(updated)],
    [messages.state, finalized ? messages.approved : messages.notApproved],
    [messages.proof, proofs[proofApproval]],
    [
      messages.artwork,
      userFile === null ? messages.noArtwork : <a href={userFile.originalUrl}>{userFile.name}</a>,
    ],
  ]
  const place = { categoryPath, slug: product.slug, configuredId: configured.id }
  return (
    <Sheet as="section" aria-labelledby="about" className={css.about}>
      <h2 id="about">{messages.about}</h2>
      {userFile && (
        <img
          className={css.picture}
          src={configured.previewUrl ?? userFile.rasterUrl}
          alt={messages.pictureOf(userFile.name)}
        />
      )}
      <dl className={css.list}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {categoryPath !== '' && (
        <a href={urlFor(designPageOf(product.toolType), place)}>{messages.openDesign}</a>
      )}
    </Sheet>
  )
}
