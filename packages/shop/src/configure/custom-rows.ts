import type { custom, userFile, RowOf } from '@kisscut/records'

export type CustomRow = RowOf<typeof custom>
export type UserFileRow = RowOf<typeof userFile>
