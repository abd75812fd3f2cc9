import {
  LONGEST_NAME,
  isGroup,
  isWhole,
  membersOf,
  rename,
  stackOf,
  type Element,
  type StackNode,
} from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { apply } from '../commands/use-commands.ts'
import { commandNamed, type ToolHost } from '../commands/commands.ts'
import { elementName } from '../elements/names.ts'
import { CommandButtons } from '../panels/command-buttons.tsx'
import { LineField } from '../panels/line-field.tsx'
import { COMMAND_ICONS, RAIL_ICONS } from '../panels/icons.ts'
import { useArrived, useDesign, useSession, useShownSide } from '../session/use-session.ts'
import panelCss from '../panels/panel.module.css'
import css from './objects-panel.module.css'

/** Keyboard commands in the list besides navigation. */
const KEYS: Readonly<Record<string, string>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Enter: 'edit-text',
  l: 'lock',
  L: 'lock',
  h: 'hide',
  H: 'hide',
}

interface Props {
  readonly host: ToolHost
  /** Selects the item chosen in the list. */
  readonly onSelect: (ids: readonly string[]) => void
}

/**
 * Everything on the visible side, from front to back, with groups as a tree for screen readers, keys and touch. EDIT-6, EDIT-16.
 */
export function ObjectsPanel({ host, onSelect }: Props) {
  const session = useSession()
  const { actor, store } = session
  useArrived()
  const design = useDesign()
  const shown = useShownSide()
  const selection = useSelector(actor, ({ context }) => context.selection)
  const [active, setActive] = useState<string | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [isSeveral, setIsSeveral] = useState(false)
  const tree = useRef<HTMLUListElement>(null)
  const name = useId()
  const rows = useMemo(() => rowsOf(stackOf(design, shown), closed), [design, shown, closed])
  const selected = useMemo(() => new Set(selection), [selection])
  const side = design.sides.find(({ id }) => id === shown)
  const isSelected = ({ node }: ObjectRow) => isWhole(node, selected)
  const current = rows.find(({ id }) => id === active) ?? rows.find(isSelected) ?? rows[0]
  useEffect(() => {
    tree.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  const toggle = (row: ObjectRow) => {
    const ids = idsOf(row)
    const others = selection.filter((each) => !ids.includes(each))
    onSelect(isSelected(row) ? others : [...others, ...ids])
  }
  const choose = (row: ObjectRow, isAdded: boolean) => {
    setActive(row.id)
    if (isAdded) toggle(row)
    else onSelect(idsOf(row))
  }
  const step = (by: number, isAdded: boolean) => {
    const at = rows.findIndex(({ id }) => id === current?.id)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    setActive(next.id)
    if (!isAdded) onSelect(idsOf(next))
    else if (!isSelected(next)) toggle(next)
  }
  const open = ({ id }: ObjectRow, isOpen: boolean) => {
    setActive(id)
    setClosed((now) => new Set(isOpen ? [...now].filter((each) => each !== id) : [...now, id]))
  }
  /** Right opens or enters a group; left closes it, or goes to its parent. */
  const sidestep = (row: ObjectRow, isRight: boolean) => {
    if (isGroup(row.node) && row.isOpen !== isRight) return open(row, isRight)
    const around = rows.findLast(({ level }, at) => level < row.level && at < rows.indexOf(row))
    if (isRight && isGroup(row.node)) step(1, false)
    else if (!isRight && around) choose(around, false)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const command = KEYS[event.key]
    if (event.key === 'ArrowDown') step(1, event.shiftKey)
    else if (event.key === 'ArrowUp') step(-1, event.shiftKey)
    else if (event.key === 'ArrowRight' && current) sidestep(current, true)
    else if (event.key === 'ArrowLeft' && current) sidestep(current, false)
    else if (event.key === 'Home') step(-rows.length, false)
    else if (event.key === 'End') step(rows.length, false)
    else if (event.key === ' ' && current) toggle(current)
    else if (command) apply(commandNamed(command), session, host)
    else return
    event.preventDefault()
  }
  const label = ({ node }: ObjectRow) => {
    const text = isGroup(node) ? messages.groupOf(membersOf(node).length) : elementName(node.element, store)
    const named = isHidden(node) ? messages.hiddenName(text) : text
    return isLocked(node) ? messages.lockedName(named) : named
  }
  const named = design.elements.find(({ id }) => selection.length === 1 && id === selection[0])
  const title = messages.objectsOn(side && design.sides.length > 1 ? side.name : null)
  return (
    <section className={panelCss.section} aria-label={messages.rail.objects}>
      <h2 className={panelCss.title}>{title}</h2>
      {rows.length === 0 ? (
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
              'group',
              'ungroup',
              'lock',
              'hide',
              'duplicate',
              'remove',
            ]}
          />
          <ul
            ref={tree}
            className={css.list}
            role="tree"
            aria-multiselectable="true"
            aria-label={title}
            aria-activedescendant={current && `${name}-${current.id}`}
            tabIndex={0}
            onKeyDown={pressed}
          >
            {rows.map((row) => (
              <li
                key={row.id}
                id={`${name}-${row.id}`}
                role="treeitem"
                className={css.object}
                style={{ '--level': row.level } as CSSProperties}
                aria-level={row.level}
                aria-setsize={row.count}
                aria-posinset={row.position}
                aria-expanded={isGroup(row.node) ? row.isOpen : undefined}
                aria-selected={isSelected(row)}
                data-hidden={isHidden(row.node) || undefined}
                data-active={row.id === current?.id || undefined}
                onClick={({ shiftKey, ctrlKey, metaKey }) =>
                  choose(row, isSeveral || shiftKey || ctrlKey || metaKey)
                }
                onDoubleClick={() => apply(commandNamed('edit-text'), session, host)}
              >
                {isGroup(row.node) && (
                  // The keyboard equivalents are the left and right arrow keys.
                  <span
                    className={css.opener}
                    aria-hidden="true"
                    title={row.isOpen ? messages.closeGroup : messages.openGroup}
                    onClick={(event) => {
                      event.stopPropagation()
                      open(row, !row.isOpen)
                    }}
                  >
                    <Icon size={20} path={row.isOpen ? 'M5 8l5 5 5-5' : 'M8 5l5 5-5 5'} />
                  </span>
                )}
                <Icon size={24} path={isGroup(row.node) ? GROUP_ICON : KIND_ICONS[row.node.element.kind]} />
                <span className={css.name}>{label(row)}</span>
                {isHidden(row.node) && <Icon size={20} path={COMMAND_ICONS['hide'] ?? ''} />}
                {isLocked(row.node) && <Icon size={20} path={COMMAND_ICONS['lock'] ?? ''} />}
              </li>
            ))}
          </ul>
          {rows.some(({ node }) => membersOf(node).some(({ hidden }) => hidden)) && (
            <p className={panelCss.hint}>{messages.hiddenHint}</p>
          )}
          {named && (
            <LineField
              key={named.id}
              label={messages.objectName}
              value={named.name ?? ''}
              isOff={named.locked}
              longest={LONGEST_NAME}
              onType={(typed, isJoined) => session.perform(rename(named.id, typed), isJoined)}
            />
          )}
          {rows.length > 1 && (
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

const idsOf = ({ node }: ObjectRow): readonly string[] => membersOf(node).map(({ id }) => id)
const isHidden = (node: StackNode): boolean => membersOf(node).every(({ hidden }) => hidden)
const isLocked = (node: StackNode): boolean => membersOf(node).every(({ locked }) => locked)

/** A row of the tree. */
interface ObjectRow {
  /** Id of the element or group. */
  readonly id: string
  readonly node: StackNode
  /** From 1. */
  readonly level: number
  readonly position: number
  /** Number of siblings. */
  readonly count: number
  readonly isOpen: boolean
}

/** The visible rows of a tree, from front to back. */
const rowsOf = (nodes: readonly StackNode[], closed: ReadonlySet<string>, level = 1): readonly ObjectRow[] =>
  [...nodes].reverse().flatMap((node, at) => {
    const id = isGroup(node) ? node.group : node.element.id
    const isOpen = !closed.has(id)
    const row = { id, node, level, position: at + 1, count: nodes.length, isOpen }
    return isGroup(node) && isOpen ? [row, ...rowsOf(node.children, closed, level + 1)] : [row]
  })

const Icon = ({ path, size }: { readonly path: string; readonly size: number }) => (
  <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={css.icon}>
    <path d={path} />
  </svg>
)

const GROUP_ICON = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h5v5H8ZM11 16h5v-5'

const KIND_ICONS: Readonly<Record<Element['kind'], string>> = {
  text: RAIL_ICONS.text,
  shape: RAIL_ICONS.shapes,
  clipart: RAIL_ICONS.clipart,
  upload: RAIL_ICONS.files,
  marketplace: RAIL_ICONS.artworks,
  code: RAIL_ICONS.codes,
  clip_mask: RAIL_ICONS.shapes,
}
