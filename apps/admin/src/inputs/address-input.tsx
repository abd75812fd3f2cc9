import Upload from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { TextInput, useInput, useNotify, type TextInputProps } from 'react-admin'
import { call } from '../api/call.ts'
import { Picture } from '../fields/picture.tsx'
import * as messages from '../messages/inputs.ts'

interface Uploaded {
  readonly file_url: string
  readonly raster_url: string
  readonly is_vector: boolean
  readonly mime: string
}

/** Where a page shows the file: drawings as they are, everything else as the picture made of it. */
const addressOf = ({ file_url, raster_url, mime }: Uploaded): string =>
  mime === 'image/svg+xml' ? file_url : raster_url

/** An address of a picture or a page, with what stands there; a file from this computer is uploaded and named. */
export function AddressInput(props: TextInputProps) {
  const { source, label, disabled } = props
  const { field } = useInput({ source })
  const [busy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    try {
      const body = new FormData()
      body.set('file', file)
      field.onChange(addressOf(await call<Uploaded>('/custom/api/v1/user-file/', { method: 'POST', body })))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', width: '100%' }}>
      <Box sx={{ pt: '6px' }}>
        <Picture src={value} alt={value === '' ? '' : messages.preview(String(label))} size={64} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput {...props} />
        {disabled !== true && (
          <Button
            size="small"
            color="secondary"
            startIcon={<Upload />}
            disabled={busy}
            aria-label={messages.uploadFor(String(label))}
            onClick={() => chooser.current?.click()}
          >
            {busy ? messages.uploading : messages.upload}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={(event) => {
            void upload(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
    </Box>
  )
}
