import type { z } from 'zod'
import type { Outcome, Viewer } from '@kisscut/shop'
import type { Parameter } from '../openapi/parameter.ts'
import type { JsonBody } from '../body/json.ts'
import type { Policy } from './policy.ts'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** Arguments of a route's handler. */
export interface Call<P extends Policy = Policy, B = unknown> {
  readonly request: Request
  /** Null where the policy's access is `anyone`. */
  readonly viewer: P['access'] extends 'anyone' ? null : Viewer
  /** The JSON body as its declaration reads it, or the uploaded file; undefined where none is declared. */
  readonly body: B
  readonly query: URLSearchParams
  /** A parameter of the path, decoded. */
  param(name: string): string
}

/** A multipart body with one file, which lies in a folder of its own until the call is over. */
export interface UploadBody<B = never> {
  readonly multipart: 'file'
  /** The body’s type alone. */
  readonly type?: (file: B) => void
}

/** The response of a call that succeeds. */
export interface Success {
  readonly status?: 200 | 201
  readonly schema?: z.ZodType
  /** Where what was made is, of the JSON; absent: below the path by its `id`, where that can be read. */
  location?(value: Readonly<Record<string, unknown>>): string
  /** A file instead of JSON. */
  readonly mime?: string
}

/** One call of the API: from this the router, the policy check and the OpenAPI document are made. */
export interface Route<P extends Policy = Policy, B = unknown> {
  readonly method: Method
  /** With a trailing slash; `:id` matches one segment. The path without the slash works too. */
  readonly path: string
  readonly policy: P
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  readonly query?: readonly string[]
  /** Parameters that mean something of their own here, by their names; others are in `openapi/parameters.ts`. */
  readonly parameters?: Readonly<Record<string, Parameter>>
  /** A body that is right, for the OpenAPI document. */
  readonly example?: unknown
  /**
   * Takes an `Idempotency-Key`, as every POST does that answers 201. `exactly`: its use case is given the key, so that the thing is made
   * once whatever happens, and is answered as it is by then. `secret`: what it answers is shown once, and isn't stored. Otherwise the
   * first answer is given again. API-25.
   */
  readonly keyed?: 'exactly' | 'secret' | 'again'
  /** Request headers that affect it. */
  readonly headers?: readonly string[]
  readonly body?: JsonBody<B> | UploadBody<B>
  readonly success: Success
  /** Statuses beyond those that follow from policy, body and path. */
  readonly errors?: readonly number[]
  /** An outcome is sent with the declared status, or as its failure; a response is sent as it is. */
  handle(call: Call<P, B>): Outcome<unknown> | Response | Promise<Outcome<unknown> | Response>
}

/** A route whose policy and body types are forgotten: what lists of routes hold. */
export type AnyRoute = Route<Policy, never>

/** Declares a route; its policy types `call.viewer`, its body types `call.body`. */
export const route = <const P extends Policy, B = undefined>(declared: Route<P, B>): AnyRoute =>
  declared as unknown as AnyRoute
