import Box from '@mui/material/Box'
import { TextInput, useInput, type TextInputProps } from 'react-admin'
import { COLORS } from '../layout/theme.ts'
import * as messages from '../messages/inputs.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** A color as text, with a swatch that opens the browser's own picker. */
export function ColorInput(props: TextInputProps) {
  const { source, label, disabled } = props
  const { field } = useInput({ source })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', width: '100%' }}>
      <TextInput {...props} />
      <Box
        component="input"
        type="color"
        aria-label={messages.pickColor(String(label))}
        disabled={disabled}
        value={HEX.test(value) ? value : '#ffffff'}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
        sx={{
          width: 44,
          height: 40,
          mt: '8px',
          p: '4px',
          flex: 'none',
          borderRadius: '10px',
          border: `1px solid ${COLORS.controlBorder}`,
          background: COLORS.sheet,
          cursor: 'pointer',
        }}
      />
    </Box>
  )
}
