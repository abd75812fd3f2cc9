import { useEffect, useState } from 'react'
import type { Row } from '../api/call.ts'
import { loadVersions, type VersionPage } from './versions.ts'

/** A page of a row's versions, reloaded after every save of it; null while loading; `failed` if it can't be loaded. */
export function useVersions(
  record: string,
  { id, revision }: Row,
  page: number,
): VersionPage | 'failed' | null {
  const [versions, setVersions] = useState<VersionPage | 'failed' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    loadVersions(record, id, page, leaving.signal)
      .then(setVersions)
      .catch(() => leaving.signal.aborted || setVersions('failed'))
    return () => leaving.abort()
  }, [record, id, revision, page])
  return versions
}
