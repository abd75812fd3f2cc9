import type { DataCode } from '../price/errors.ts'

/** A rule over several fields of one object; `path` leads from that object to what is at fault. */
export interface Contradiction {
  readonly code: DataCode
  readonly path: readonly (string | number)[]
  readonly text: string
}

/** How a value is built; plain data, so that other schemas can be made of it. */
export type Node =
  | {
      readonly kind: 'text'
      readonly least: number
      readonly most: number
      readonly pattern?: RegExp
      readonly code: DataCode
    }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Node; readonly least: number; readonly most: number }
  | { readonly kind: 'nullable' | 'optional'; readonly of: Node }
  | {
      readonly kind: 'fields'
      readonly fields: Readonly<Record<string, Node>>
      readonly entries: readonly (readonly [string, Node])[]
      readonly rules: readonly ((value: never) => readonly Contradiction[])[]
    }

declare const type: unique symbol

/** Names the type of a node's values, for the compiler alone. */
export interface Typed<T> {
  readonly [type]?: (value: T) => T
}

/** A node with the type of its values. */
export type Shape<T> = Node & Typed<T>
/** The shape of a field that may be left out. */
export type OptionalShape<T> = Node & Typed<T> & { readonly kind: 'optional' }
/** The shape of an object. */
export type FieldsShape<T> = Node & Typed<T> & { readonly kind: 'fields' }

/** Text of so many characters. */
export const text = (most: number, least = 0): Shape<string> => ({
  kind: 'text',
  least,
  most,
  code: 'data.text',
})

/** Text of one form, such as a decimal; `code` is that of any other. */
export const textLike = (pattern: RegExp, code: DataCode): Shape<string> => ({
  kind: 'text',
  least: 0,
  most: MOST_CHARACTERS,
  pattern,
  code,
})

/** Longest text of a form. */
const MOST_CHARACTERS = 100

/** A whole number within bounds. */
export const whole = (least: number, most: number): Shape<number> => ({ kind: 'whole', least, most })

export const flag: Shape<boolean> = { kind: 'flag' }

/** One of these words. */
export const choice = <T extends string>(values: readonly T[]): Shape<T> => ({ kind: 'choice', values })

/** So many entries. */
export const list = <T>(of: Shape<T>, most = 1000, least = 0): Shape<readonly T[]> => ({
  kind: 'list',
  of,
  least,
  most,
})

export const nullable = <T>(of: Shape<T>): Shape<T | null> => ({ kind: 'nullable', of })

/** May be absent. */
export const optional = <T>(of: Shape<T>): OptionalShape<T> => ({ kind: 'optional', of })

/** May be absent or null. */
export const nullish = <T>(of: Shape<T>): OptionalShape<T | null> => optional(nullable(of))

/** The shapes of all fields of a type: the compiler finds one that is missing, unknown or of another type. */
type FieldsOf<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? OptionalShape<Exclude<T[K], undefined>>
    : Shape<T[K]>
}

/** An object with these fields and no others, for which these rules hold. */
export const fields = <T>(
  all: FieldsOf<T>,
  ...rules: readonly ((value: T) => readonly Contradiction[])[]
): FieldsShape<T> => ({
  kind: 'fields',
  fields: all as Readonly<Record<string, Node>>,
  entries: Object.entries(all as Readonly<Record<string, Node>>),
  rules,
})

/** A rule: no two entries of the list under `name` have the same id. */
export const distinctIds =
  <K extends string>(name: K) =>
  (value: { readonly [N in K]?: readonly { readonly id: string }[] }): readonly Contradiction[] => {
    const seen = new Set<string>()
    for (const [index, { id }] of (value[name] ?? []).entries()) {
      if (seen.has(id))
        return [{ code: 'data.duplicate-id', path: [name, index, 'id'], text: `${shown(id)} is there twice` }]
      seen.add(id)
    }
    return []
  }

/** A value in a message: short, on one line. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40))
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value).slice(0, 40)
}
