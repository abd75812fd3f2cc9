import type { ShownOffer } from '@kisscut/shop'
import { Link } from '../page/link.tsx'
import * as messages from '../../messages/offers.ts'
import { each } from '../../messages/parts.tsx'
import { quantityFor } from '../../messages/shell.tsx'
import { showCount } from '../money/format.ts'
import { Price } from '../money/price.tsx'
import { useLocale } from '../page/locale.tsx'
import { TileGrid } from './tile-grid.tsx'
import { TilePicture } from './tile-picture.tsx'
import css from './tile.module.css'
import own from './offer-tiles.module.css'

interface OfferTilesProps {
  readonly offers: readonly ShownOffer[]
  /** The offers are the page's subject: they have no heading, and their pictures are fetched first. */
  readonly isWhole?: boolean
}

/** Special offers, each linking to its product with the offer applied; renders nothing without offers. OFFER-4. */
export function OfferTiles({ offers, isWhole = false }: OfferTilesProps) {
  if (offers.length === 0) return null
  // A single tile is horizontal and as wide as it needs.
  const only = offers.length === 1 ? offers[0] : undefined
  return (
    <section
      className={isWhole ? own.offers : `${own.offers} ${own.below}`}
      aria-label={messages.specialOffers}
      id="offers"
    >
      {!isWhole && <h2>{messages.specialOffers}</h2>}
      {only ? (
        <OfferTile offer={only} shape={`${css.tile} ${css.flat} ${css.alone}`} isWhole={isWhole} />
      ) : (
        <TileGrid>
          {offers.map((offer) => (
            <OfferTile key={offer.id} offer={offer} shape={css.tile} isWhole={isWhole} />
          ))}
        </TileGrid>
      )}
    </section>
  )
}

interface OfferTileProps {
  readonly offer: ShownOffer
  readonly shape: string | undefined
  readonly isWhole: boolean
}

function OfferTile({ offer, shape, isWhole }: OfferTileProps) {
  const locale = useLocale()
  const Heading = isWhole ? 'h2' : 'h3'
  return (
    <article className={shape}>
      <TilePicture picture={offer.picture} eager={isWhole} />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={offer.url} prefetch="intent" className={css.link}>
            {offer.name}
          </Link>
        </Heading>
        {offer.description && <p className={css.about}>{offer.description}</p>}
        <p className={css.about}>{messages.made(offer.size, offer.material)}</p>
        <p className={css.price}>
          {quantityFor(
            showCount(offer.quantity, locale),
            <Price amount={offer.total} currency={offer.currency} size="title" />,
          )}
          <span className={css.each}>
            {each(<Price amount={offer.unitPrice} currency={offer.currency} per="unit" />)}
          </span>
        </p>
        {offer.numbering && (
          <p className={css.about}>
            {messages.numbering} <Price amount={offer.numbering} currency={offer.currency} taxed={false} />
          </p>
        )}
        {offer.instead && (
          <p className={own.instead}>
            <span>
              {messages.instead}{' '}
              <s>
                <Price amount={offer.instead.total} currency={offer.currency} taxed={false} />
              </s>
            </span>
            <strong className={own.saving}>{messages.saving(offer.instead.savingPercent)}</strong>
          </p>
        )}
      </div>
    </article>
  )
}
