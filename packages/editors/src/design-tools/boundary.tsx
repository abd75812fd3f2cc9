import { Component, type ReactNode } from 'react'
import * as messages from '../messages/design-tools.ts'
import css from './panels/panel.module.css'

interface Props {
  readonly children: ReactNode
}

/** Wraps parts that are loaded on opening: if one fails to load, the rest of the editor keeps working. EDIT-1. */
export class PanelBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert" className={css.error}>
        {messages.panelNotFetched}
      </p>
    )
  }
}
