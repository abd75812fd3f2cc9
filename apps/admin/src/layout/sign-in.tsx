import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { signInAddress } from '../api/auth-provider.ts'
import * as messages from '../messages/pages.ts'

interface From {
  readonly nextPathname?: string
  readonly nextSearch?: string
}

/** For visitors who aren't staff: a link to the shop’s sign-in, which returns here. */
export function SignIn() {
  const from = (useLocation().state ?? {}) as From
  const next = `/admin${from.nextPathname ?? '/'}${from.nextSearch ?? ''}`
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeContent: 'center',
        gap: 2,
        p: 3,
        background: 'background.default',
      }}
    >
      <Typography variant="h1">{messages.signInTitle}</Typography>
      <Typography sx={{ maxWidth: 420 }}>{messages.signInText}</Typography>
      <Box>
        <Button variant="contained" component="a" href={signInAddress(next)}>
          {messages.signIn}
        </Button>
      </Box>
    </Box>
  )
}
