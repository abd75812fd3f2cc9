import { Field } from '../../../parts/form/field.tsx'
import { TextInput } from '../../../parts/form/text-input.tsx'
import { useShopTime, WITH_ZONE } from '../../../parts/page/locale.tsx'
import type { MadeLink } from './shown.ts'
import * as messages from '../../../messages/designs.ts'
import css from './design-card.module.css'

/** A new link, to be copied or scanned; shown only once. TOOL-9. */
export function NewLink({ link }: { readonly link: MadeLink }) {
  const until = useShopTime(WITH_ZONE)(link.until)
  return (
    <div className={css.link} role="status">
      <Field label={messages.link} hint={messages.linkText(until)}>
        {(control) => <TextInput {...control} value={link.url} readOnly autoFocus />}
      </Field>
      <div
        role="img"
        aria-label={messages.code}
        className={css.code}
        dangerouslySetInnerHTML={{ __html: link.code }}
      />
    </div>
  )
}
