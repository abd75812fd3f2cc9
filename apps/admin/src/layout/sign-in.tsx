import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { signInAddress } from '../api/auth-provider.ts'
import * as messages from '../messages/pages.ts'

/** What somebody sees who is no staff: the way to the shop’s own sign-in, and back here. */
export const SignIn = () => (
  <Box
    component="main"
    sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', gap: 2, p: 3, background: 'background.default' }}
  >
    <Typography variant="h1">{messages.signInTitle}</Typography>
    <Typography sx={{ maxWidth: 420 }}>{messages.signInText}</Typography>
    <Box>
      <Button variant="contained" component="a" href={signInAddress()}>
        {messages.signIn}
      </Button>
    </Box>
  </Box>
)
