import { Button } from '../../action/button.tsx'
import { Notice } from '../../notice/notice.tsx'
import * as messages from '../../../messages/setup.ts'

/** The price of what is chosen could not be fetched: the one that is shown is of the choice before. */
export const NoPrice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    kind="warning"
    action={
      <Button size="small" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    }
  >
    {messages.noPrice}
  </Notice>
)
