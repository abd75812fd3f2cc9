import {
  EDGES,
  ORDERS,
  align,
  distribute,
  duplicate,
  group,
  hide,
  isGroup,
  lock,
  mirror,
  redoLabel,
  remove,
  restack,
  rotation,
  transform,
  undoLabel,
  ungroup,
  type Command,
  type Edge,
  type Element,
  type Order,
} from '@kisscut/artwork/design'
import { middleOf } from '@kisscut/artwork/placement'
import { frameOf, groupOfSelection, selectable, selectingIn, unitAt } from '@kisscut/machines/canvas'
import * as messages from '../../messages/design-tools.ts'
import { copyByButton, cutSelection, pasteText, textToPaste } from '../elements/clipboard.ts'
import { selectedIn, type DesignSession } from '../session/session.ts'
import { backgroundCommands, maskCommand } from './picture-commands.ts'
import type { Shortcut } from './shortcut.ts'
import { named, open, toolState, type ToolCommand, type ToolHost, type ToolState } from './tool-command.ts'

export { toolState }
export type { CommandGroup, ToolCommand, ToolHost, ToolState } from './tool-command.ts'

const isAnyOpen = (state: ToolState) => open(state).length > 0
const ids = (elements: readonly Element[]) => elements.map(({ id }) => id)

/** A command on the selection. */
const onSelected =
  (make: (ids: readonly string[], elements: readonly Element[]) => Command) => (session: DesignSession) => {
    const elements = selectedIn(session.actor)
    session.perform(make(ids(elements), elements))
  }

const ORDER_KEYS: Readonly<Record<Order, Shortcut>> = {
  front: 'Mod+Shift+]',
  forward: 'Mod+]',
  backward: 'Mod+[',
  back: 'Mod+Shift+[',
}

const always = () => true

const history: readonly ToolCommand[] = [
  {
    name: 'undo',
    group: 'edit',
    label: ({
      context: {
        history: { past },
      },
    }) => (past.length === 0 ? messages.commands.undo : messages.undoOf(past.at(-1)?.command.label ?? '')),
    keys: ['Mod+Z'],
    isInMenu: false,
    isOn: ({ context }) => undoLabel(context.history) !== null,
    apply: ({ actor }) => actor.send({ type: 'undo.requested' }),
  },
  {
    name: 'redo',
    group: 'edit',
    label: ({ context }) => {
      const label = redoLabel(context.history)
      return label === null ? messages.commands.redo : messages.redoOf(label)
    },
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    isInMenu: false,
    isOn: ({ context }) => redoLabel(context.history) !== null,
    apply: ({ actor }) => actor.send({ type: 'redo.requested' }),
  },
]

const editing: readonly ToolCommand[] = [
  {
    name: 'edit-text',
    group: 'edit',
    label: named(messages.commands.editText),
    keys: ['Enter'],
    isInMenu: true,
    isOn: (state) => open(state).length === 1 && open(state)[0]?.kind === 'text',
    apply: ({ actor }) => {
      const [text] = selectedIn(actor)
      if (text) actor.send({ type: 'typing.began', id: text.id })
    },
  },
  {
    name: 'edit-group',
    group: 'edit',
    label: named(messages.commands.editGroup),
    keys: ['Enter'],
    isInMenu: true,
    isOn: ({ units }) => units.length === 1 && units.some(isGroup),
    apply: (session) => {
      const selecting = selectingIn(session.actor.getSnapshot().context)
      const [first] = selecting.selection
      if (first !== undefined) session.select(unitAt(selecting, first, 1))
    },
  },
  {
    name: 'cut',
    group: 'edit',
    label: named(messages.commands.cut),
    keys: ['Mod+X'],
    isNative: true,
    isInMenu: true,
    isOn: (state) => open(state).some(({ canRemove }) => canRemove),
    apply: (session) => {
      void copyByButton(session)
      cutSelection(session)
    },
  },
  {
    name: 'copy',
    group: 'edit',
    label: named(messages.commands.copy),
    keys: ['Mod+C'],
    isNative: true,
    isInMenu: true,
    isOn: ({ selected }) => selected.length > 0,
    apply: (session) => void copyByButton(session),
  },
  {
    name: 'paste',
    group: 'edit',
    label: named(messages.commands.paste),
    keys: ['Mod+V'],
    isNative: true,
    isInMenu: true,
    isOn: always,
    apply: (session, host) => {
      const pasting = async () => {
        const text = await textToPaste()
        const problem = text === '' ? messages.nothingPasted : await pasteText(session, text)
        if (problem !== null) host.say(problem)
      }
      void pasting().catch(() => host.say(messages.notFetched))
    },
  },
  {
    name: 'duplicate',
    group: 'edit',
    label: named(messages.commands.duplicate),
    keys: ['Mod+D'],
    isInMenu: true,
    isOn: ({ selected }) => selected.length > 0,
    apply: (session) => {
      const selected = selectedIn(session.actor)
      const copies = new Map<string, string>()
      const newId = (id: string) => {
        const copy = copies.get(id) ?? session.newId()
        copies.set(id, copy)
        return copy
      }
      session.perform(duplicate(ids(selected), newId))
      session.select(selected.flatMap(({ id }) => copies.get(id) ?? []))
    },
  },
  {
    name: 'remove',
    group: 'edit',
    label: named(messages.commands.remove),
    keys: ['Delete', 'Backspace'],
    isInMenu: true,
    isOn: (state) => open(state).some(({ canRemove }) => canRemove),
    apply: onSelected((on) => remove(on)),
  },
  ...backgroundCommands,
  {
    name: 'select-all',
    group: 'edit',
    label: named(messages.commands.selectAll),
    keys: ['Mod+A'],
    isInMenu: true,
    isOn: ({ context }) => selectable(context.history.present, context.side).length > 0,
    apply: (session) => {
      const { history, side } = session.actor.getSnapshot().context
      session.select(ids(selectable(history.present, side)))
    },
  },
  {
    name: 'deselect',
    group: 'edit',
    label: named(messages.commands.deselect),
    keys: ['Escape'],
    isInMenu: false,
    isOn: ({ selected }) => selected.length > 0,
    apply: (session) => session.select(groupOfSelection(selectingIn(session.actor.getSnapshot().context))),
  },
]

