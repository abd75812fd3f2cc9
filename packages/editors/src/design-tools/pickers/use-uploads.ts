import { useEffect, useRef, useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { addFile } from '../elements/add.ts'
import type { DesignSession } from '../session/session.ts'
import type { ShopperFile } from '../types.ts'

/** Running uploads. */
export interface Uploads {
  /** The share sent, 0–1; null while idle. */
  readonly share: number | null
  /** Why the last file was rejected. */
  readonly problems: readonly string[]
  /** Sends files one by one; each becomes part of the design. */
  readonly send: (files: readonly File[]) => void
  readonly stop: () => void
  /** Number of sent files. */
  readonly sent: number
}

/** `take` handles a file the shop has accepted; by default it is added to the design. */
export function useUploads(
  session: DesignSession,
  take: (file: ShopperFile) => void = (file) => addFile(session, file),
): Uploads {
  const [share, setShare] = useState<number | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [sent, setSent] = useState(0)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const { files: catalog } = session.library
  const sendAll = async (files: readonly File[], { signal }: AbortController) => {
    for (const file of files) {
      setShare(0)
      const result = await catalog?.upload(file, { onProgress: setShare, signal })
      if (signal.aborted || !result) return
      if (!result.ok) setProblems(result.messages)
      else {
        take(result.file)
        setSent((count) => count + 1)
      }
    }
  }
  return {
    share,
    problems,
    sent,
    send: (files) => {
      if (!catalog || session.flags.disableUpload || files.length === 0) return
      abort.current?.abort()
      const controller = new AbortController()
      abort.current = controller
      setProblems([])
      sendAll(files, controller)
        .catch(() => controller.signal.aborted || setProblems([messages.notSent]))
        .finally(() => {
          if (abort.current === controller) setShare(null)
        })
    },
    stop: () => {
      abort.current?.abort()
      setShare(null)
    },
  }
}
