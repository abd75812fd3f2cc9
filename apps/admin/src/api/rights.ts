import type { RecordName } from '@kisscut/records'
import { HttpError } from 'react-admin'
import { call } from './call.ts'

export type Action = 'read' | 'create' | 'change' | 'remove'
export type Rights = Readonly<Partial<Record<RecordName, readonly Action[]>>>

let known: Promise<Rights> | null = null

/** What the visitor may do with each record; null: no staff. Fetched once until it is forgotten. ADMIN-2. */
export async function rights(): Promise<Rights | null> {
  known ??= call<{ rights: Rights }>('/admin/api/v1/rights/').then((value) => value.rights)
  try {
    return await known
  } catch (error) {
    known = null
    if (error instanceof HttpError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

/** Whether somebody of the staff was here a moment ago. */
export const hasRights = (): boolean => known !== null

export const forgetRights = (): void => {
  known = null
}

/** Whether the visitor may do this with rows of the record. */
export const may = async (action: Action, record: string): Promise<boolean> =>
  (await rights())?.[record as RecordName]?.includes(action) ?? false
