import { useCallback, useRef, useState } from 'react'
import { addToCart } from '../configurator/behavior/add-to-cart.ts'
import { noteRevision } from '../configurator/behavior/tab-revision.ts'
import { useSaving } from '../configurator/behavior/use-saving.ts'
import { dropDraft } from '../design-tool/draft.ts'
import { urlFor } from '../../links/url-for.ts'
import { saveStrip } from './save-strip.ts'

interface Saved {
  readonly id: string | null
  readonly revision: number
}

interface Ordering {
  /** What is put together, as clients send it. */
  readonly record: () => object
  /** Where the browser keeps what is not in the cart yet. */
  readonly draft: string
  readonly saved: Saved
  /** It has been saved: what is stored from now on is a change of it. */
  readonly onSaved: (saved: Saved) => void
}

/** Saves what is put together and puts it in the cart; until that is done it stays a draft. DDB-7, DDB-9, ERR-2, ERR-3. */
export function useOrdering({ record, draft, saved, onSaved }: Ordering) {
  const [isStale, setIsStale] = useState(false)
  const isUnconditional = useRef(false)
  const { isSaving, failure, save } = useSaving({
    addToCart: true,
    save: async () => {
      const sent = await saveStrip(saved.id, isUnconditional.current ? null : saved.revision, record())
      if (!sent.ok) {
        setIsStale(sent.isStale)
        return sent
      }
      noteRevision(sent.id, sent.revision)
      onSaved(sent)
      return { ok: true, id: sent.id, next: urlFor('cart') }
    },
    add: async (id, search) => {
      const added = await addToCart('ddb', id, search)
      if (added.ok) dropDraft(draft)
      return added
    },
  })
  /** `isOver`: whatever was saved elsewhere meanwhile. */
  const order = useCallback(
    (isOver = false) => {
      isUnconditional.current = isOver
      setIsStale(false)
      save()
    },
    [save],
  )
  const errors = isStale ? [] : [...failure.general, ...Object.values(failure.fields).flat()]
  return { order, isBusy: isSaving, isStale, errors }
}
