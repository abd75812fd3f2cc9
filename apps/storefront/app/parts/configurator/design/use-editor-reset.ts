import type { ProductPage } from '@kisscut/shop'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRestored } from './use-restored.ts'

type Configured = NonNullable<ProductPage['configured']>

/**
 * What lies on the table of this page, and how often the product had another size, material or artwork when the server was
 * asked: then the table is laid anew. Otherwise everything stays as it was left, undo included. An answer from before the
 * page's own last work may come late; artwork that lay here earlier is no news.
 */
export function useEditorReset({ configuration, userFile }: Configured, refetch: () => void) {
  const own = useRef({ fileId: userFile?.id ?? null, earlier: new Set<string>(), underWay: 0 })
  useRestored(() => {
    own.current.earlier.clear()
    refetch()
  })
  const details = [configuration.width, configuration.height, configuration.materialId].join()
  const [resetKey, setResetKey] = useState(0)
  const before = useRef({ details, userFile })
  useEffect(() => {
    if (before.current.userFile === userFile && before.current.details === details) return
    const { fileId, earlier, underWay } = own.current
    if (underWay > 0) return
    const id = userFile?.id ?? null
    const isOther = id !== fileId && !(id !== null && earlier.has(id))
    const isNews = isOther || before.current.details !== details
    before.current = { details, userFile }
    if (!isNews) return
    own.current.fileId = id
    setResetKey((each) => each + 1)
  }, [details, userFile])
  const hands = useMemo(
    () => ({
      /** The id of what lies here now. */
      lies: () => own.current.fileId,
      /** This page has laid other artwork, or taken it away. */
      lay: (next: string | null) => {
        const { fileId, earlier } = own.current
        if (fileId !== null) earlier.add(fileId)
        own.current.fileId = next
      },
      /** Work whose artwork the server may know before this page does. */
      working: async <T>(work: Promise<T>): Promise<T> => {
        own.current.underWay += 1
        return work.finally(() => {
          own.current.underWay -= 1
        })
      },
    }),
    [],
  )
  return { resetKey, ...hands }
}
