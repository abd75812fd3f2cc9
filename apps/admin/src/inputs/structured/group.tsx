import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { labelOfPiece } from '../../records/fields.ts'
import * as messages from '../../messages/inputs.ts'
import type { WholeProps } from './piece-props.ts'
import { emptyOf, isPicture, mayBeEmpty, shapeOf, type Shape } from './shape.ts'

type Value = Readonly<Record<string, unknown>>

/** The fields of an object, side by side where they are short; optional ones are added and removed. */
export function Group({
  path,
  label,
  schema,
  shape,
  value,
  problems,
  disabled,
  onChange,
  renderPiece,
}: WholeProps & { readonly shape: Extract<Shape, { is: 'group' }> }) {
  const whole = mayBeEmpty(schema) ? ((value ?? null) as Value | null) : ((value ?? emptyOf(schema)) as Value)
  if (whole === null)
    return disabled ? (
      <Typography variant="body2">{messages.empty}</Typography>
    ) : (
      <Button
        size="small"
        color="secondary"
        startIcon={<Add />}
        aria-label={messages.addPiece(label)}
        onClick={() => onChange(Object.fromEntries(shape.parts.map(([name, part]) => [name, emptyOf(part)])))}
      >
        {messages.addOne}
      </Button>
    )
  const hasPicture = isPicture(shape)
  const change = (name: string, part: unknown) => {
    const next = { ...whole, [name]: part }
    onChange(next)
    if (hasPicture && name === 'url') void withSize(next).then(onChange)
  }
  const parts = hasPicture
    ? shape.parts.filter(([name]) => name !== 'width' && name !== 'height')
    : shape.parts
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
      }}
    >
      {parts.map(([name, part]) => {
        const { is, isLong = false } = shapeOf(part) as { is: Shape['is']; isLong?: boolean }
        const isWide = isLong || ['group', 'list', 'several', 'address'].includes(is)
        const piece = renderPiece({
          path: [...path, name],
          label: hasPicture && name === 'url' ? messages.picture : labelOfPiece(name),
          schema: part,
          value: whole[name],
          problems,
          disabled,
          onChange: (next) => change(name, next),
        })
        return (
          <Box key={name} sx={{ gridColumn: isWide ? '1 / -1' : 'auto', minWidth: 0 }}>
            {is === 'list' || is === 'group' || is === 'several' ? (
              <Box role="group" aria-label={labelOfPiece(name)} sx={{ py: 0.5 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {labelOfPiece(name)}
                </Typography>
                {piece}
              </Box>
            ) : (
              piece
            )}
          </Box>
        )
      })}
      {mayBeEmpty(schema) && !disabled && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button
            size="small"
            color="error"
            startIcon={<Close />}
            aria-label={messages.remove(label)}
            onClick={() => onChange(null)}
          >
            {messages.removeOne}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** The picture with its actual size in pixels; unchanged where it can't be loaded. */
async function withSize(picture: Value): Promise<Value> {
  const image = new Image()
  image.src = String(picture['url'])
  try {
    await image.decode()
    return { ...picture, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return picture
  }
}
