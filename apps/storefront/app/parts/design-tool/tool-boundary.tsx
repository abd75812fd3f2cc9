import { Component, type ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { dropDraft } from './draft.ts'
import * as messages from '../../messages/design-tool.ts'

interface Props {
  /** Where the browser keeps what is not saved. */
  readonly draft: string
  readonly children: ReactNode
}

/**
 * Around the tool: where it can't go on, the page says so and leads back to what is saved, without what can't be drawn. What the
 * browser keeps is dropped only by the shopper. TOOL-4.
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
