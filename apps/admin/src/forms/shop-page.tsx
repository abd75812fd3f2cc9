import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetOne, useRecordContext, type RaRecord } from 'react-admin'
import * as messages from '../messages/pages.ts'

/** Path of the page on which shoppers configure a product. */
const shopPageOf = (categoryPath: string, slug: string): string =>
  `/custom/products/${categoryPath}/p/${slug}/setup/`

/** The shop's page of the saved product, at a phone's width; reloaded after every save (ADMIN-8). */
export function ShopPage() {
  const row = useRecordContext<RaRecord>()
  const { data: category } = useGetOne<RaRecord>(
    'category',
    { id: String(row?.['category']) },
    { enabled: row?.['category'] !== undefined },
  )
  if (row === undefined || category === undefined) return null
  const address = shopPageOf(String(category['path']), String(row['slug']))
  return (
    <FramedPage
      address={address}
      title={messages.shopPage}
      name={String(row['name'])}
      revision={row['revision']}
    />
  )
}

interface FramedProps {
  readonly address: string
  readonly title: string
  /** Name of its subject. */
  readonly name: string
  /** A change reloads the page. */
  readonly revision: unknown
}

/** A page of the shop on a phone's width. */
export function FramedPage({ address, title, name, revision }: FramedProps) {
  return (
    <Box
      component="section"
      aria-labelledby="shop-page"
      sx={{ position: { lg: 'sticky' }, top: 72, minWidth: 0, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography id="shop-page" variant="h3" component="h2">
          {title}
        </Typography>
        <Link href={address} target="_blank" rel="noopener" color="inherit">
          {messages.openPage}
        </Link>
      </Box>
      <Box
        component="iframe"
        key={`${address} ${String(revision)}`}
        src={address}
        title={messages.pageOf(name)}
        sx={{
          width: '100%',
          height: { xs: 560, lg: 'calc(100vh - 190px)' },
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '14px',
          background: 'background.paper',
        }}
      />
    </Box>
  )
}
