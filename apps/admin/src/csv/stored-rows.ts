import type { AnyRecord } from '@kisscut/records'
import type { DataProvider, RaRecord } from 'react-admin'

/** Ids requested together: several calls with many ids each where supported, otherwise one call per id. */
const AT_ONCE = { many: 400, single: 20 }

/** The stored rows with these ids; omits deleted ones. */
export async function storedRows(
  data: Pick<DataProvider, 'getMany'>,
  record: AnyRecord,
  ids: readonly string[],
  onProgress: (done: number) => void,
  isOver: () => boolean,
): Promise<readonly RaRecord[]> {
  const size = record.idIn ? AT_ONCE.many : AT_ONCE.single
  const found: RaRecord[] = []
  for (let from = 0; from < ids.length && !isOver(); from += size) {
    onProgress(from)
    const { data: rows } = await data.getMany<RaRecord>(record.name, { ids: ids.slice(from, from + size) })
    found.push(...rows)
  }
  return found
}
