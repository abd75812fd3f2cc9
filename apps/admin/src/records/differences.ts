import type { AnyRecord } from '@kisscut/records'
import * as messages from '../messages/pages.ts'
import { editableFields } from './fields.ts'

export interface Difference {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

type Values = Readonly<Record<string, unknown>>

/** The fields that were sent and are not what the row has by now, in the order of the declaration. */
export const differencesOf = (record: AnyRecord, sent: Values, current: Values): readonly Difference[] =>
  editableFields(record)
    .filter(({ name }) => name in sent && JSON.stringify(sent[name]) !== JSON.stringify(current[name]))
    .map(({ name }) => ({ name, mine: sent[name], theirs: current[name] }))

/** Most characters of a value in a table. */
const LONGEST = 400

/** A value as a table of differences has it. */
export const writtenValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return messages.none
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}
