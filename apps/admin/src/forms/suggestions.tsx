import type { AnyRecord } from '@kisscut/records'
import { useEffect, useRef } from 'react'
import { useGetOne, useInput, useRecordContext, type RaRecord } from 'react-admin'
import { isTree, suggestionsFor } from '../records/suggested.ts'

/** Values suggested from the name of a new row, until they are edited (ADMIN-9). */
export function Suggestions({ record }: { readonly record: AnyRecord }) {
  const row = useRecordContext<RaRecord>()
  if (row?.['id'] !== undefined || !('name' in record.schema.shape)) return null
  return isTree(record) ? <OfChild record={record} /> : <OfName record={record} parent={null} />
}

/** Suggestions for a row below another one, with its path as prefix. */
function OfChild({ record }: { readonly record: AnyRecord }) {
  const { field } = useInput({ source: 'parent' })
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null
  const { data = null } = useGetOne<RaRecord>(record.name, { id: id ?? '' }, { enabled: id !== null })
  return <OfName record={record} parent={id === null ? null : data} />
}

function OfName({ record, parent }: { readonly record: AnyRecord; readonly parent: RaRecord | null }) {
  const { field } = useInput({ source: 'name' })
  const suggested = suggestionsFor(record, String(field.value ?? ''), parent)
  return (
    <>
      {Object.entries(suggested).map(([source, text]) => (
        <Suggested key={source} source={source} text={text} />
      ))}
    </>
  )
}

/** Keeps a field at its suggestion while it is empty or has the previous one. */
function Suggested({ source, text }: { readonly source: string; readonly text: string }) {
  const { field } = useInput({ source })
  const last = useRef('')
  useEffect(() => {
    const value: unknown = field.value
    if (value === last.current || value === '' || value === null || value === undefined) {
      if (value !== text && !(text === '' && last.current === '')) field.onChange(text)
      last.current = text
    }
    // Only a new suggestion changes the field, not typing in it.
  }, [text])
  return null
}
