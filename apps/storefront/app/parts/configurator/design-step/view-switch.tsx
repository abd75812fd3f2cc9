import * as messages from '../../../messages/design.ts'
import { LinkSwitch } from './link-switch.tsx'
import { choiceOf, useView, viewChoices, type View } from './views.ts'

interface Props {
  readonly offered: readonly View[]
  /** What the page shows where none is chosen. */
  readonly usual: string
}

/** The page's own picture, or the product where it will be seen. DESIGN-27. */
export function ViewSwitch({ offered, usual }: Props) {
  const { view, at } = useView(offered)
  return (
    <LinkSwitch label={messages.view} chosen={choiceOf(view)} choices={viewChoices(offered, usual, at)} />
  )
}
