import Storefront from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AppBar, Layout, TitlePortal, type LayoutProps } from 'react-admin'
import * as messages from '../messages/pages.ts'
import { AdminMenu } from './menu.tsx'
import { COLORS, FACES } from './theme.ts'

/** The app bar: the page’s title, and a link to the shop. */
const Bar = () => (
  <AppBar color="transparent" sx={{ '& .RaAppBar-toolbar': { gap: 1 } }}>
    <Box
      component="span"
      sx={{
        fontFamily: FACES.heading,
        fontWeight: 800,
        fontSize: '1.1875rem',
        display: { xs: 'none', sm: 'inline' },
        borderBottom: `2px dashed ${COLORS.cut}`,
        mr: 2,
      }}
    >
      {messages.brand}
    </Box>
    <TitlePortal component="p" variant="body1" />
    <Button
      component="a"
      href="/"
      target="_blank"
      rel="noopener"
      color="inherit"
      size="small"
      startIcon={<Storefront />}
      aria-label={messages.toShop}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {messages.toShop}
      </Box>
    </Button>
  </AppBar>
)

export const AdminLayout = (props: LayoutProps) => (
  <Layout
    {...props}
    appBar={Bar}
    menu={AdminMenu}
    sx={{
      '& .RaLayout-appFrame': { marginTop: '56px' },
      '& .RaLayout-content': { padding: { xs: 1.5, md: 3 }, background: COLORS.ground, minWidth: 0 },
    }}
  />
)
