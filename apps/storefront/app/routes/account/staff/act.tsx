import { Button } from '../../../parts/action/button.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'

interface ActProps {
  readonly id: string
  readonly intent: 'again' | 'remove' | 'remove-artist'
  readonly name: string
  /** Name of the person, for screen readers. */
  readonly of: string
}

/** A button that acts on a person, with or without scripts. */
export const Act = ({ id, intent, name, of }: ActProps) => (
  <form method="post">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id} />
    <Button type="submit" size="small">
      {name}
      <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  </form>
)
