import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../api/call.ts'
import * as messages from '../messages/pages.ts'
import { shownDate } from '../records/shown.ts'

const PATH = '/admin/api/v1/unsent-letter/'

interface UnsentLetter {
  readonly id: string
  readonly to: string | null
  readonly subject: string | null
  readonly reason: string
  readonly put_aside: string
}

/** E-mail that could not be sent, for the owner; nothing while there is none (ACC-15). */
export function UnsentLetters({ isWanted }: { readonly isWanted: boolean }) {
  const [letters, setLetters] = useState<readonly UnsentLetter[]>([])
  const notify = useNotify()
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    call<{ readonly results: readonly UnsentLetter[] }>(PATH, { signal: leaving.signal })
      .then(({ results }) => setLetters(results))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [isWanted])
  if (letters.length === 0) return null
  const change = (id: string, method: 'POST' | 'DELETE') => {
    const path = `${PATH}${encodeURIComponent(id)}/${method === 'POST' ? 'send-again/' : ''}`
    call(path, { method })
      .then(() => setLetters((before) => before.filter((letter) => letter.id !== id)))
      .catch((error: unknown) => notify((error as Error).message, { type: 'error' }))
  }
  return (
    <Card component="section" aria-labelledby="unsent" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="unsent" variant="h3" component="h2">
        {messages.unsentTitle}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {messages.unsentText}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {letters.map(({ id, to, subject, reason, put_aside: putAside }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {to === null ? messages.sealedLetter : messages.letterTo(subject ?? '', to)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {shownDate(putAside)}: {reason}
            </Typography>
            <Button size="small" onClick={() => change(id, 'POST')}>
              {messages.sendAgain}
            </Button>
            <Button size="small" onClick={() => change(id, 'DELETE')}>
              {messages.deleteLetter}
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
