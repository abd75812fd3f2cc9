import { can, PARTIES, type Party } from '@kisscut/shop'
import type { Policy } from '../http/policy.ts'
import * as messages from '../messages/docs.ts'
import type { Json } from '../openapi/schemas.ts'

/** A call in the OpenAPI document. */
export interface Operation {
  readonly summary: string
  readonly 'x-policy': Policy
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Json }>> }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly content?: Readonly<Record<string, { readonly schema?: Json }>>
      }
    >
  >
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** Calls of one resource, or a single call outside the resources. */
export interface Group {
  /** Last part of its page's address. */
  readonly slug: string
  /** The path without ids. */
  readonly path: string
  readonly calls: readonly Call[]
}

/** `/custom/api/v1/template-size/{id}/` → `/custom/api/v1/template-size/`. */
const baseOf = (path: string): string => path.replace(/\{.*$/, '')

const slugOf = (path: string): string =>
  path
    .replace('/api/v1/', '/')
    .replace('/api/', '/')
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', '-')
    .replaceAll('.', '-')

/** The calls of a document by subject, in its order. */
export function groupsOf(
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>,
): readonly Group[] {
  const groups = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(paths)) {
    const calls = groups.get(baseOf(path)) ?? []
    groups.set(baseOf(path), calls)
    for (const [method, operation] of Object.entries(operations))
      calls.push({ method: method.toUpperCase(), path, operation })
  }
  return [...groups].map(([path, calls]) => ({ slug: slugOf(path), path, calls }))
}

/** The roles that have the right to a call, as text. */
export function whoMay(policy: Policy): string {
  if (policy.access === 'anyone') return messages.anyone
  if (policy.access !== 'staff') return messages.shoppers
  const [action, subject] = policy.may
  const isAllowed = (party: Party) =>
    can({ owner: 'account:any', roles: party === 'guest' ? [] : [party] }, action, subject)
  return messages.staff(PARTIES.filter(isAllowed).join(', '))
}
