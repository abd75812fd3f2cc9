import {
  font,
  recordNamed,
  settings,
  SETTINGS_ID,
  type AnyRecord,
  type DeclaredField,
} from '@kisscut/records'
import InputAdornment from '@mui/material/InputAdornment'
import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  type RaRecord,
} from 'react-admin'
import { defaultSort } from '../api/data-provider.ts'
import { titleOf } from '../records/described.ts'
import {
  helpOf,
  isColor,
  isNullable,
  isRequired,
  labelOf,
  lengthOf,
  problemOf,
  wordsOf,
} from '../records/fields.ts'
import { shownWord } from '../records/shown.ts'
import { PriceTableInput } from '../price-table/price-table-input.tsx'
import { AddressInput } from './address-input.tsx'
import type { Takes } from './upload-button.tsx'
import { ColorInput } from './color-input.tsx'
import { JsonInput } from './json-input.tsx'
import { LinksInput } from './links-input.tsx'
import { NewRowLink } from './new-row-link.tsx'
import { isShown } from './structured/shape.ts'
import { StructuredInput } from './structured/structured-input.tsx'
import * as messages from '../messages/inputs.ts'

interface Props {
  readonly record: AnyRecord
  readonly field: DeclaredField
  readonly label?: string
  /** Whether it filters a list: nothing is required, and a boolean has three choices. */
  readonly forFilter?: boolean
  readonly disabled?: boolean
}

/** Units after numbers. */
const UNITS: Partial<Record<DeclaredField['meta']['kind'], string>> = {
  inches: messages.INCHES,
  percent: messages.PERCENT,
  degrees: messages.DEGREES,
}

/** Upload targets of address fields other than pictures, by field name. */
const TAKES: Partial<Readonly<Record<string, Takes>>> = { [font.name]: 'font', texture: 'texture' }

/** Every time zone by its IANA name. */
const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
  (id) => ({
    id,
    name: id.replaceAll('_', ' '),
  }),
)

/** Longer texts get several lines. */
const ONE_LINE = 400

/** The input for a field, generated from its declaration alone (ADMIN-4). */
export function KindInput({ record, field, forFilter = false, disabled = false, label }: Props) {
  const { name, meta } = field
  const isNeeded = !forFilter && isRequired(field)
  const common = {
    source: name,
    label: label ?? labelOf(name),
    fullWidth: true,
    disabled,
    helperText: forFilter ? false : helpOf(field),
    // `required()` only marks the label; messages come from the field's own schema.
    ...(forFilter
      ? {}
      : {
          validate: [
            ...(isNeeded ? [required(messages.required)] : []),
            (value: unknown) => problemOf(field, value),
          ],
        }),
  }
  const text = {
    ...common,
    parse: (value: string) => (value === '' && isNullable(field) ? null : value),
    format: (value: unknown) => (value === null || value === undefined ? '' : String(value)),
  }
  switch (meta.kind) {
    case 'flag':
      return forFilter ? (
        <SelectInput
          {...common}
          choices={[
            { id: 'true', name: messages.yes },
            { id: 'false', name: messages.no },
          ]}
        />
      ) : (
        <BooleanInput {...common} />
      )
    case 'choice':
      return (
        <SelectInput
          {...common}
          choices={wordsOf(field).map((word) => ({ id: word, name: shownWord(word) }))}
          {...(isNullable(field) || forFilter ? {} : { emptyText: false })}
          resettable={isNullable(field)}
        />
      )
    case 'code':
      return (
        <SelectInput
          {...common}
          choices={(meta.words ?? []).map((word, id) => ({ id, name: shownWord(word) }))}
        />
      )
    case 'integer':
      return <NumberInput {...common} step={1} />
    case 'decimal':
    case 'money':
    case 'inches':
    case 'degrees':
    case 'percent':
      return (
        <TextInput
          {...text}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: {
              ...(meta.kind === 'money'
                ? { endAdornment: <Currency /> }
                : UNITS[meta.kind] === undefined
                  ? {}
                  : { endAdornment: <InputAdornment position="end">{UNITS[meta.kind]}</InputAdornment> }),
            },
          }}
        />
      )
    case 'ref':
    case 'mention':
      return (
        <>
          <RelationInput common={common} to={meta.to ?? ''} />
          {!forFilter && !disabled && isNeeded && <NewRowLink record={recordNamed(meta.to ?? '')} />}
        </>
      )
    case 'links':
    case 'mentions':
      return forFilter ? (
        <RelationInput common={common} to={meta.to ?? ''} />
      ) : (
        <LinksInput {...common} to={meta.to ?? ''} />
      )
    case 'json':
      if (name === 'price_table' && !forFilter)
        return <PriceTableInput source={name} field={field} disabled={disabled} />
      return isShown(field.schema) ? (
        <StructuredInput {...common} field={field} />
      ) : (
        <JsonInput {...common} field={field} />
      )
    case 'address':
      return <AddressInput {...text} takes={TAKES[name] ?? 'picture'} />
    case 'long_text':
      return <TextInput {...text} multiline minRows={3} maxRows={12} />
    default:
      if (isColor(record, field)) return <ColorInput {...text} />
      if (name === 'timezone') return <AutocompleteInput {...common} choices={TIME_ZONES} />
      if (name === 'cut_off') return <TextInput {...text} type="time" />
      return (lengthOf(field) ?? 0) > ONE_LINE ? (
        <TextInput {...text} multiline minRows={2} maxRows={6} />
      ) : (
        <TextInput {...text} />
      )
  }
}

/** The shop's currency. */
function Currency() {
  const { data } = useGetOne<RaRecord>(settings.name, { id: SETTINGS_ID })
  return <InputAdornment position="end">{String(data?.['currency'] ?? '')}</InputAdornment>
}

/** A reference to a row of another record, found by typing. */
function RelationInput({
  common,
  to,
}: {
  readonly common: { source: string; label: string }
  readonly to: string
}) {
  const record = recordNamed(to)
  return (
    <ReferenceInput source={common.source} reference={to} sort={defaultSort(record)} perPage={25}>
      <AutocompleteInput
        {...common}
        optionText={(row?: RaRecord) => (row === undefined ? '' : titleOf(record, row))}
        filterToQuery={(q: string) => ({ q })}
        matchSuggestion={() => true}
      />
    </ReferenceInput>
  )
}
