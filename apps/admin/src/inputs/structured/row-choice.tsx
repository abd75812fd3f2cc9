import { recordNamed } from '@kisscut/records'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useGetMany, type RaRecord } from 'react-admin'
import { defaultSort } from '../../api/data-provider.ts'
import { titleOf } from '../../records/described.ts'

interface Props {
  readonly label: string
  readonly to: string
  readonly value: unknown
  readonly disabled: boolean
  readonly error: boolean
  readonly helperText: string | undefined
  onChange(id: string | null): void
}

/** A reference to a row of another record, found by typing. */
export function RowChoice({ label, to, value, disabled, error, helperText, onChange }: Props) {
  const record = recordNamed(to)
  const id = typeof value === 'string' && value !== '' ? value : null
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data: chosen = [] } = useGetMany<RaRecord>(
    to,
    { ids: id === null ? [] : [id] },
    { enabled: id !== null },
  )
  const { data = [] } = useGetList<RaRecord>(
    to,
    {
      pagination: { page: 1, perPage: 25 },
      sort: defaultSort(record),
      filter: typed.trim() === '' ? {} : { q: typed },
    },
    { enabled: isOpen },
  )
  const row = id === null ? null : (chosen.find((each) => each?.id === id) ?? { id })
  return (
    <Autocomplete
      value={row}
      disabled={disabled}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, next) => onChange(next === null ? null : String(next.id))}
      options={data}
      getOptionLabel={(each) => titleOf(record, each)}
      getOptionKey={({ id: key }) => key}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      size="small"
      renderInput={(params) => (
        <TextField {...params} label={label} error={error} helperText={helperText} margin="dense" />
      )}
    />
  )
}
