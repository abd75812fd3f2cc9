import { Button } from '../../action/button.tsx'
import { Notice } from '../../notice/notice.tsx'
import * as messages from '../../../messages/setup.ts'

interface Props {
  /** The shop's messages. */
  readonly texts: readonly string[]
  readonly onRetry: () => void
}

/** The price could not be fetched; the displayed one is that of the previous configuration. ERR-1, FLOW-5. */
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
