import type { AnyRecord } from '@kisscut/records'
import { editableFields } from './fields.ts'

export interface Difference {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

type Values = Readonly<Record<string, unknown>>

/** The sent fields that differ from the current row, in the order of the declaration. */
export const differencesOf = (record: AnyRecord, sent: Values, current: Values): readonly Difference[] =>
  editableFields(record)
    .filter(({ name }) => name in sent && JSON.stringify(sent[name]) !== JSON.stringify(current[name]))
    .map(({ name }) => ({ name, mine: sent[name], theirs: current[name] }))
