import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import * as messages from '../messages/pages.ts'

/** Steps from an empty shop to a product on sale (ADMIN-9). */
export const FirstSteps = () => (
  <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 2, md: 3 } }}>
    <Typography id="first-steps" variant="h3" component="h2">
      {messages.stepsTitle}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
      {messages.stepsText}
    </Typography>
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
      }}
    >
      {messages.STEPS.map(({ record, label, text }, at) => (
        <Box component="li" key={record} sx={{ display: 'flex', gap: 1.25 }}>
          <Typography
            component="span"
            aria-hidden
            sx={{ fontWeight: 700, color: 'primary.main', lineHeight: 1.4 }}
          >
            {at + 1}
          </Typography>
          <Box>
            <Link to={`/${record}/create`} style={{ color: 'inherit', fontWeight: 600 }}>
              {label}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
)
