import * as z from 'zod'
import type { Contradiction, FieldsShape, Node, Shape } from '../shape/shape.ts'

/** The zod schema of a declared shape: it takes what the library itself takes. */
export const zodOf = <T>(shape: Shape<T>): z.ZodType<T> => schemaOf(shape) as z.ZodType<T>

/** The same for an object: its fields can be picked and extended. */
export const zodOfFields = <T>(shape: FieldsShape<T>): z.ZodObject & z.ZodType<T> =>
  schemaOf(shape) as z.ZodObject & z.ZodType<T>

function schemaOf(node: Node): z.ZodType {
  switch (node.kind) {
    case 'nullable':
      return schemaOf(node.of).nullable()
    case 'optional':
      return schemaOf(node.of).optional()
    case 'text': {
      const text = z.string().min(node.least).max(node.most)
      return node.pattern ? text.regex(node.pattern, `Not of this form: ${node.code}.`) : text
    }
    case 'whole':
      return z.int().min(node.least).max(node.most)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(node.values as [string, ...string[]])
    case 'list':
      return z.array(schemaOf(node.of)).min(node.least).max(node.most).readonly()
    case 'fields': {
      const shape = Object.fromEntries(
        Object.entries(node.fields).map(([name, field]) => [name, schemaOf(field)]),
      )
      return z.strictObject(shape).superRefine((value, context) => {
        const rules = node.rules as readonly ((of: object) => readonly Contradiction[])[]
        for (const { path, text } of rules.flatMap((rule) => rule(value)))
          context.addIssue({ code: 'custom', path: [...path], message: text })
      })
    }
  }
}
