/** The person in a contact code. CODE-3. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly telephone?: string
  readonly email?: string
  readonly company?: string
  readonly title?: string
  readonly website?: string
  readonly address?: string
  readonly note?: string
}

/**
 * A contact as a code holds it: the short MECARD when only name, telephone and email are given (about half the symbol),
 * else a vCard 3.0. CODE-3.
 */
export function contactPayload(contact: Contact): string {
  const { company, title, website, address, note } = contact
  return [company, title, website, address, note].some(Boolean) ? vCard(contact) : meCard(contact)
}

function meCard({ firstName, lastName, telephone, email }: Contact): string {
  const escape = (text: string) => plainLine(text).replaceAll(/[\\;:,"]/g, '\\$&')
  const name = [lastName, firstName].filter(Boolean).map(escape).join(',')
  const fields = [line('N', name), line('TEL', escape(telephone ?? '')), line('EMAIL', escape(email ?? ''))]
  return `MECARD:${fields.join('')};`
}

const line = (name: string, value: string) => (value === '' ? '' : `${name}:${value};`)

function vCard(contact: Contact): string {
  const escape = (text = '') => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
  const rows: readonly (readonly [string, string])[] = [
    ['N', `${escape(contact.lastName)};${escape(contact.firstName)};;;`],
    ['FN', escape([contact.firstName, contact.lastName].filter(Boolean).join(' '))],
    ['ORG', escape(contact.company)],
    ['TITLE', escape(contact.title)],
    ['TEL', escape(contact.telephone)],
    ['EMAIL', escape(contact.email)],
    ['URL', plainLine(contact.website ?? '').replaceAll(' ', '')],
    ['ADR', contact.address ? `;;${escape(contact.address)};;;;` : ''],
    ['NOTE', escape(contact.note)],
  ]
  const given = rows.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value}`)
  return ['BEGIN:VCARD', 'VERSION:3.0', ...given, 'END:VCARD'].join('\r\n')
}

const plainLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')
