import { useCallback, useRef, useState } from 'react'
import { addToCart } from '../configurator/behavior/add-to-cart.ts'
import { noteRevision } from '../configurator/behavior/tab-revision.ts'
import { useSaving } from '../configurator/behavior/use-saving.ts'
import { createLostSaves } from '../configurator/design-step/lost-saves.ts'
import { dropDraft } from '../design-tool/draft.ts'
import { urlFor } from '../../links/url-for.ts'
import type { StripDraft } from './draft.ts'
import { isStoredStrip, saveStrip, type Sent, type StripRecord } from './save-strip.ts'

/** Where the strip is saved, and the request whose outcome is unknown. */
export type Saved = Pick<StripDraft, 'id' | 'revision' | 'sent' | 'firstKey'>

interface Ordering {
  /** Returns the API's record of the current strip. */
  readonly record: () => StripRecord
  /** Currency of the page. CUR-7. */
  readonly currency: string
  /** Storage key of the draft. */
  readonly draft: string
  readonly saved: Saved
  /** Called with the saved state that later drafts change. */
  readonly onSaved: (saved: Saved) => void
}

/** Saves the strip and adds it to the cart; until then it stays a draft. DDB-7, DDB-9, ERR-2, ERR-3. */
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
    // An earlier request may have created it although its response was lost: save the current strip as a
    // change.
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
  /** `isOver`: overwrites a version saved elsewhere. */
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

/** Revision of a new strip. */
const FIRST_REVISION = 0
