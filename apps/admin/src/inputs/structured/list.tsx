import Add from '@mui/icons-material/Add'
import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { COLORS } from '../../layout/theme.ts'
import { movedTo } from '../../records/order.ts'
import * as messages from '../../messages/inputs.ts'
import type { WholeProps } from './piece-props.ts'
import { pathOf } from './problems.ts'
import { emptyOf, type Shape } from './shape.ts'

/** A list of pieces of one kind: more are appended. */
export function List({
  path,
  label,
  shape,
  value,
  problems,
  disabled,
  onChange,
  renderPiece,
}: WholeProps & { readonly shape: Extract<Shape, { is: 'list' }> }) {
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const problem = problems.get(pathOf(path))
  return (
    <Box>
      {items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 0.5 }}>
          {messages.empty}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((item, at) => {
          const name = messages.nth(label, at + 1)
          return (
            <Box
              component="li"
              key={at}
              sx={{ border: `1px solid ${COLORS.rule}`, borderRadius: '8px', p: 1.25, pt: 0.5 }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
                <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
                  {at + 1}
                </Typography>
                {!disabled && (
                  <>
                    <IconButton
                      size="small"
                      aria-label={messages.moveUp(name)}
                      disabled={at === 0}
                      onClick={() => onChange(movedTo(items, at, at - 1))}
                    >
                      <ArrowUp fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-label={messages.moveDown(name)}
                      disabled={at === items.length - 1}
                      onClick={() => onChange(movedTo(items, at, at + 1))}
                    >
                      <ArrowDown fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-label={messages.remove(name)}
                      onClick={() => onChange(items.filter((_, other) => other !== at))}
                    >
                      <Close fontSize="small" />
                    </IconButton>
                  </>
                )}
              </Box>
              {renderPiece({
                path: [...path, at],
                label: name,
                schema: shape.item,
                value: item,
                problems,
                disabled,
                onChange: (next) => onChange(items.map((each, other) => (other === at ? next : each))),
              })}
            </Box>
          )
        })}
      </Box>
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {!disabled && (
        <Button
          size="small"
          color="secondary"
          startIcon={<Add />}
          aria-label={messages.addPiece(label)}
          onClick={() => onChange([...items, emptyOf(shape.item)])}
          sx={{ mt: 0.5 }}
        >
          {messages.addOne}
        </Button>
      )}
    </Box>
  )
}
