import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { MenuRequest } from '../canvas/gestures.ts'
import * as messages from '../../messages/design-tools.ts'
import { useSession } from '../session/use-session.ts'
import { commandsOf, toolState, type ToolHost } from './commands.ts'
import { isMac, shownShortcut } from './shortcut.ts'
import { apply } from './use-commands.ts'
import css from './context-menu.module.css'

interface Props {
  readonly at: MenuRequest
  readonly host: ToolHost
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The commands for the selection at the position of a right click, a long press, or the menu key. EDIT-9. */
export function ContextMenu({ at, host, onClose }: Props) {
  const session = useSession()
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(at)
  const state = toolState(session)
  const commands = commandsOf(host).filter((command) => command.isInMenu && command.isOn(state))
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const { width, height } = element.getBoundingClientRect()
    setPlace({
      x: Math.max(8, Math.min(at.x, innerWidth - width - 8)),
      y: Math.max(8, Math.min(at.y, innerHeight - height - 8)),
    })
    element.querySelector('button')?.focus()
  }, [at])
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose()
    }
    addEventListener('pointerdown', pressed)
    addEventListener('blur', onClose)
    addEventListener('resize', onClose)
    return () => {
      removeEventListener('pointerdown', pressed)
      removeEventListener('blur', onClose)
      removeEventListener('resize', onClose)
    }
  }, [onClose])
  const keyed = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const now = items.indexOf(document.activeElement as HTMLButtonElement)
    const step = STEPS[event.key]
    if (step !== undefined) items[(now + step + items.length) % items.length]?.focus()
    else if (event.key === 'Home') items[0]?.focus()
    else if (event.key === 'End') items.at(-1)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={messages.commands.menu}
      className={css.menu}
      style={{ left: place.x, top: place.y }}
      onKeyDown={keyed}
      onContextMenu={(event) => event.preventDefault()}
    >
      {commands.map((command, index) => (
        <button
          key={command.name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={css.item}
          data-begins={(index > 0 && commands[index - 1]?.group !== command.group) || undefined}
          onClick={() => {
            onClose()
            apply(command, session, host)
          }}
        >
          <span>{command.label(state)}</span>
          {command.keys[0] && <span className={css.keys}>{shownShortcut(command.keys[0], isMac())}</span>}
        </button>
      ))}
    </div>
  )
}
