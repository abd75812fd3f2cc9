import { recordNamed, type DeclaredField } from '@kisscut/records'
import { useGetMany, type RaRecord } from 'react-admin'
import { titleOf } from '../records/described.ts'
import { rowsNamed, writtenValue } from '../records/written.ts'

interface Props {
  readonly field: DeclaredField | undefined
  readonly value: unknown
}

/** A value in a table of differences: rows by their names, everything else in words. */
export function WrittenValue({ field, value }: Props) {
  const named = rowsNamed(field, value)
  return named === null ? <>{writtenValue(field, value)}</> : <RowNames {...named} />
}

function RowNames({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) {
  const record = recordNamed(to)
  const { data = [] } = useGetMany<RaRecord>(to, { ids: [...ids] })
  const nameOf = (id: string) => {
    const row = data.find((each) => each?.id === id)
    return row === undefined ? id : titleOf(record, row)
  }
  return <>{ids.map(nameOf).join(', ')}</>
}
