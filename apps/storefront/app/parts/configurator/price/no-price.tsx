import { Button } from '../../action/button.tsx'
import { Notice } from '../../notice/notice.tsx'
import * as messages from '../../../messages/setup.ts'

interface Props {
  /** What the shop says about it. */
  readonly texts: readonly string[]
  readonly onRetry: () => void
}

/** The price of what is chosen could not be fetched: the one that is shown is of the choice before. ERR-1, FLOW-5. */
export const NoPrice = ({ texts, onRetry }: Props) => (
  <Notice
    kind="warning"
    action={
      <Button size="small" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    }
  >
    {[messages.noPrice, ...texts].join(' ')}
  </Notice>
)
