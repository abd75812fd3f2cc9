import { Component, type ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { dropDraft } from './draft.ts'
import * as messages from '../../messages/design-tool.ts'

interface Props {
  /** Storage key of the draft. */
  readonly draft: string
  readonly children: ReactNode
}

/**
 * Error boundary of the tool: shows a message with a link to the saved design, without the part that can't be drawn.
 * Only the shopper drops the draft. TOOL-4.
 */
export class ToolBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    globalThis.reportError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const startOver = () => {
      dropDraft(this.props.draft)
      location.reload()
    }
    return (
      <Notice kind="error">
        <span>{messages.toolFailed}</span>{' '}
        <Button onClick={() => location.reload()}>{messages.loadAgain}</Button>{' '}
        <Button onClick={startOver}>{messages.startOver}</Button>
      </Notice>
    )
  }
}
