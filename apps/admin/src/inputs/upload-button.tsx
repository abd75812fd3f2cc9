import Upload from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../api/call.ts'
import * as messages from '../messages/inputs.ts'

interface Uploaded {
  readonly file_url: string
  readonly raster_url: string
  readonly mime: string
}

/** Where a page shows the file: drawings as they are, everything else as the picture made of it. */
const addressOf = ({ file_url, raster_url, mime }: Uploaded): string =>
  mime === 'image/svg+xml' ? file_url : raster_url

interface Props {
  /** Of what the file is for. */
  readonly label: string
  onUploaded(address: string): void
}

/** Uploads a file from this computer, and says where it is then. */
export function UploadButton({ label, onUploaded }: Props) {
  const [busy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    try {
      const body = new FormData()
      body.set('file', file)
      onUploaded(addressOf(await call<Uploaded>('/custom/api/v1/user-file/', { method: 'POST', body })))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<Upload />}
        disabled={busy}
        aria-label={messages.uploadFor(label)}
        onClick={() => chooser.current?.click()}
      >
        {busy ? messages.uploading : messages.upload}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={(event) => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
