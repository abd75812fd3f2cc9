import { Link } from '@remix-run/react'
import { useColors } from './colors.ts'
import * as messages from '../../../messages/design.ts'
import css from './color-switch.module.css'

/** Print colors or screen colors: the other one is a link, so that it works without scripts. PROD-13. */
export function ColorSwitch() {
  const { colors, other } = useColors()
  const choice = (name: typeof colors, text: string) =>
    name === colors ? (
      <span className={css.chosen} aria-current="true">
        {text}
      </span>
    ) : (
      <Link to={other} replace preventScrollReset className={css.choice}>
        {text}
      </Link>
    )
  return (
    <div role="group" aria-label={messages.colors} className={css.switch}>
      {choice('print', messages.printColors)}
      {choice('screen', messages.screenColors)}
    </div>
  )
}
