import type { DeclaredField } from '@kisscut/records'
import Upload from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { problemOf } from '../records/fields.ts'
import * as messages from '../messages/inputs.ts'

interface Props {
  readonly source: string
  readonly label: string
  readonly field: DeclaredField
  readonly helperText?: string | false
  readonly disabled?: boolean
}

const written = (value: unknown): string =>
  value === undefined || value === null ? '' : JSON.stringify(value, null, 2)

/** Parses the typed text as JSON; invalid JSON is not passed to the form. */
const read = (text: string): { readonly value: unknown } | { readonly problem: string } => {
  try {
    return { value: text.trim() === '' ? null : (JSON.parse(text) as unknown) }
  } catch (error) {
    return { problem: messages.invalidJson((error as Error).message) }
  }
}

/** Keeps the framework from turning null into an empty text. */
export const AS_IT_IS = {
  format: (value: unknown) => value ?? null,
  parse: (value: unknown) => value,
}

/** Marks an unparsable value in the form, which can't be saved. */
class Unreadable {
  constructor(readonly problem: string) {}
}

/** Structured data as text, validated by the field's own schema while typing. */
export function JsonInput({ source, label, field, helperText, disabled = false }: Props) {
  const input = useInput({
    source,
    ...AS_IT_IS,
    validate: (value: unknown) => (value instanceof Unreadable ? value.problem : problemOf(field, value)),
  })
  const value: unknown = input.field.value
  const [text, setText] = useState(() => written(value))
  useEffect(() => {
    if (value instanceof Unreadable) return
    const now = read(text)
    if (!('value' in now) || JSON.stringify(now.value) !== JSON.stringify(value)) setText(written(value))
    // Only an external value (a reset, a save) replaces the typed text.
  }, [value])
  const typed = (next: string) => {
    setText(next)
    const now = read(next)
    input.field.onChange('value' in now ? now.value : new Unreadable(now.problem))
  }
  const problem =
    value instanceof Unreadable ? value.problem : (problemOf(field, value) ?? input.fieldState.error?.message)
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        id={input.id}
        label={label}
        multiline
        minRows={3}
        maxRows={16}
        fullWidth
        margin="dense"
        disabled={disabled}
        value={text}
        onChange={(event) => typed(event.target.value)}
        onBlur={input.field.onBlur}
        inputRef={input.field.ref}
        error={problem !== undefined}
        helperText={problem ?? (helperText === false ? undefined : helperText)}
        slotProps={{
          htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } },
        }}
      />
      {!disabled && <FileButton label={label} onText={typed} />}
    </Box>
  )
}

/** Loads the text of a file from this computer, such as an exported design. */
function FileButton({ label, onText }: { readonly label: string; onText(text: string): void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<Upload />}
        aria-label={messages.fileFor(label)}
        onClick={() => chooser.current?.click()}
      >
        {messages.chooseFile}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={messages.fileFor(label)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void file.text().then(onText)
        }}
      />
    </>
  )
}
