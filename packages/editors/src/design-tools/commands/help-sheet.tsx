import { KEY_COMMANDS } from '@kisscut/machines/canvas'
import { useEffect, useRef } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { commandsOf, toolState, type CommandGroup, type ToolHost } from './commands.ts'
import { isMac, shownShortcut } from './shortcut.ts'
import { useSession } from '../session/use-session.ts'
import css from './help-sheet.module.css'

export interface HelpSheetProps {
  readonly host: ToolHost
  readonly onClose: () => void
}

/** Every command with its keys, generated from the list of commands. EDIT-9. */
export function HelpSheet({ host, onClose }: HelpSheetProps) {
  const session = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal?.()
  }, [])
  const state = toolState(session)
  const mac = isMac()
  const rowsOf = (group: CommandGroup): readonly (readonly [string, string])[] => [
    ...commandsOf(host)
      .filter((command) => command.group === group && command.keys.length > 0)
      .map(
        ({ name, keys, label }) =>
          [keys.map((key) => shownShortcut(key, mac)).join(', '), helpOf(name, label(state))] as const,
      ),
    ...(group === 'move'
      ? [
          ...KEY_COMMANDS.filter(({ keys }) => !keys.includes('Delete')).map(
            ({ label, keys }) => [ARROWS[keys[0] ?? ''] ?? keys[0] ?? '', label] as const,
          ),
          ...messages.viewKeys,
        ]
      : []),
  ]
  const groups = (Object.keys(messages.groups) as CommandGroup[]).filter((group) => rowsOf(group).length > 0)
  return (
    <dialog ref={dialog} className={css.sheet} aria-label={messages.commands.help} onClose={onClose}>
      <div className={css.head}>
        <h2 className={css.title}>{messages.commands.help}</h2>
        <form method="dialog">
          <button className={css.close}>{messages.close}</button>
        </form>
      </div>
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={css.group}>{messages.groups[group]}</h3>
            <dl className={css.keys}>
              {rowsOf(group).map(([keys, what]) => (
                <div key={keys + what}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  )
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** A command's description, independent of the current selection. */
const helpOf = (name: string, label: string): string => {
  if (name === 'undo') return messages.commands.undo
  if (name === 'redo') return messages.commands.redo
  if (name === 'hide') return messages.commands.hideOrShow
  return name === 'lock' ? messages.commands.lockOrUnlock : label
}
