import type { ProductPage } from '@kisscut/shop'
import { useEffect, useState } from 'react'
import { hasDraft } from './draft.ts'
import type { OwnRevision } from './own-revision.ts'

type Configured = NonNullable<ProductPage['configured']>

/**
 * Counts how often the server had the product in a revision that this page did not make: the editor then starts again.
 * Otherwise it stays as it is, undo included. What is not saved yet is not thrown away: saving it asks the shopper.
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
