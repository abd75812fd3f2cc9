import type { ReactNode } from 'react'
import { Button } from '../../../parts/action/button.tsx'
import type { ButtonKind } from '../../../parts/action/looks.ts'
import { Icon, type IconName } from '../../../parts/icon/icon.tsx'
import type { IntentName } from '../intents/intents.ts'
import css from './cart-line.module.css'

interface Props {
  readonly intent: IntentName
  readonly icon?: IconName
  readonly kind?: ButtonKind
  /** Name of the line's product, for screen readers. */
  readonly name: string
  readonly children: ReactNode
}

/** An action on a line, as a button of its form. */
export const LineAction = ({ intent, icon, kind = 'quiet', name, children }: Props) => (
  <Button type="submit" kind={kind} size="small" name="intent" value={intent}>
    {icon && <Icon name={icon} />}
    {children}
    <span className={css.of}> {name}</span>
  </Button>
)
