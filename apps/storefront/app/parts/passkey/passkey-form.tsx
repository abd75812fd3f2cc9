import type { CreationOptions, RequestOptions } from '@kisscut/shop'
import { Button } from '../action/button.tsx'
import { Notice } from '../notice/notice.tsx'
import * as messages from '../../messages/passkeys.ts'
import css from './passkey-form.module.css'

interface PasskeyFormProps {
  readonly options: CreationOptions | RequestOptions
  /** Label of the button. */
  readonly name: string
}

/** A form filled in by the browser's passkey dialog: see `requestPasskey`. Without scripts it explains what is needed. */
export function PasskeyForm({ options, name }: PasskeyFormProps) {
  return (
    <form method="post" className={css.form} data-passkey={JSON.stringify(options)}>
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="credential" />
      <div data-reveal="scriptless" className={css.late}>
        <Notice kind="info">{messages.needsScripts}</Notice>
      </div>
      <div aria-live="polite">
        <div hidden data-reveal="failed">
          <Notice kind="error">{messages.failed}</Notice>
        </div>
        <div hidden data-reveal="unsupported">
          <Notice kind="error">{messages.unsupported}</Notice>
        </div>
      </div>
      <Button type="submit" kind="primary" size="large" wide>
        {name}
      </Button>
    </form>
  )
}
