import type { ProductPage } from '@kisscut/shop'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRestored } from './use-restored.ts'

type Configured = NonNullable<ProductPage['configured']>

/**
 * `resetKey` counts how often the server had the product in another size, material or with artwork unknown to this page: the
 * editor then starts again. Otherwise it stays as it is, undo included. A response from before the page's own last change
 * may come late; artwork that this page has had already is no news.
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
  const actions = useMemo(
    () => ({
      /** The id of the artwork on this page now. */
      fileId: () => own.current.fileId,
      /** This page has other artwork now, or none. */
      setFileId: (next: string | null) => {
        const { fileId, earlier } = own.current
        if (fileId !== null) earlier.add(fileId)
        own.current.fileId = next
      },
      /** Work whose artwork the server may know before this page does. */
      during: async <T>(work: Promise<T>): Promise<T> => {
        own.current.underWay += 1
        return work.finally(() => {
          own.current.underWay -= 1
        })
      },
    }),
    [],
  )
  return { resetKey, ...actions }
}
