import type { Element, StackNode, UploadItem } from '@kisscut/artwork/design'
import type { CanvasContext } from '@kisscut/machines/canvas'
import type * as messages from '../../messages/design-tools.ts'
import { selectedIn, unitsIn, type DesignSession } from '../session/session.ts'
import type { ShopperFile } from '../types.ts'
import type { Shortcut } from './shortcut.ts'

/** Effects of commands beyond the design, provided by the editor. */
export interface ToolHost {
  /** Opens the help sheet. */
  readonly help: () => void
  /** Announces a result or a problem, also to screen readers. */
  readonly say: (message: string) => void
  /** Whether there is a list of objects, including hidden and locked ones. */
  readonly hasObjectList?: boolean
}

export type CommandGroup = keyof typeof messages.groups

/** A command of a menu, button or key. EDIT-9. */
export interface ToolCommand {
  readonly name: string
  readonly group: CommandGroup
  /** Its name in the current state. */
  readonly label: (state: ToolState) => string
  readonly keys: readonly Shortcut[]
  /** The browser triggers it, so that copying needs no permission. */
  readonly isNative?: boolean
  /** Its effect can be reversed only in the list of objects. EDIT-6, EDIT-17. */
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
  /** The selection, with whole groups as one unit. */
  readonly units: readonly StackNode[]
  /**
   * The only selected element, if it is an unlocked uploaded picture, with its file; null otherwise, or before the file arrives.
   */
  readonly picture: { readonly element: UploadItem; readonly file: ShopperFile } | null
}

export const toolState = (session: DesignSession): ToolState => ({
  context: session.actor.getSnapshot().context,
  selected: selectedIn(session.actor),
  units: unitsIn(session.actor),
  picture: pictureIn(session),
})

/** The picture that picture commands apply to. */
export function pictureIn({ actor, store, library }: DesignSession): ToolState['picture'] {
  const [element, ...others] = selectedIn(actor)
  if (element?.kind !== 'upload' || element.locked || others.length > 0 || library.files === null) return null
  const file = store.file(element.file)
  return file ? { element, file } : null
}

/** The selected elements that are not locked. */
export const open = ({ selected }: ToolState) => selected.filter(({ locked }) => !locked)

/** A label independent of the state. */
export const named = (label: string) => () => label
