import { wireField } from '@kisscut/core/configuration'
import { CATALOG, messageOf, type Code, type Problem } from '@kisscut/core/problem'
import type { FieldErrors, WireProblem } from '@kisscut/records'
import { MESSAGE_CODES } from '@kisscut/shop'
import { z } from 'zod'
import * as messages from '../messages/requests.ts'

/** A problem or warning of a call, besides the messages by field. API-14. */
export const problemSchema = z
  .object({
    code: z.string().describe('Stays the same whatever the text says: `size.exceeds-maximum`.'),
    level: z.enum(['error', 'warning']),
    field: z.string().nullable().describe('The name in `errors`; null: the whole call.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('Values that stand in the text.'),
    fix: z
      .object({ field: z.string(), value: z.string() })
      .optional()
      .describe('Setting this field to this value makes it go away.'),
    text: z.string(),
  })
  .meta({ id: 'problem', description: 'Something that is wrong, or a warning.' })

/** A rule's problem, with the wire name of its field. */
export const problemWire = (problem: Problem): WireProblem => ({
  ...{ code: problem.code, level: problem.level, field: wireField(problem.field) },
  values: problem.values ?? {},
  ...(problem.fix && { fix: { ...problem.fix, field: wireField(problem.fix.field) } }),
  text: messageOf(problem),
})

/** Codes of failures without further details, by status. */
const OF_STATUS: Readonly<Record<number, string>> = {
  400: 'call.invalid',
  401: 'call.unauthorized',
  403: 'call.forbidden',
  404: 'call.not-found',
  405: 'call.method-not-allowed',
  409: 'call.conflict',
  412: 'call.stale',
  413: 'call.too-large',
  415: 'call.unsupported',
  422: 'call.unprocessable',
  429: 'call.too-many-requests',
  503: 'call.unavailable',
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const OF_REQUESTS: ReadonlyMap<string, string> = new Map(
  Object.entries<unknown>({ ...messages }).flatMap(([name, text]) =>
    typeof text === 'string' ? [[text, `request.${kebab(name)}`] as const] : [],
  ),
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Patterns for the rules' texts with values in their placeholders; texts without words of their own can't be recognized. */
const OF_RULES = Object.entries(CATALOG).flatMap(([code, { text }]) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const words = text.split(/\{\w+\}/)
  if (words.join('').replace(/\W/g, '').length < 4) return []
  return [{ code: code as Code, names, pattern: new RegExp(`^${words.map(escaped).join('(.+?)')}$`, 's') }]
})

/** The code and values of a use case's text; null if it isn't recognized. */
function recognized(text: string): Pick<WireProblem, 'code' | 'values'> | null {
  for (const { code, names, pattern } of OF_RULES) {
    const found = pattern.exec(text)
    if (found !== null)
      return { code, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1]!])) }
  }
  const code = OF_REQUESTS.get(text) ?? MESSAGE_CODES.get(text)
  return code === undefined ? null : { code, values: {} }
}

/** Every message as a problem: recognized ones with code and values, others with their text. */
export function problemsOf(
  status: number,
  errors: FieldErrors,
  whole: readonly string[],
  known: readonly WireProblem[],
): readonly WireProblem[] {
  const reported = (field: string | null, text: string): WireProblem => ({
    ...(recognized(text) ?? { code: OF_STATUS[status] ?? 'call.failed', values: {} }),
    ...{ level: 'error', field, text },
  })
  const isKnown = (field: string | null, text: string) =>
    known.some((each) => each.field === field && each.text === text)
  const ofFields = Object.entries(errors).flatMap(([field, texts]) =>
    texts.filter((text) => !isKnown(field, text)).map((text) => reported(field, text)),
  )
  // An error at a field may also be the message of the whole call.
  const listedAtField = new Set(Object.values(errors).flat())
  const ofCall = whole.filter((text) => !listedAtField.has(text) && !isKnown(null, text))
  return [...known, ...ofFields, ...ofCall.map((text) => reported(null, text))]
}
