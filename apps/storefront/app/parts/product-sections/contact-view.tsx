import type { Contact } from '@kisscut/shop'
import { ButtonLink } from '../action/button-link.tsx'
import { urlFor } from '../../links/url-for.ts'
import * as messages from '../../messages/sections.ts'
import css from './contact-view.module.css'

/** Contact details of the shop, and the contact form. */
export function ContactView({ contact: { lines, email, phone } }: { readonly contact: Contact }) {
  return (
    <div className={css.contact}>
      <div className={css.write}>
        <p>{messages.contactText}</p>
        <p>
          <ButtonLink to={urlFor('contact')} kind="outline">
            {messages.writeToUs}
          </ButtonLink>
        </p>
      </div>
      {(lines.length > 0 || email !== '' || phone !== '') && (
        <address className={css.address}>
          {lines.map((line, at) => (
            <span key={at}>{line}</span>
          ))}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
          {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
        </address>
      )}
    </div>
  )
}
