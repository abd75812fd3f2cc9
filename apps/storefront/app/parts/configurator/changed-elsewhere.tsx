import * as messages from '../../messages/setup.ts'
import { Button } from '../action/button.tsx'
import { classOf } from '../action/looks.ts'
import { Notice } from '../notice/notice.tsx'

const QUESTION = 'changed-elsewhere'
const KEEP = 'keep'

/**
 * Asks which version to keep when another tab has saved the product. A form sent without scripts states the revision
 * that its page was rendered with, so that sending it again keeps this page's version. DESIGN-22.
 */
export const ChangedElsewhere = ({ loadUrl }: { readonly loadUrl: string }) => (
  <div id={QUESTION}>
    <Notice
      kind="error"
      action={
        <>
          <a href={loadUrl} className={classOf({ size: 'small' })}>
            {messages.loadIt}
          </a>
          <Button size="small" type="submit" formMethod="post" name={KEEP} value="1">
            {messages.keepThis}
          </Button>
        </>
      }
    >
      {messages.changedElsewhere}
    </Notice>
  </div>
)

/** Whether the form was sent to keep this page's version. */
export const isOverwriting = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === KEEP

/** Scrolls to the question before anything is saved; false if there is no question. */
export function revealQuestion(form: HTMLFormElement | null): boolean {
  const question = form?.querySelector(`#${QUESTION}`)
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('a')?.focus()
  return question !== null && question !== undefined
}
