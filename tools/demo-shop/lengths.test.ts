import { showLengthsIn } from '@kisscut/core/units'
import { describe, expect, it } from 'vitest'
import { RECORD_SETS } from './record-sets.ts'

/** Texts exempt from the rule: printed, sent by a shopper, or names that the shop shows in the visitor's unit. */
const OTHERS = new Set([
  'custom',
  'template_design',
  'review',
  'quote_request',
  'template_size',
  'package_size',
])

/** A length that would not be shown in millimeters. */
const LENGTH =
  /(?:\d|[½¼⅜⅛¾]) ?(?:in\b(?! (?:a|the|one|this)\b)|inch|″|")|\b(?:one|two|three|four|half an?) inch/i

/** Texts of a row with their paths. */
const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, each]) => textsIn(each, `${path}.${name}`))
      : []

/** A text without markup and data: pictures, designs, attributes. */
const asRead = (text: string): string =>
  /^\s*[[{<]/.test(text) && !/<[pdhu]/.test(text) ? '' : text.replace(/<[^>]*>/g, ' ')

describe('the texts of the demo shop', () => {
  it('have every length in braces, so that it is shown in the visitor’s unit (UNIT-4)', () => {
    const unmarked = RECORD_SETS.filter(({ record }) => !OTHERS.has(record.name)).flatMap(
      ({ record, rows }) =>
        rows.flatMap((row) =>
          textsIn(row, `${record.name} ${(row as { id?: string }).id ?? ''}`).filter(([, text]) =>
            LENGTH.test(showLengthsIn(asRead(text), { unit: 'mm', locale: 'en-GB' })),
          ),
        ),
    )
    expect(unmarked).toEqual([])
  })

  it('have no braces left once they are displayed (UNIT-4)', () => {
    const texts = RECORD_SETS.filter(({ record }) => !OTHERS.has(record.name)).flatMap(({ rows }) =>
      rows.flatMap((row) => textsIn(row, '').map(([, text]) => asRead(text))),
    )
    expect(texts.filter((text) => /\{[^}]*(?:in|mm|cm)\s*\}/.test(showLengthsIn(text, null)))).toEqual([])
  })
})
