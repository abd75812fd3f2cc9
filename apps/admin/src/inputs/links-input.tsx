import { recordNamed } from '@kisscut/records'
import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragHandle from '@mui/icons-material/DragIndicator'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { InputHelperText, useGetList, useGetMany, useInput, type RaRecord, type Validator } from 'react-admin'
import { defaultSort } from '../api/data-provider.ts'
import { Swatch } from '../fields/swatch.tsx'
import { COLORS } from '../layout/theme.ts'
import { movedTo } from '../records/order.ts'
import { titleOf } from '../records/described.ts'
import { NewRowLink } from './new-row-link.tsx'
import * as messages from '../messages/inputs.ts'

interface Props {
  readonly source: string
  readonly label: string
  readonly to: string
  readonly helperText?: string | false
  readonly disabled?: boolean
  readonly validate?: Validator | Validator[]
}

/** Ordered references to rows of another record: found by typing, reordered by dragging or buttons (ADMIN-5). */
export function LinksInput({ source, label, to, helperText, disabled = false, validate }: Props) {
  const record = recordNamed(to)
  const { field, fieldState, id } = useInput({ source, ...(validate === undefined ? {} : { validate }) })
  const ids: readonly string[] = Array.isArray(field.value) ? (field.value as string[]) : []
  const { data: rows = [] } = useGetMany<RaRecord>(to, { ids: [...ids] }, { enabled: ids.length > 0 })
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [announcement, announce] = useState('')
  const nameOf = (each: string): string => {
    const row = rows.find((one) => one?.id === each)
    return row === undefined ? each : titleOf(record, row)
  }
  const move = (from: number, place: number) => {
    field.onChange(movedTo(ids, from, place))
    announce(messages.moved(nameOf(ids[from]!), place + 1, ids.length))
  }
  const drop = () => {
    if (dragged !== null && over !== null && dragged !== over) move(dragged, over)
    setDragged(null)
    setOver(null)
  }
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ width: '100%', my: 1, position: 'relative' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={`${id}-label`} variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {label}
        </Typography>
        {!disabled && <NewRowLink record={record} />}
      </Box>
      {ids.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 0.5 }}>
          {messages.empty}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {ids.map((each, at) => (
          <Box
            component="li"
            key={each}
            draggable={!disabled}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(at)
            }}
            onDrop={drop}
            onDragEnd={drop}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1,
              py: 0.25,
              borderRadius: '8px',
              border: `1px solid ${over === at && dragged !== null && dragged !== at ? COLORS.cut : COLORS.rule}`,
              background: dragged === at ? COLORS.cutSoft : COLORS.sheet,
            }}
          >
            {!disabled && <DragHandle fontSize="small" sx={{ color: 'text.secondary', cursor: 'grab' }} />}
            {to === 'color' && (
              <Swatch color={String(rows.find((row) => row?.id === each)?.['code'] ?? '')} />
            )}
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {nameOf(each)}
            </Box>
            {!disabled && (
              <>
                <IconButton
                  size="small"
                  aria-label={messages.moveUp(nameOf(each))}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={messages.moveDown(nameOf(each))}
                  disabled={at === ids.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={messages.remove(nameOf(each))}
                  onClick={() => field.onChange(ids.filter((_, other) => other !== at))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {!disabled && (
        <Adder
          to={to}
          label={messages.add(label)}
          without={ids}
          onAdd={(one) => field.onChange([...ids, one])}
        />
      )}
      {(fieldState.error !== undefined || (helperText !== undefined && helperText !== false)) && (
        <FormHelperText error={fieldState.error !== undefined}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
    </Box>
  )
}

interface AdderProps {
  readonly to: string
  readonly label: string
  readonly without: readonly string[]
  onAdd(id: string): void
}

/** Finds a row by typing and appends it. */
function Adder({ to, label, without, onAdd }: AdderProps) {
  const record = recordNamed(to)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data = [], isPending } = useGetList<RaRecord>(
    to,
    {
      pagination: { page: 1, perPage: 25 },
      sort: defaultSort(record),
      filter: typed.trim() === '' ? {} : { q: typed },
    },
    { enabled: isOpen },
  )
  return (
    <Autocomplete
      value={null}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_event, row) => {
        if (row !== null) onAdd(String(row.id))
        setTyped('')
      }}
      options={data.filter(({ id }) => !without.includes(String(id)))}
      getOptionLabel={(row) => titleOf(record, row)}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      loading={isPending}
      blurOnSelect={false}
      size="small"
      sx={{ mt: 0.5 }}
      renderInput={(params) => <TextField {...params} label={label} margin="dense" />}
    />
  )
}
