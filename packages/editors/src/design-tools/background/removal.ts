import { swapFile, type PictureFile, type UploadItem } from '@kisscut/artwork/design'
import { retouchingMachineOf, type RetouchResult } from '@kisscut/machines/retouching'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import * as messages from '../../messages/background.ts'
import type { ToolHost } from '../commands/tool-command.ts'
import type { DesignSession } from '../session/session.ts'
import type { ShopperFile } from '../types.ts'

/** A request to remove the background of a file. */
interface RemovalRequest {
  readonly file: string
  /** Color tolerance of the background, 1–100. */
  readonly tolerance: number
}

const machine = retouchingMachineOf<RemovalRequest, ShopperFile>()
export type Removal = ActorRefFrom<typeof machine>

/** The default tolerance suits a picture from the internet. */
export const TOLERANCE = { least: 1, usual: 28, most: 100 } as const

/** Removals by picture of an open design: one continues while another element is selected. */
const removals = new WeakMap<DesignSession['actor'], Map<string, Removal>>()

/**
 * The removal for one picture: the machine decides, the shop works, and the result is a step of the design's history. EDIT-24.
 */
export function removalOf(session: DesignSession, id: string): Removal {
  const ofDesign = removals.get(session.actor) ?? new Map<string, Removal>()
  removals.set(session.actor, ofDesign)
  const known = ofDesign.get(id)
  if (known) return known
  const removal = createActor(
    machine.provide({
      actors: {
        retouch: fromPromise<RetouchResult<ShopperFile>, { readonly request: RemovalRequest }>(
          async ({ input: { request }, signal }) => {
            const { files } = session.library
            if (files === null) return { ok: false, messages: [] }
            const result = await files.removeBackground(request.file, request.tolerance, signal)
            return result.ok ? { ok: true, artwork: result.file } : result
          },
        ),
      },
      actions: {
        accepted: (_, { request: { file }, artwork }) => {
          session.store.know({ file: artwork })
          // Another tolerance is merged into the same step.
          const isTuned = (session.store.file(file)?.originalId ?? null) !== null
          session.perform(swapFile({ id, file }, pictureOf(artwork), messages.removeStep), isTuned)
        },
      },
    }),
  ).start()
  session.actor.subscribe({ complete: () => removal.stop() })
  ofDesign.set(id, removal)
  return removal
}

/** Removes the background now. If no panel shows the progress, the status line does. */
export function removeBackground(session: DesignSession, { id, file }: UploadItem, { say }: ToolHost): void {
  const removal = removalOf(session, id)
  removal.send({ type: 'retouch.requested', request: { file, tolerance: TOLERANCE.usual } })
  if (shown.has(removal)) return
  say(messages.removing)
  const watching = removal.subscribe((state) => {
    if (state.hasTag('busy')) return
    watching.unsubscribe()
    say(shown.has(removal) ? '' : state.context.messages.join(' '))
  })
}

/**
 * Restores the original picture as a separate step; returns a message where it is unavailable, otherwise null. Rejects offline.
 */
export async function restoreBackground(session: DesignSession, picture: UploadItem): Promise<string | null> {
  const originalId = session.store.file(picture.file)?.originalId ?? null
  const original = originalId === null ? null : await session.store.openFile(originalId)
  if (original === null) return messages.originalGone
  session.perform(swapFile(picture, pictureOf(original), messages.restoreStep))
  return null
}

const pictureOf = ({ id, isVector, width, height }: ShopperFile): PictureFile => ({
  file: id,
  pixels: isVector ? null : { width, height },
})

/** Removals whose progress a panel shows. */
const shown = new Set<Removal>()

/** Marks a removal as shown by a panel; returns a function that ends this. */
export function show(removal: Removal): () => void {
  shown.add(removal)
  return () => void shown.delete(removal)
}
