import type { custom, NewRowOf, RowOf, userFile } from '@kisscut/records'

export type CustomRow = RowOf<typeof custom>
export type NewCustomRow = NewRowOf<typeof custom>
export type UserFileRow = RowOf<typeof userFile>
