import { maskBy, type UploadItem } from '@kisscut/artwork/design'
import * as messages from '../../messages/design-tools.ts'
import type { DesignSession } from '../session/session.ts'
import {
  named,
  open,
  pictureIn,
  toolState,
  type ToolCommand,
  type ToolHost,
  type ToolState,
} from './tool-command.ts'

/** The selected picture and the shape on top of it that can become its mask. EDIT-18. */
function pictureAndShape(state: ToolState) {
  const [picture, shape, ...others] = open(state)
  const isPicture =
    picture?.kind === 'upload' || picture?.kind === 'clipart' || picture?.kind === 'marketplace'
  return isPicture && shape?.kind === 'shape' && shape.canRemove && others.length === 0
    ? { picture, shape }
    : null
}

/** Masks a picture with the shape on top of it. EDIT-18. */
export const maskCommand: ToolCommand = {
  name: 'mask',
  group: 'arrange',
  label: named(messages.commands.mask),
  keys: [],
  isInMenu: true,
  isOn: (state) => pictureAndShape(state) !== null,
  apply: (session, host) => {
    const found = pictureAndShape(toolState(session))
    if (!found) return
    const { picture, shape } = found
    session.store.openDrawing().then(
      ({ asFractions, shapePath }) => {
        const path = asFractions(shapePath(shape), shape)
        session.performOn(maskBy(picture.id, shape.id, path, session.newId()), [picture.id])
      },
      () => host.say(messages.notFetched),
    )
  },
}

/** Code that removes backgrounds, loaded on first use. */
const onPicture =
  (
    work: (
      parts: typeof import('../background/removal.ts'),
      session: DesignSession,
      picture: UploadItem,
      host: ToolHost,
    ) => Promise<void>,
  ) =>
  (session: DesignSession, host: ToolHost) => {
    const picture = pictureIn(session)
    if (picture === null) return
    const working = async () => work(await import('../background/removal.ts'), session, picture.element, host)
    working().catch(() => host.say(messages.notFetched))
  }

/** Removes the background of a picture, and restores it. EDIT-24. */
export const backgroundCommands: readonly ToolCommand[] = [
  {
    name: 'remove-background',
    group: 'edit',
    label: named(messages.commands.removeBackground),
    keys: [],
    isInMenu: true,
    isOn: ({ picture }) => picture !== null && !picture.file.isVector && picture.file.originalId === null,
    apply: onPicture(async ({ removeBackground }, session, picture, host) =>
      removeBackground(session, picture, host),
    ),
  },
  {
    name: 'restore-background',
    group: 'edit',
    label: named(messages.commands.restoreBackground),
    keys: [],
    isInMenu: true,
    isOn: ({ picture }) => (picture?.file.originalId ?? null) !== null,
    apply: onPicture(async ({ restoreBackground }, session, picture, host) => {
      const problem = await restoreBackground(session, picture)
      if (problem !== null) host.say(problem)
    }),
  },
]
