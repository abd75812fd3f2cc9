import { elementsOn, type Element } from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { apply } from '../commands/use-commands.ts'
import { commandNamed, type ToolHost } from '../commands/commands.ts'
import { elementName } from '../elements/names.ts'
import { CommandButtons } from '../panels/command-buttons.tsx'
import { RAIL_ICONS } from '../panels/icons.ts'
import { useArrived, useDesign, useSession, useShownSide } from '../session/use-session.ts'
import panelCss from '../panels/panel.module.css'
import css from './objects-panel.module.css'

/** What keys do in the list, beside moving in it. */
const KEYS: Readonly<Record<string, string>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Enter: 'edit-text',
  l: 'lock',
  L: 'lock',
}

interface Props {
  readonly host: ToolHost
  /** Selects what was chosen in the list. */
  readonly onSelect: (ids: readonly string[]) => void
}

/** Everything on the side that is shown, from front to back: a list that can be read out, and worked with by keys and taps. EDIT-6. */
export function ObjectsPanel({ host, onSelect }: Props) {
  const session = useSession()
  const { actor, store } = session
  useArrived()
  const design = useDesign()
  const shown = useShownSide()
  const selection = useSelector(actor, ({ context }) => context.selection)
  const [active, setActive] = useState<string | null>(null)
  const [isSeveral, setIsSeveral] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const name = useId()
  const objects = elementsOn(design, shown)
    .filter(({ kind }) => kind !== 'clip_mask')
    .reverse()
  const side = design.sides.find(({ id }) => id === shown)
  const current =
    objects.find(({ id }) => id === active) ?? objects.find(({ id }) => selection.includes(id)) ?? objects[0]
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  const toggle = ({ id }: Element) =>
    onSelect(selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id])
  const choose = (element: Element, isAdded: boolean) => {
    setActive(element.id)
    if (isAdded) toggle(element)
    else onSelect([element.id])
  }
  const step = (by: number, isAdded: boolean) => {
    const at = objects.findIndex(({ id }) => id === current?.id)
    const next = objects[Math.min(objects.length - 1, Math.max(0, at + by))]
    if (!next) return
    setActive(next.id)
    if (!isAdded) onSelect([next.id])
    else if (!selection.includes(next.id)) onSelect([...selection, next.id])
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const command = KEYS[event.key]
    if (event.key === 'ArrowDown') step(1, event.shiftKey)
    else if (event.key === 'ArrowUp') step(-1, event.shiftKey)
    else if (event.key === 'Home') step(-objects.length, false)
    else if (event.key === 'End') step(objects.length, false)
    else if (event.key === ' ' && current) toggle(current)
    else if (command) apply(commandNamed(command), session, host)
    else return
    event.preventDefault()
  }
  const label = (element: Element) => {
    const text = elementName(element, store)
    return element.locked ? messages.lockedName(text) : text
  }
  return (
    <section className={panelCss.section} aria-label={messages.rail.objects}>
      <h2 className={panelCss.title}>{messages.objectsOn(side?.name ?? '')}</h2>
      {objects.length === 0 ? (
        <p className={panelCss.hint}>{messages.noObjects}</p>
      ) : (
        <>
          <CommandButtons
            label={messages.arrange}
            host={host}
            names={[
              'order-front',
              'order-forward',
              'order-backward',
              'order-back',
              'lock',
              'duplicate',
              'remove',
            ]}
          />
          <ul
            ref={list}
            className={css.list}
            role="listbox"
            aria-multiselectable="true"
            aria-label={messages.objectsOn(side?.name ?? '')}
            aria-activedescendant={current && `${name}-${current.id}`}
            tabIndex={0}
            onKeyDown={pressed}
          >
            {objects.map((element) => (
              <li
                key={element.id}
                id={`${name}-${element.id}`}
                role="option"
                className={css.object}
                aria-selected={selection.includes(element.id)}
                data-active={element.id === current?.id || undefined}
                onClick={({ shiftKey, ctrlKey, metaKey }) =>
                  choose(element, isSeveral || shiftKey || ctrlKey || metaKey)
                }
                onDoubleClick={() => apply(commandNamed('edit-text'), session, host)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" className={css.icon}>
                  <path d={KIND_ICONS[element.kind]} />
                </svg>
                <span className={css.name}>{label(element)}</span>
                {element.locked && (
                  <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
                    <path d="M5 9h10v8H5ZM7 9V6.500a3 3 0 0 1 6 0V9" />
                  </svg>
                )}
              </li>
            ))}
          </ul>
          {objects.length > 1 && (
            <label className={panelCss.check}>
              <input
                type="checkbox"
                checked={isSeveral}
                onChange={({ currentTarget }) => setIsSeveral(currentTarget.checked)}
              />
              {messages.selectSeveral}
            </label>
          )}
        </>
      )}
    </section>
  )
}

const KIND_ICONS: Readonly<Record<Element['kind'], string>> = {
  text: RAIL_ICONS.text,
  shape: RAIL_ICONS.shapes,
  clipart: RAIL_ICONS.clipart,
  upload: RAIL_ICONS.files,
  marketplace: RAIL_ICONS.artworks,
  code: RAIL_ICONS.codes,
  clip_mask: RAIL_ICONS.shapes,
}
