import { findMeta } from '@kisscut/records'
import { z } from 'zod'

/** How a form shows a piece of structured data. */
export type Shape =
  | { readonly is: 'group'; readonly parts: readonly (readonly [string, z.ZodType])[] }
  | { readonly is: 'list'; readonly item: z.ZodType }
  | { readonly is: 'several' | 'one'; readonly words: readonly string[] }
  | {
      readonly is: 'text'
      readonly isLong: boolean
      /** Maximum number of visible lines. */ readonly lines: number
    }
  | { readonly is: 'row'; readonly to: string }
  | { readonly is: 'address' | 'figure' | 'flag' | 'other' }

/** Longer texts get several lines. */
const ONE_LINE = 300
/** Maximum length of a text for people. */
const LONGEST_WRITTEN = 10_000

/** The schema behind null and default. */
const inner = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? inner(schema.unwrap() as z.ZodType)
    : schema

export const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse(null).success

export function shapeOf(schema: z.ZodType): Shape {
  const { kind, to } = findMeta(schema) ?? {}
  if (kind === 'address') return { is: 'address' }
  if (kind === 'mention' && to !== undefined) return { is: 'row', to }
  const base = inner(schema)
  if (base instanceof z.ZodObject)
    return { is: 'group', parts: Object.entries(base.shape as Record<string, z.ZodType>) }
  if (base instanceof z.ZodArray) {
    const item = base.element as z.ZodType
    if (item instanceof z.ZodEnum) return { is: 'several', words: item.options as string[] }
    return { is: 'list', item }
  }
  if (base instanceof z.ZodEnum) return { is: 'one', words: base.options as string[] }
  if (base instanceof z.ZodString) return textShape(base.maxLength ?? Infinity)
  if (base instanceof z.ZodNumber) return { is: 'figure' }
  return { is: base instanceof z.ZodBoolean ? 'flag' : 'other' }
}

/** Texts for people are shown whole; drawing data is too long to read. */
const textShape = (most: number): Shape => ({
  is: 'text',
  isLong: most > ONE_LINE,
  lines: most > LONGEST_WRITTEN ? 3 : 10,
})

/** Whether a form can show all of a schema. */
export function isShown(schema: z.ZodType): boolean {
  const shape = shapeOf(schema)
  if (shape.is === 'group') return shape.parts.every(([, part]) => isShown(part))
  return shape.is === 'list' ? isShown(shape.item) : shape.is !== 'other'
}

/** The initial value of a piece. */
export function emptyOf(schema: z.ZodType): unknown {
  const standard = schema.safeParse(undefined)
  if (standard.success && standard.data !== undefined) return standard.data
  if (mayBeEmpty(schema)) return null
  const shape = shapeOf(schema)
  switch (shape.is) {
    case 'group':
      return Object.fromEntries(shape.parts.map(([name, part]) => [name, emptyOf(part)]))
    case 'list':
    case 'several':
      return []
    case 'one':
      return shape.words[0]
    case 'flag':
      return false
    case 'text':
    case 'address':
    case 'row':
      return ''
    default:
      return null
  }
}

/** Whether a shape is a picture whose size in pixels is measured. */
export const isPicture = (shape: Shape): boolean =>
  shape.is === 'group' &&
  ['url', 'width', 'height'].every((name) => shape.parts.some(([part]) => part === name))
