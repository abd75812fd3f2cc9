import type { AnyRecord } from '@kisscut/records'
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
