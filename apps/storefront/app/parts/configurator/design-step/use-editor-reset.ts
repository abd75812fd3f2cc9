import type { ProductPage } from '@kisscut/shop'
import { useEffect, useState } from 'react'
import { hasDraft } from './draft.ts'
import type { OwnRevision } from './own-revision.ts'

type Configured = NonNullable<ProductPage['configured']>

/**
 * A counter that restarts the editor when the server has a revision that this page did not make. Otherwise the editor
 * keeps its state, including undo. An unsaved draft is kept: saving it asks the shopper.
 */
export function useEditorReset({ id, revision }: Configured, own: OwnRevision): number {
  const [resetKey, setResetKey] = useState(0)
  useEffect(() => {
    if (own.isChanging() || revision <= own.known() || hasDraft(id)) return
    own.show(revision)
    setResetKey((each) => each + 1)
  }, [id, revision, own])
  return resetKey
}
