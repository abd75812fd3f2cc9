import type { AnyRecord } from './row.ts'

/** Caches a value derived from a record's declaration, computed on first use. */
export const oncePerRecord = <T>(workOut: (record: AnyRecord) => T): ((record: AnyRecord) => T) => {
  const known = new WeakMap<AnyRecord, { readonly value: T }>()
  return (record) => {
    const found = known.get(record)
    if (found !== undefined) return found.value
    const value = workOut(record)
    known.set(record, { value })
    return value
  }
}
