import type { DeclaredField } from '@kisscut/records'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useInput } from 'react-admin'
import { problemOf } from '../../records/fields.ts'
import { COLORS } from '../../layout/theme.ts'
import { AS_IT_IS } from '../json-input.tsx'
import { problemsIn } from './problems.ts'
import { Piece } from './piece.tsx'

interface Props {
  readonly source: string
  readonly label: string
  readonly field: DeclaredField
  readonly helperText?: string | false
  readonly disabled?: boolean
}

/** Structured data as its pieces: texts, numbers and choices, in growing, reorderable lists (ADMIN-4). */
export function StructuredInput({ source, label, field, helperText = false, disabled = false }: Props) {
  const input = useInput({ source, ...AS_IT_IS, validate: (value: unknown) => problemOf(field, value) })
  const value: unknown = input.field.value
  const fromShop = input.fieldState.error?.type === 'server' ? input.fieldState.error.message : undefined
  return (
    <Box
      component="fieldset"
      sx={{
        border: `1px solid ${COLORS.rule}`,
        borderRadius: '10px',
        m: 0,
        my: 1,
        p: { xs: 1.5, md: 2 },
        minWidth: 0,
      }}
    >
      <Box
        component="legend"
        sx={{ px: 0.75, fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {label}
      </Box>
      {helperText !== false && <FormHelperText sx={{ mx: 0, mt: 0, mb: 1 }}>{helperText}</FormHelperText>}
      <Piece
        path={[]}
        label={label}
        schema={field.schema}
        value={value}
        problems={problemsIn(field.schema, value)}
        disabled={disabled}
        onChange={input.field.onChange}
      />
      {fromShop !== undefined && <FormHelperText error>{fromShop}</FormHelperText>}
    </Box>
  )
}
