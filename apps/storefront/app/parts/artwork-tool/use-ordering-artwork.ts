import type { Configuration } from '@kisscut/core/product'
import { packagingText } from '@kisscut/core/configuration'
import { useCallback, useRef, useState } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { addToCart } from '../configurator/behavior/add-to-cart.ts'
import { noteRevision, revisionOfTab } from '../configurator/behavior/tab-revision.ts'
import { useSaving } from '../configurator/behavior/use-saving.ts'
import type { ArtworkData } from './artwork-data.ts'
import { saveArtwork, savePackage } from './save-artwork.ts'

/** Saves the product and adds it to the cart; a new choice of retail package is saved first. MKT-5, ERR-7. */
export function useOrderingArtwork(
  page: ArtworkData,
  /** Returns the configuration at the moment of saving. */
  chosen: () => Configuration,
  removedBackground: boolean,
) {
  const { artwork, product } = page
  const [isStale, setIsStale] = useState(page.isStale)
  const isUnconditional = useRef(false)
  /** The product as last saved, whether or not it reached the cart. */
  const saved = useRef({ id: artwork.id, revision: artwork.revision })
  const firstKey = useRef<string | null>(null)
  const packed = useRef(artwork.id === null ? null : packageOf(page.configuration))
  const { isSaving, failure, save } = useSaving({
    addToCart: true,
    save: async () => {
      const configuration = chosen()
      const packaging = configuration.packaging ?? null
      if (packaging !== null && packageOf(configuration) !== packed.current) {
        const rejected = await savePackage(packaging)
        if (rejected !== null) return rejected
        packed.current = packageOf(configuration)
      }
      const { id, revision } = saved.current
      const known = id === null ? revision : Math.max(revision, revisionOfTab(id))
      const key = id === null ? (firstKey.current ??= crypto.randomUUID()) : undefined
      const sent = await saveArtwork({
        ...{ productClass: artwork.productClass, productId: product.id, id, configuration },
        removedBackground,
        ...(id !== null && !isUnconditional.current && { revision: known }),
        ...(key !== undefined && { key }),
      })
      if (!sent.ok) {
        setIsStale(sent.isStale)
        return sent
      }
      saved.current = { id: sent.id, revision: sent.revision }
      noteRevision(sent.id, sent.revision)
      return { ok: true, id: sent.id, next: urlFor('cart') }
    },
    add: (id, search) => addToCart(artwork.productClass, id, search, { currency: product.currency }),
  })
  const keep = useCallback(() => {
    isUnconditional.current = true
    setIsStale(false)
    save()
  }, [save])
  return { isSaving, failure, save, isStale, keep }
}

const packageOf = ({ packaging }: Configuration) => (packaging ? packagingText(packaging) : null)
