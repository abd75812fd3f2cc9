import Box from '@mui/material/Box'
import { TextInput, useInput, type TextInputProps } from 'react-admin'
import { Picture } from '../fields/picture.tsx'
import * as messages from '../messages/inputs.ts'
import { UploadButton, type Takes } from './upload-button.tsx'

/** The address of a picture or a page with its preview; a file from this computer is uploaded and its address filled in. */
export function AddressInput({ takes = 'picture', ...props }: TextInputProps & { readonly takes?: Takes }) {
  const { source, label, disabled } = props
  const { field } = useInput({ source })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <AddressFrame
      label={String(label)}
      value={value}
      disabled={disabled === true}
      takes={takes}
      onUploaded={field.onChange}
    >
      <TextInput {...props} placeholder={messages.uploadOrAddress} slotProps={SHRUNK} />
    </AddressFrame>
  )
}

/** Keeps the label small, so that the placeholder shows while the field is empty. */
export const SHRUNK = { inputLabel: { shrink: true } }

interface FrameProps {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly takes?: Takes
  readonly children: React.ReactNode
  onUploaded(address: string): void
}

/** A frame around an address field with a preview and an upload button. */
export const AddressFrame = ({ label, value, disabled, takes, children, onUploaded }: FrameProps) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', width: '100%' }}>
    <Box sx={{ pt: '8px' }}>
      <Picture
        src={takes === 'font' ? '' : value}
        alt={value === '' || takes === 'font' ? '' : messages.preview(label)}
        size={76}
      />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0, mb: 1 }}>
      {children}
      {!disabled && <UploadButton label={label} {...(takes && { takes })} onUploaded={onUploaded} />}
    </Box>
  </Box>
)
