import type { Element, StackNode, UploadItem } from '@kisscut/artwork/design'
import type { CanvasContext } from '@kisscut/machines/canvas'
import type * as messages from '../../messages/design-tools.ts'
import { selectedIn, unitsIn, type DesignSession } from '../session/session.ts'
import type { ShopperFile } from '../types.ts'
import type { Shortcut } from './shortcut.ts'

/** Effects of commands beyond the design, provided by the editor around them. */
export interface ToolHost {
  /** Shows all shortcuts. */
  readonly help: () => void
  /** Says something that went wrong, or was done, where it is read out. */
  readonly say: (message: string) => void
  /** All objects are listed, hidden and locked ones as well. */
  readonly hasObjectList?: boolean
}

export type CommandGroup = keyof typeof messages.groups

/** Something a shopper can do, by menu, button or key: one list for all of them. EDIT-9. */
export interface ToolCommand {
  readonly name: string
  readonly group: CommandGroup
  /** Its name in the present state. */
  readonly label: (state: ToolState) => string
  readonly keys: readonly Shortcut[]
  /** The browser itself says when: copying needs no leave then. */
  readonly isNative?: boolean
  /** It can be undone by hand only in the list of objects. EDIT-6, EDIT-17. */
  readonly needsObjectList?: boolean
  readonly isInMenu: boolean
  readonly isOn: (state: ToolState) => boolean
  readonly apply: (session: DesignSession, host: ToolHost) => void
}

/** State that commands depend on. */
export interface ToolState {
  readonly context: CanvasContext
  /** The selection, including locked elements. */
  readonly selected: readonly Element[]
  /** The same, with whole groups as one. */
  readonly units: readonly StackNode[]
  /** The picture of the shopper's that alone is selected, unlocked, with its file; null: none is, or it hasn't arrived. */
  readonly picture: { readonly element: UploadItem; readonly file: ShopperFile } | null
}

export const toolState = (session: DesignSession): ToolState => ({
  context: session.actor.getSnapshot().context,
  selected: selectedIn(session.actor),
  units: unitsIn(session.actor),
  picture: pictureIn(session),
})

/** The picture that a command is about. */
export function pictureIn({ actor, store, library }: DesignSession): ToolState['picture'] {
  const [element, ...others] = selectedIn(actor)
  if (element?.kind !== 'upload' || element.locked || others.length > 0 || library.files === null) return null
  const file = store.file(element.file)
  return file ? { element, file } : null
}

/** The selected elements that may be changed. */
export const open = ({ selected }: ToolState) => selected.filter(({ locked }) => !locked)

/** A label that is the same whatever is selected. */
export const named = (label: string) => () => label
