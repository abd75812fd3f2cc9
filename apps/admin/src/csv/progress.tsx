import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import * as messages from '../messages/csv.ts'

/** Number of announcements of progress to screen readers. */
const PARTS = 10

const HEARD_ONLY = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }

/** Progress of reading or saving a file, with a stop button. */
export function Progress(props: {
  readonly is: 'reading' | 'saving'
  readonly done: number
  readonly of: number
  readonly stop: () => void
}) {
  const { is, done, of, stop } = props
  const [isStopping, setStopping] = useState(false)
  const words = is === 'saving' ? messages.saving(done, of) : messages.reading(done, of)
  const tenths = of === 0 ? 0 : Math.floor((done / of) * PARTS)
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography component="label" htmlFor="import-progress" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isStopping ? messages.stopping : words}
      </Typography>
      <Box
        component="progress"
        id="import-progress"
        sx={{ width: '100%', height: 12, accentColor: (theme) => theme.palette.primary.main }}
        {...(of === 0 ? {} : { value: done, max: of })}
      />
      <Box role="status" sx={HEARD_ONLY}>
        {messages.percent(tenths * (100 / PARTS))}
      </Box>
      <Button
        variant="outlined"
        disabled={isStopping}
        onClick={() => {
          setStopping(true)
          stop()
        }}
      >
        {messages.stop}
      </Button>
      {is === 'saving' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages.stayHere}
        </Typography>
      )}
    </Card>
  )
}
