import type { ClipartStart } from '@kisscut/shop'
import { useCallback, useRef, useState } from 'react'
import { addToCart } from '../configurator/behavior/add-to-cart.ts'
import { noteRevision, revisionOfTab } from '../configurator/behavior/tab-revision.ts'
import { useSaving } from '../configurator/behavior/use-saving.ts'
import { urlFor } from '../../links/url-for.ts'
import { saveClipart } from './save-clipart.ts'

/** Saves what is configured over the revision this tab knows, and puts it in the cart. CLIP-6, CLIP-7, DESIGN-22. */
export function useOrderingClipart(
  start: ClipartStart,
  isStaleAtFirst: boolean,
  record: () => object,
  /** What the page shows prices in. CUR-7. */
  currency: string,
) {
  const [isStale, setIsStale] = useState(isStaleAtFirst)
  const isUnconditional = useRef(false)
  const stored = useRef<string | null>(start.id)
  /** Under which a new one is made; null: nothing was sent, or the shop has responded. */
  const firstKey = useRef<string | null>(null)
  const { isSaving, failure, save } = useSaving({
    addToCart: true,
    save: async (signal) => {
      const { current: id } = stored
      const isTried = firstKey.current !== null
      const key = id === null ? (firstKey.current ??= crypto.randomUUID()) : undefined
      const known = id === null ? undefined : Math.max(start.revision, revisionOfTab(id))
      const revision = isUnconditional.current ? undefined : known
      const made = await saveClipart(id, record(), { signal, revision, key })
      // An earlier request may have created it without its response arriving: save as a change.
      const saved = made.ok && isTried ? await saveClipart(made.id, record(), { signal }) : made
      firstKey.current = null
      if (!saved.ok) {
        setIsStale(saved.isStale)
        return saved
      }
      stored.current = saved.id
      noteRevision(saved.id, saved.revision)
      return { ok: true, id: saved.id, next: urlFor('cart') }
    },
    add: (id, search) => addToCart('clipart', id, search, { currency }),
  })
  /** Saves what this page shows, whatever another tab has saved. */
  const keep = useCallback(() => {
    isUnconditional.current = true
    setIsStale(false)
    save()
  }, [save])
  const errors = isStale ? [] : [...failure.general, ...Object.values(failure.fields).flat()]
  return { isSaving, errors, save, isStale, keep }
}
