import type { ClipartStart } from '@kisscut/shop'
import { useCallback, useRef, useState } from 'react'
import { addToCart } from '../configurator/behavior/add-to-cart.ts'
import { noteRevision, revisionOfTab } from '../configurator/behavior/tab-revision.ts'
import { useSaving } from '../configurator/behavior/use-saving.ts'
import { urlFor } from '../../links/url-for.ts'
import { saveClipart } from './save-clipart.ts'

/** Saves the configuration over the revision that this tab knows, and adds it to the cart. CLIP-6, CLIP-7, DESIGN-22. */
export function useOrderingClipart(
  start: ClipartStart,
  isStaleAtFirst: boolean,
  record: () => object,
  /** Currency of the page. CUR-7. */
  currency: string,
) {
  const [isStale, setIsStale] = useState(isStaleAtFirst)
  const isUnconditional = useRef(false)
  const stored = useRef<string | null>(start.id)
  /** Idempotency key of a new product; null before the first save and after a response. */
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
      // An earlier request may have created it although its response was lost: save as a change.
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
  /** Saves this page's version over another tab's. */
  const keep = useCallback(() => {
    isUnconditional.current = true
    setIsStale(false)
    save()
  }, [save])
  const errors = isStale ? [] : [...failure.general, ...Object.values(failure.fields).flat()]
  return { isSaving, errors, save, isStale, keep }
}
