import * as messages from '../messages/accounts.ts'
import type { TradeDetails } from '../ports/accounts.ts'
import { errorsOf, textErrors, UNPRINTABLE, type FieldErrors } from './check-fields.ts'
import { LONGEST_COMPANY, LONGEST_TAX_ID, LONGEST_WEBSITE } from './field-limits.ts'

/** An application as typed. */
export interface TypedTrade {
  readonly company: string
  readonly website: string
  readonly taxId: string
  readonly sells: string
}

const TAX_ID = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u

const lengthErrors = (text: string, most: number): readonly string[] =>
  text.length > most ? [messages.tooLong(most)] : []

const lineErrors = (line: string, most: number, missing: string): readonly string[] =>
  line === '' || UNPRINTABLE.test(line) ? [missing] : lengthErrors(line, most)

const taxIdErrors = (taxId: string): readonly string[] =>
  TAX_ID.test(taxId) ? lengthErrors(taxId, LONGEST_TAX_ID) : [messages.taxIdInvalid]

/** A website with its scheme, which people often leave out; null if it is not a web address. */
function websiteOf(typed: string): string | null {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (UNPRINTABLE.test(typed) || !URL.canParse(url)) return null
  const { protocol, hostname, username, href } = new URL(url)
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === ''
  return isWeb ? href : null
}

/** A trade application as stored, and its errors by field; null if there are no errors. ACC-18. */
export function checkTrade(typed: TypedTrade): {
  readonly details: TradeDetails
  readonly errors: FieldErrors | null
} {
  const [company, taxId, sells, site] = [typed.company, typed.taxId, typed.sells, typed.website].map((text) =>
    text.trim(),
  ) as [string, string, string, string]
  const website = site === '' ? null : websiteOf(site)
  const errors = errorsOf({
    company: lineErrors(company, LONGEST_COMPANY, messages.companyMissing),
    website:
      site !== '' && website === null
        ? [messages.websiteInvalid]
        : lengthErrors(website ?? '', LONGEST_WEBSITE),
    taxId: taxIdErrors(taxId),
    sells: textErrors(sells, messages.sellsMissing),
  })
  return { details: { company, website, taxId, sells }, errors }
}

/** Errors of a reason, which is required to decline and optional to approve. ACC-21. */
export const reasonErrors = ({
  isApproved,
  reason,
}: {
  readonly isApproved: boolean
  readonly reason: string
}) => {
  const text = reason.trim()
  return isApproved && text === '' ? [] : textErrors(text, messages.reasonMissing)
}
