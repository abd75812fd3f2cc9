import type { SettingsRow } from '@kisscut/records'
import type { Mail } from '../ports/mail.ts'
import { contactOf } from './shown-settings.ts'

/** A letter template, given the shop's name. */
export type Letter = (shopName: string) => Mail

/** A letter with the shop's sender name, postal address and reply address, unless it states another. SETTINGS-3. */
export const letterOf = (settings: SettingsRow, letter: Letter): Mail => {
  const mail = letter(settings.name)
  const contact = contactOf(settings)
  const below = contact === null ? [] : [...contact.lines, contact.email, contact.phone]
  const lines = below.filter((line) => line !== '')
  return {
    ...mail,
    fromName: settings.name,
    text: lines.length === 0 ? mail.text : `${mail.text}\n-- \n${lines.join('\n')}\n`,
    ...(settings.email === '' || mail.replyTo !== undefined ? {} : { replyTo: settings.email }),
  }
}
