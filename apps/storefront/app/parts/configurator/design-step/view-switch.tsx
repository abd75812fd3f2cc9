import * as messages from '../../../messages/design.ts'
import { LinkSwitch } from './link-switch.tsx'
import { choiceOf, useView, viewChoices, type View } from './views.ts'

interface Props {
  readonly offered: readonly View[]
  /** Label of the page's default view. */
  readonly usual: string
}

/** The page's own picture, or the product in its surroundings. DESIGN-27. */
export function ViewSwitch({ offered, usual }: Props) {
  const { view, at } = useView(offered)
  return (
    <LinkSwitch label={messages.view} chosen={choiceOf(view)} choices={viewChoices(offered, usual, at)} />
  )
}
