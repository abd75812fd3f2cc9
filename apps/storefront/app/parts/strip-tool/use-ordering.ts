import { useCallback, useRef, useState } from 'react'
import { addToCart } from '../configurator/behavior/add-to-cart.ts'
import { noteRevision } from '../configurator/behavior/tab-revision.ts'
import { useSaving } from '../configurator/behavior/use-saving.ts'
import { createLostSaves } from '../configurator/design-step/lost-saves.ts'
import { dropDraft } from '../design-tool/draft.ts'
import { urlFor } from '../../links/url-for.ts'
import type { StripDraft } from './draft.ts'
import { isStoredStrip, saveStrip, type Sent, type StripRecord } from './save-strip.ts'

/** Where it has been saved, and what of it nobody knows whether it has been. */
export type Saved = Pick<StripDraft, 'id' | 'revision' | 'sent' | 'firstKey'>

interface Ordering {
  /** What is put together, as clients send it. */
  readonly record: () => StripRecord
  /** What the page shows prices in. CUR-7. */
  readonly currency: string
  /** Where the browser keeps what is not in the cart yet. */
  readonly draft: string
  readonly saved: Saved
  /** What is kept by the browser from now on is a change of this. */
  readonly onSaved: (saved: Saved) => void
}

/** Saves what is put together and puts it in the cart; until that is done it stays a draft. DDB-7, DDB-9, ERR-2, ERR-3. */
export function useOrdering({ record, currency, draft, saved, onSaved }: Ordering) {
  const [isStale, setIsStale] = useState(false)
  const [lost] = useState(() => createLostSaves(isStoredStrip, saved.sent))
  const isUnconditional = useRef(false)
  const change = async (id: string, known: number): Promise<Sent> => {
    const made = record()
    lost.note(made)
    onSaved({ id, revision: known, sent: lost.first() ?? made })
    const revision = isUnconditional.current ? undefined : known
    return lost.send(revision, (stated) => saveStrip(id, made, { revision: stated }))
  }
  const make = async (): Promise<Sent> => {
    const firstKey = saved.firstKey ?? crypto.randomUUID()
    onSaved({ ...saved, firstKey })
    const made = await saveStrip(null, record(), { key: firstKey })
    // An earlier request may have created it without its response arriving: the current strip is saved as a change.
    return made.ok && saved.firstKey !== undefined ? change(made.id, FIRST_REVISION) : made
  }
  const { isSaving, failure, save } = useSaving({
    addToCart: true,
    save: async () => {
      const sent = await (saved.id === null ? make() : change(saved.id, saved.revision))
      if (!sent.ok) {
        setIsStale(sent.isStale)
        return sent
      }
      noteRevision(sent.id, sent.revision)
      onSaved({ id: sent.id, revision: sent.revision })
      return { ok: true, id: sent.id, next: urlFor('cart') }
    },
    add: async (id, search) => {
      const added = await addToCart('ddb', id, search, { currency })
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

/** As it was made, before anybody has changed it. */
const FIRST_REVISION = 0
