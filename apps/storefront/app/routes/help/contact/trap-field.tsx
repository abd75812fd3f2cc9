import { TRAP } from '@kisscut/shop/contact-fields'
import css from './trap-field.module.css'
import * as messages from '../../../messages/contact.ts'

/** A honeypot: a hidden field that only bots fill in. CONTACT-3. */
export function TrapField() {
  return (
    <label className={css.trap} aria-hidden="true">
      {messages.trap}
      <input name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
