import { SHOWN_PIXELS } from '@kisscut/core/design'
import Upload from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../api/call.ts'
import * as messages from '../messages/inputs.ts'

interface Uploaded {
  readonly file_url: string
  /** Only for pictures. */
  readonly raster_url?: string
  readonly mime?: string
  readonly is_vector?: boolean
  readonly pixel_width?: number
  readonly pixel_height?: number
}

/** The kinds of files a field accepts, which determine where they are uploaded. */
export type Takes = 'picture' | 'font' | 'texture'
const PLACES: Readonly<Record<Takes, string>> = {
  picture: '/custom/api/v1/user-file/',
  texture: '/custom/api/v1/user-file/',
  font: '/custom/api/v1/font-file/',
}
const ENDINGS: Readonly<Record<Takes, string | undefined>> = {
  picture: undefined,
  texture: undefined,
  font: '.ttf,.otf,.woff,font/ttf,font/otf,font/woff',
}

/** URL for displaying the file: drawings directly, other pictures as their raster. */
const addressOf = ({ file_url, raster_url, mime }: Uploaded): string =>
  raster_url === undefined || mime === 'image/svg+xml' ? file_url : raster_url

/** Whether a picture is too large for a texture: pages show fewer of its pixels, so it would be tiled too small. CLIP-15. */
const isTooLarge = ({ is_vector: isVector, pixel_width: width = 0, pixel_height: height = 0 }: Uploaded) =>
  isVector !== true && Math.max(width, height) > SHOWN_PIXELS

interface Props {
  /** Label of the file's field. */
  readonly label: string
  readonly takes?: Takes
  onUploaded(address: string): void
}

/** Uploads a file from this computer and reports its address. */
export function UploadButton({ label, takes = 'picture', onUploaded }: Props) {
  const [busy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    try {
      const body = new FormData()
      body.set('file', file)
      const uploaded = await call<Uploaded>(PLACES[takes], { method: 'POST', body })
      if (takes === 'texture' && isTooLarge(uploaded)) throw new Error(messages.textureTooLarge(SHOWN_PIXELS))
      onUploaded(addressOf(uploaded))
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
        accept={ENDINGS[takes]}
        hidden
        onChange={(event) => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
