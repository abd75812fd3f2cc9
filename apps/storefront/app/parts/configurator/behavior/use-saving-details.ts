import type { Configuration } from '@kisscut/core/product'
import { useCallback, useEffect, useRef, useState } from 'react'
import { carriedQuery } from '../../../links/carried-query.ts'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import { detailsOfCustom, saveCustom } from './custom-record.ts'
import { noteRevision, revisionOfTab } from './tab-revision.ts'
import { useSaving } from './use-saving.ts'

/**
 * Saves PRODUCT DETAILS over the revision that this tab knows, then goes to the next step. If another tab has saved a
 * newer one, the shop rejects the save, and the shopper chooses between both. DESIGN-22.
 */
export function useSavingDetails(
  page: ConfiguratorData,
  /** Returns the configuration at the moment of saving. */
  chosen: () => Configuration,
  nextOf: (configuredId: string) => string,
  /** Returns the sample design chosen in the form. */
  sampleOfForm: () => string | null,
) {
  const { configured, product } = page
  const [isStale, setIsStale] = useState(page.isStale)
  const isUnconditional = useRef(false)
  /** Idempotency key of a new product; null before the first save and after a response. */
  const firstKey = useRef<string | null>(null)
  useEffect(() => {
    if (configured) noteRevision(configured.id, configured.revision)
  }, [configured])
  const { isSaving, failure, save } = useSaving({
    addToCart: false,
    save: async (signal) => {
      const id = configured?.id ?? null
      const known = configured && Math.max(configured.revision, revisionOfTab(configured.id))
      const revision = isUnconditional.current || known === null ? undefined : known
      const fields = detailsOfCustom(chosen(), product)
      const isTried = firstKey.current !== null
      const key = id === null ? (firstKey.current ??= crypto.randomUUID()) : undefined
      const sample = sampleOfForm()
      const made = await saveCustom(id, fields, {
        ...{ signal, revision },
        ...(key && { key }),
        ...(sample !== null && { sample }),
      })
      // An earlier request may have created it although its response was lost: save as a change.
      const saved = made.ok && isTried ? await saveCustom(made.id, fields, { signal }) : made
      firstKey.current = null
      if (!saved.ok) {
        setIsStale(saved.isStale)
        return saved
      }
      noteRevision(saved.id, saved.revision)
      return { ok: true, id: saved.id, next: nextOf(saved.id) + carriedQuery(location.href) }
    },
  })
  /** Saves this page's version over another tab's. */
  const keep = useCallback(() => {
    isUnconditional.current = true
    setIsStale(false)
    save()
  }, [save])
  return { isSaving, failure, save, isStale, keep }
}
