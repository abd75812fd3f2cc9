import { useSelector } from '@xstate/react'
import { apply } from '../commands/use-commands.ts'
import { commandNamed, toolState, type ToolHost } from '../commands/commands.ts'
import { ariaShortcut } from '../commands/shortcut.ts'
import { useSession } from '../session/use-session.ts'
import { COMMAND_ICONS } from './icons.ts'
import css from '../../controls/tools.module.css'

interface Props {
  readonly label: string
  readonly names: readonly string[]
  readonly host: ToolHost
}

/** Commands as a row of buttons, disabled while unavailable. */
export function CommandButtons({ label, names, host }: Props) {
  const session = useSession()
  const states = useSelector(session.actor, () => {
    const state = toolState(session)
    return names
      .map((name) => `${commandNamed(name).isOn(state)} ${commandNamed(name).label(state)}`)
      .join('\n')
  }).split('\n')
  return (
    <div role="group" aria-label={label} className={css.tools}>
      {names.map((name, at) => {
        const command = commandNamed(name)
        const [isOn, ...words] = (states[at] ?? '').split(' ')
        const text = words.join(' ')
        return (
          <button
            key={name}
            type="button"
            className={css.tool}
            title={text}
            aria-label={text}
            aria-keyshortcuts={command.keys[0] && ariaShortcut(command.keys[0], false)}
            disabled={isOn !== 'true'}
            onClick={() => apply(command, session, host)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
              <path d={COMMAND_ICONS[name] ?? ''} />
            </svg>
          </button>
        )
      })}
    </div>
  )
}
