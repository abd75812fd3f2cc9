import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { shownWord } from '../../records/shown.ts'
import * as messages from '../../messages/inputs.ts'
import { AddressFrame, SHRUNK } from '../address-input.tsx'
import { Group } from './group.tsx'
import { List } from './list.tsx'
import type { PieceProps } from './piece-props.ts'
import { pathOf } from './problems.ts'
import { RowChoice } from './row-choice.tsx'
import { mayBeEmpty, shapeOf } from './shape.ts'

/** One piece of structured data, by its shape. */
export function Piece(props: PieceProps) {
  const { path, label, schema, value, problems, disabled, onChange } = props
  const shape = shapeOf(schema)
  const problem = problems.get(pathOf(path))
  const shown = {
    label,
    disabled,
    error: problem !== undefined,
    helperText: problem,
    fullWidth: true,
  } as const
  switch (shape.is) {
    case 'group':
      return <Group {...props} shape={shape} renderPiece={renderPiece} />
    case 'list':
      return <List {...props} shape={shape} renderPiece={renderPiece} />
    case 'several': {
      const chosen = Array.isArray(value) ? (value as string[]) : []
      return (
        <FormGroup row>
          {shape.words.map((word) => (
            <FormControlLabel
              key={word}
              label={shownWord(word)}
              disabled={disabled}
              control={
                <Checkbox
                  role={undefined}
                  slotProps={{ input: { 'aria-label': shownWord(word) } }}
                  checked={chosen.includes(word)}
                  onChange={(_, isOn) =>
                    onChange(shape.words.filter((each) => (each === word ? isOn : chosen.includes(each))))
                  }
                />
              }
            />
          ))}
        </FormGroup>
      )
    }
    case 'one':
      return (
        <TextField
          {...shown}
          select
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          {mayBeEmpty(schema) && <MenuItem value="">{messages.nothing}</MenuItem>}
          {shape.words.map((word) => (
            <MenuItem key={word} value={word}>
              {shownWord(word)}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'flag':
      return (
        <FormControlLabel
          label={label}
          disabled={disabled}
          control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
        />
      )
    case 'figure':
      return (
        <TextField
          {...shown}
          type="number"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          slotProps={{ htmlInput: { step: 'any' } }}
        />
      )
    case 'row':
      return <RowChoice {...shown} to={shape.to} value={value} onChange={onChange} />
    case 'address': {
      const text = typeof value === 'string' ? value : ''
      return (
        <AddressFrame label={label} value={text} disabled={disabled} onUploaded={onChange}>
          <TextField
            {...shown}
            value={text}
            placeholder={messages.uploadOrAddress}
            slotProps={SHRUNK}
            onChange={({ target }) =>
              onChange(target.value === '' && mayBeEmpty(schema) ? null : target.value)
            }
          />
        </AddressFrame>
      )
    }
    default:
      return (
        <Box>
          <TextField
            {...shown}
            value={typeof value === 'string' ? value : ''}
            {...(shape.is === 'text' && shape.isLong
              ? { multiline: true, minRows: 2, maxRows: shape.lines }
              : {})}
            onChange={({ target }) =>
              onChange(target.value === '' && mayBeEmpty(schema) ? null : target.value)
            }
          />
        </Box>
      )
  }
}

const renderPiece = (props: PieceProps) => <Piece {...props} />