const arranging: readonly ToolCommand[] = [
  ...ORDERS.map((to): ToolCommand => ({
    name: `order-${to}`,
    group: 'arrange',
    label: named(messages.orders[to]),
    keys: [ORDER_KEYS[to]],
    isInMenu: true,
    isOn: isAnyOpen,
    apply: onSelected((on) => restack(on, to)),
  })),
  {
    name: 'group',
    group: 'arrange',
    label: named(messages.commands.group),
    keys: ['Mod+G'],
    isInMenu: true,
    isOn: ({ units }) => units.length > 1,
    apply: (session) => session.perform(group(ids(selectedIn(session.actor)), session.newId())),
  },
  {
    name: 'ungroup',
    group: 'arrange',
    label: named(messages.commands.ungroup),
    keys: ['Mod+Shift+G'],
    isInMenu: true,
    isOn: ({ units }) => units.some(isGroup),
    apply: onSelected((on) => ungroup(on)),
  },
  maskCommand,
  {
    name: 'lock',
    group: 'arrange',
    label: ({ selected }) =>
      selected.length > 0 && selected.every(({ locked }) => locked)
        ? messages.commands.unlock
        : messages.commands.lock,
    keys: ['L'],
    needsObjectList: true,
    isInMenu: true,
    isOn: ({ selected }) => selected.length > 0,
    apply: onSelected((on, elements) => lock(on, !elements.every(({ locked }) => locked))),
  },
  {
    name: 'hide',
    group: 'arrange',
    label: ({ selected }) =>
      selected.length > 0 && selected.every(({ hidden }) => hidden)
        ? messages.commands.show
        : messages.commands.hide,
    keys: ['H'],
    needsObjectList: true,
    isInMenu: true,
    isOn: ({ selected }) => selected.length > 0,
    apply: onSelected((on, elements) => hide(on, !elements.every(({ hidden }) => hidden))),
  },
  ...(['x', 'y'] as const).map((axis): ToolCommand => ({
    name: `mirror-${axis}`,
    group: 'arrange',
    label: named(axis === 'x' ? messages.commands.mirrorX : messages.commands.mirrorY),
    keys: [],
    isInMenu: true,
    isOn: isAnyOpen,
    apply: onSelected((on) => mirror(on, axis)),
  })),
  {
    name: 'rotate-quarter',
    group: 'arrange',
    label: named(messages.commands.rotateQuarter),
    keys: ['R'],
    isInMenu: true,
    isOn: isAnyOpen,
    apply: onSelected((on, elements) => {
      const frame = frameOf(elements.filter(({ locked }) => !locked))
      return transform(on, rotation(90, middleOf(frame ?? { x: 0, y: 0, width: 0, height: 0 })), 'rotate')
    }),
  },
]

const aligning: readonly ToolCommand[] = [
  ...EDGES.map((edge: Edge): ToolCommand => ({
    name: `align-${edge}`,
    group: 'align',
    label: named(messages.edges[edge]),
    keys: [],
    isInMenu: false,
    isOn: isAnyOpen,
    apply: onSelected((on) => align(on, edge)),
  })),
  ...(['x', 'y'] as const).map((axis): ToolCommand => ({
    name: `distribute-${axis}`,
    group: 'align',
    label: named(messages.distribute[axis]),
    keys: [],
    isInMenu: false,
    isOn: ({ units }) => units.length > 2,
    apply: onSelected((on) => distribute(on, axis)),
  })),
]

const help: ToolCommand = {
  name: 'help',
  group: 'move',
  label: named(messages.commands.help),
  keys: ['?'],
  isInMenu: false,
  isOn: always,
  apply: (_, host) => host.help(),
}

const COMMANDS: readonly ToolCommand[] = [...history, ...editing, ...arranging, ...aligning, help]

/** All commands of an editor, in the order of menus and the help sheet. */
export const commandsOf = ({ hasObjectList = false }: ToolHost): readonly ToolCommand[] =>
  COMMANDS.filter(({ needsObjectList = false }) => hasObjectList || !needsObjectList)

/** A command by its name. Throws for an unknown one. */
export function commandNamed(name: string): ToolCommand {
  const found = COMMANDS.find((command) => command.name === name)
  if (!found) throw new Error(`There is no command ${name}.`)
  return found
}
