import { Notice } from '../notice/notice.tsx'
import { NOT_OPENED_ID, OPENING_ID } from './tool-id.ts'
import * as messages from '../../messages/design-tool.ts'
import css from './opening.module.css'

/** Placeholder while a tool loads; if it fails to load, a message with a link. TOOL-4. */
export const Opening = ({ children }: { readonly children: string }) => (
  <>
    <p id={OPENING_ID} className={css.opening} role="status">
      {children}
    </p>
    <div id={NOT_OPENED_ID} className={css.failed} hidden>
      <Notice kind="error" action={<a href="">{messages.loadAgain}</a>}>
        {messages.notOpened}
      </Notice>
    </div>
  </>
)
