import type { RecordName } from '@kisscut/records'
import { HttpError } from 'react-admin'
import { call } from './call.ts'

export type Action = 'read' | 'create' | 'change' | 'remove'
export type Rights = Readonly<Partial<Record<RecordName, readonly Action[]>>>

let known: Promise<Rights> | null = null

/** The visitor's rights for each record; null for visitors who aren't staff. Fetched once until they are forgotten. ADMIN-2. */
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

/** Whether rights of staff were known a moment ago. */
export const hasRights = (): boolean => known !== null

export const forgetRights = (): void => {
  known = null
}

/** Whether the visitor has a right for rows of the record. */
export const may = async (action: Action, record: string): Promise<boolean> =>
  (await rights())?.[record as RecordName]?.includes(action) ?? false
