import { settings, SETTINGS_ID } from '@kisscut/records'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { EditBase, SaveButton, SimpleForm, Title, useCanAccess, useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { KindInput } from '../inputs/kind-input.tsx'
import * as pages from '../messages/pages.ts'
import * as messages from '../messages/setup.ts'
import { fieldNamed } from '../records/fields.ts'
import { choicesOf, startFrom, type Choice, type SetupState } from './setup-state.ts'
import { useSetup } from './use-setup.ts'

/** The setup of a new shop (SETTINGS-11). */
export function SetupPage() {
  const { canAccess: mayChange, isPending } = useCanAccess({ resource: settings.name, action: 'change' })
  const state = useSetup(mayChange === true)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880, mt: 2 }}>
      <Title title={messages.title} />
      <Box>
        <Typography variant="h1">{messages.title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {mayChange === true || isPending ? messages.intro : pages.readOnly}
        </Typography>
      </Box>
      {state === 'failed' && <Alert severity="error">{messages.unreadable}</Alert>}
      {state !== null && state !== 'failed' && <SetupForm state={state} />}
    </Box>
  )
}

const FIELDS = ['name', 'logo', 'currency', 'unit'] as const

/** The settings are saved first: an invalid one leaves the catalog unchanged. */
function SetupForm({ state }: { readonly state: SetupState }) {
  const choices = choicesOf(state)
  const [chosen, setChosen] = useState<Choice['id']>(choices[0]?.id ?? 'keep')
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const onError = (error: unknown) => notify((error as Error).message, { type: 'error' })
  const start = async () => {
    try {
      const next = await startFrom(chosen)
      notify(messages.finished, { type: 'success' })
      refresh()
      void navigate(next)
    } catch (error) {
      onError(error)
    }
  }
  return (
    <EditBase
      resource={settings.name}
      id={SETTINGS_ID}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess: () => void start() }}
      queryOptions={{ refetchOnWindowFocus: false }}
      // Nothing can be typed before the settings arrive, which would overwrite it.
      loading={null}
    >
      <SimpleForm component={Box} sx={{ p: 0 }} sanitizeEmptyValues={false} noValidate toolbar={false}>
        <Box sx={{ display: 'grid', gap: 2.5, width: '100%' }}>
          <Basics />
          <Starts choices={choices} chosen={chosen} onChoose={setChosen} />
          <Box>
            <SaveButton alwaysEnable label={messages.save} />
          </Box>
        </Box>
      </SimpleForm>
    </EditBase>
  )
}

const Basics = () => (
  <Card component="section" aria-labelledby="basics" sx={{ p: { xs: 2, md: 3 } }}>
    <Typography id="basics" variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {messages.basics}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {FIELDS.map((name) => {
        const isWide = name === 'name' || name === 'logo'
        return (
          <Box key={name} sx={{ gridColumn: isWide ? '1 / -1' : 'auto', minWidth: 0 }}>
            <KindInput record={settings} field={fieldNamed(settings, name)!} />
          </Box>
        )
      })}
    </Box>
  </Card>
)

interface StartsProps {
  readonly choices: readonly Choice[]
  readonly chosen: Choice['id']
  onChoose(id: Choice['id']): void
}

const Starts = ({ choices, chosen, onChoose }: StartsProps) => (
  <Card component="section" aria-labelledby="from" sx={{ p: { xs: 2, md: 3 } }}>
    <Typography id="from" variant="h3" component="h2" sx={{ mb: 1 }}>
      {messages.from}
    </Typography>
    <RadioGroup
      aria-labelledby="from"
      value={chosen}
      onChange={(_, value) => onChoose(value as Choice['id'])}
      sx={{ gap: 1 }}
    >
      {choices.map(({ id, label, text }) => (
        <Box key={id}>
          <FormControlLabel
            value={id}
            control={<Radio slotProps={{ input: { 'aria-describedby': `start-${id}` } }} />}
            label={label}
          />
          <Typography
            id={`start-${id}`}
            variant="body2"
            sx={{ color: 'text.secondary', pl: 4, maxWidth: 640 }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </RadioGroup>
  </Card>
)
