import { SEPARATORS, type Separator } from '@kisscut/core/variable-data'
import * as messages from '../../messages/table-file.ts'
import { ENCODINGS, type Encoding } from '../table-file/decode-text.ts'
import type { TableChoice, TableSource } from '../table-file/read-table-file.ts'
import css from './panel.module.css'

interface Props {
  readonly source: TableSource
  readonly choice: TableChoice
  readonly isLocked: boolean
  readonly onChoose: (choice: TableChoice) => void
}

/**
 * Settings for reading a file of variable data: the sheet of a workbook, separator and encoding of a text file. VAR-17, VAR-18.
 */
export function TableSourceFields({ source, choice, isLocked, onChoose }: Props) {
  if (source.kind === 'text')
    return (
      <>
        <Choice
          label={messages.separator}
          value={source.separator ?? 'none'}
          options={[...SEPARATORS, 'none' as const].map((each) => [each, messages.separators[each]])}
          isLocked={isLocked}
          onChoose={(value) =>
            onChoose({ ...choice, separator: value === 'none' ? null : (value as Separator) })
          }
        />
        <Choice
          label={messages.encoding}
          value={source.encoding}
          options={ENCODINGS.map((each) => [each, messages.encodings[each]])}
          isLocked={isLocked}
          onChoose={(value) => onChoose({ ...choice, encoding: value as Encoding })}
        />
      </>
    )
  return (
    <>
      {source.sheets.length > 1 && (
        <Choice
          label={messages.sheet}
          value={source.sheet}
          options={source.sheets.map((name) => [name, name])}
          isLocked={isLocked}
          onChoose={(sheet) => onChoose({ sheet })}
        />
      )}
      {source.hiddenRows > 0 && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={choice.withHidden ?? false}
            disabled={isLocked}
            onChange={({ currentTarget }) => onChoose({ ...choice, withHidden: currentTarget.checked })}
          />
          {messages.withHiddenRows(source.hiddenRows)}
        </label>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly isLocked: boolean
  readonly onChoose: (value: string) => void
}

const Choice = ({ label, value, options, isLocked, onChoose }: ChoiceProps) => (
  <label className={css.label}>
    {label}
    <select
      className={css.input}
      value={value}
      disabled={isLocked}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
