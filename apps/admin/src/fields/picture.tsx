import Box from '@mui/material/Box'
import { useState } from 'react'
import { COLORS } from '../layout/theme.ts'

interface Props {
  readonly src: string
  readonly alt: string
  readonly size: number
}

/** A picture in a square; the square stays empty if the file is missing or not a picture. */
export function Picture({ src, alt, size }: Props) {
  const [failed, setFailed] = useState('')
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flex: 'none',
        overflow: 'hidden',
        borderRadius: '8px',
        border: `1px solid ${COLORS.rule}`,
        background: COLORS.sand,
      }}
    >
      {src !== '' && failed !== src && (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          width={size}
          height={size}
          style={{ objectFit: 'contain', display: 'block' }}
          onError={() => setFailed(src)}
        />
      )}
    </Box>
  )
}
