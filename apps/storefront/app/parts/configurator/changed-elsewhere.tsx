import * as messages from '../../messages/setup.ts'
import { Button } from '../action/button.tsx'
import { classOf } from '../action/looks.ts'
import { Notice } from '../notice/notice.tsx'

const QUESTION = 'changed-elsewhere'
const KEEP = 'keep'

/**
 * The product was saved in another tab meanwhile: which of the two is it to be? A form sent without scripts states the revision
 * that this page was written with, so that sending it again keeps this one. DESIGN-22.
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

/** Whether the form was sent to keep what this page shows. */
export const isOverwriting = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === KEEP

/** Brings the question into view before anything is saved; false where it is not there. */
export function revealQuestion(form: HTMLFormElement | null): boolean {
  const question = form?.querySelector(`#${QUESTION}`)
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('a')?.focus()
  return question !== null && question !== undefined
}
