import type { AnyRecord, DeclaredField } from '@kisscut/records'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { DeleteButton, SaveButton, SimpleForm, Toolbar, useRecordContext, type RaRecord } from 'react-admin'
import { Parts } from './parts.tsx'
import { Suggestions } from './suggestions.tsx'
import { KindInput } from '../inputs/kind-input.tsx'
import { sectionsOf } from '../records/described.ts'
import { shopFields, labelOf } from '../records/fields.ts'
import { ShownValue } from '../fields/shown-value.tsx'
import { SECTIONS, type Section } from '../messages/records.ts'
import * as messages from '../messages/pages.ts'

interface Props {
  readonly record: AnyRecord
  readonly mayChange: boolean
  readonly mayRemove?: boolean
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Content beside the form. */
  readonly aside?: React.ReactNode
}

/** Columns of contents, form, and aside; on narrower screens the contents are hidden first, then the aside. */
const columnsOf = (hasContents: boolean, hasAside: boolean) => {
  const form = 'minmax(0, 1fr)'
  if (!hasContents) return hasAside ? { xs: form, lg: `${form} 400px` } : form
  if (!hasAside) return { xs: form, md: `200px ${form}` }
  return { xs: form, lg: `${form} 400px`, xl: `180px ${form} 420px` }
}

/** Whether a field takes the whole width; others are two per row. */
const isWide = ({ meta, name }: DeclaredField): boolean =>
  ['long_text', 'json', 'links', 'mentions', 'address'].includes(meta.kind) ||
  name === 'name' ||
  name === 'tagline'

/** The form of any record, section by section, generated from its declaration (ADMIN-4). */
export function RecordForm({ record, mayChange, mayRemove = false, defaults, aside }: Props) {
  const sections = sectionsOf(record)
  return (
    <SimpleForm
      component={Box}
      sx={{ p: 0 }}
      defaultValues={defaults}
      sanitizeEmptyValues={false}
      noValidate
      toolbar={mayChange ? <Buttons mayRemove={mayRemove} /> : false}
    >
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          gap: 3,
          gridTemplateColumns: columnsOf(sections.length > 1, aside !== undefined),
          alignItems: 'start',
        }}
      >
        {sections.length > 1 && (
          <Contents sections={sections.map(([section]) => section)} hasAside={aside !== undefined} />
        )}
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0, maxWidth: 880 }}>
          {!mayChange && <Typography sx={{ color: 'text.secondary' }}>{messages.readOnly}</Typography>}
          {sections.map(([section, fields]) => (
            <Part key={section} section={section} isOnly={sections.length === 1}>
              {fields.map((field) => (
                <Box key={field.name} sx={{ gridColumn: isWide(field) ? '1 / -1' : 'auto', minWidth: 0 }}>
                  <KindInput record={record} field={field} disabled={!mayChange} />
                </Box>
              ))}
            </Part>
          ))}
          <Suggestions record={record} />
          <Parts record={record} />
          <SetByShop record={record} />
        </Box>
        {aside}
      </Box>
    </SimpleForm>
  )
}

interface PartProps {
  readonly section: Section
  readonly isOnly: boolean
  readonly children: React.ReactNode
}

function Part({ section, isOnly, children }: PartProps) {
  return (
    <Card
      component="section"
      id={`part-${section}`}
      aria-labelledby={isOnly ? undefined : `title-${section}`}
      sx={{ p: { xs: 2, md: 3 }, scrollMarginTop: 72 }}
    >
      {!isOnly && (
        <Typography id={`title-${section}`} variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {SECTIONS[section]}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Card>
  )
}

/** Links to the sections of a long form; sticky on wide screens. */
interface ContentsProps {
  readonly sections: readonly Section[]
  readonly hasAside: boolean
}

function Contents({ sections, hasAside }: ContentsProps) {
  return (
    <Box
      component="nav"
      aria-label={messages.sections}
      sx={{ display: { xs: 'none', [hasAside ? 'xl' : 'md']: 'block' }, position: 'sticky', top: 72 }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {sections.map((section) => (
          <li key={section}>
            <Box
              component="a"
              href={`#part-${section}`}
              sx={{
                display: 'block',
                py: 0.75,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary', textDecoration: 'underline' },
              }}
            >
              {SECTIONS[section]}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Fields set by the shop: read only. */
function SetByShop({ record }: { readonly record: AnyRecord }) {
  const row = useRecordContext<RaRecord>()
  const fields = shopFields(record).filter(({ meta }) => meta.kind !== 'json')
  if (row?.['id'] === undefined || fields.length === 0) return null
  return (
    <Part section="shop" isOnly={false}>
      {fields.map((field) => (
        <Box key={field.name} sx={{ py: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {labelOf(field.name)}
          </Typography>
          <ShownValue record={record} field={field} />
        </Box>
      ))}
    </Part>
  )
}

const Buttons = ({ mayRemove }: { readonly mayRemove: boolean }) => (
  <Toolbar
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      mt: 3,
      px: { xs: 2, md: 3 },
      justifyContent: 'space-between',
      bgcolor: 'background.default',
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    <SaveButton alwaysEnable />
    {mayRemove && <DeleteButton mutationMode="undoable" />}
  </Toolbar>
)
