import { Button } from '../action/button.tsx'
import { Notice } from '../notice/notice.tsx'
import * as messages from '../../messages/setup.ts'

interface Props {
  readonly onLoad: () => void
  readonly onKeep: () => void
}

/** Asks which version to keep when another window has saved the design. Nothing is saved before the choice. DESIGN-22. */
export const ChangedElsewhere = ({ onLoad, onKeep }: Props) => (
  <Notice
    kind="error"
    action={
      <>
        <Button size="small" onClick={onLoad}>
          {messages.loadIt}
        </Button>
        <Button size="small" onClick={onKeep}>
          {messages.keepThis}
        </Button>
      </>
    }
  >
    {messages.changedElsewhere}
  </Notice>
)
