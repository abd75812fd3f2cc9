import type { z } from 'zod'
import type { Viewer } from '@kisscut/shop'
import type { Policy } from './policy.ts'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** What a route is handed: the request, what the path and the query say, and (unless `anyone`) who is asking. */
export interface Call<P extends Policy = Policy> {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  /** The query string, read when first asked for. */
  readonly query: URLSearchParams
  readonly viewer: P['caller'] extends 'anyone' ? null : Viewer
}

/** One line of the door: a method on a path, who may, what it is for, and its answer. */
export interface Route<P extends Policy = Policy> {
  readonly method: Method
  /** With a trailing slash; `:id` stands for one segment. Answered without the slash too. */
  readonly path: string
  readonly policy: P
  /** One sentence for the API's description. */
  readonly summary: string
  /** Schemas for the API's description. */
  readonly takes?: z.ZodType
  readonly gives?: z.ZodType
  answer(call: Call<P>): Response | Promise<Response>
}

/** Route with a known viewer, or with none: the policy's type decides which. */
export type AnyRoute = Route<Policy & { caller: 'anyone' }> | Route<Policy & { caller: 'shopper' | 'staff' }>

/** States a route; the policy's caller types `call.viewer`. */
export const route = <const P extends Policy>(stated: Route<P>): AnyRoute => stated as unknown as AnyRoute
