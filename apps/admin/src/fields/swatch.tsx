import Box from '@mui/material/Box'
import { COLORS } from '../layout/theme.ts'

/** Whether the browser knows the color. */
const isKnown = (color: string): boolean => typeof CSS === 'undefined' || CSS.supports('color', color)

/** A color swatch with its name. */
export function Swatch({ color, text }: { readonly color: string; readonly text?: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 22,
          height: 22,
          flex: 'none',
          borderRadius: '6px',
          border: `1px solid ${COLORS.controlBorder}`,
          background: isKnown(color) ? color : 'none',
          forcedColorAdjust: 'none',
        }}
      />
      {text}
    </Box>
  )
}
