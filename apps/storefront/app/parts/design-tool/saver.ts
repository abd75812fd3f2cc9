import { designAsJson, type Design } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'
import type { AutosaveResult } from '@kisscut/machines/autosave'
import { detailsOfCustom, saveCustom } from '../configurator/behavior/custom-record.ts'
import { createOwnRevision, type OwnRevision } from '../configurator/design-step/own-revision.ts'
import { createLostSaves } from '../configurator/design-step/lost-saves.ts'
import { messagesOf } from '../configurator/design-step/messages-of.ts'
import { draftKey, dropDraft, keepDraft, storedDraft, textOfDesign, type Opened } from './draft.ts'
import { reportRemoved } from './library.ts'
import { sizeOfLink } from './size-of-design.ts'
import { begunWith, type DesignToolData } from './tool-data.ts'

/** What is saved of a design tool. */
export interface Work {
  readonly design: Design
  /** Valid details chosen beside the design; null: as saved. */
  readonly details: Configuration | null
}

/** Saves the work of one design tool: it makes the custom by the first save, and changes it by the others. TOOL-4. */
export interface Saver {
  /** The custom; null before the first save. */
  readonly id: () => string | null
  /** Of the custom as it was saved last; null before the first save. */
  readonly revision: () => number | null
  /** Called at once at every change: whatever happens before it is saved, it is there when the page is opened again. */
  keep(work: Work): void
  /** Rejects when the shop can't be reached, so that it is worth trying again. */
  save(work: Work): Promise<AutosaveResult>
  /** The next save is over whatever was saved elsewhere. DESIGN-22. */
  overwrite(): void
  /** Forgets what is not saved: what was saved elsewhere is to be shown. */
  forget(): void
  /** Calls back when another tab has saved something newer; returns a way to stop. */
  onNewer(listener: () => void): () => void
}

export function createSaver(
  begun: Pick<DesignToolData, 'page' | 'sample'>,
  opened: Opened,
  windowId: string,
  onMade: (id: string) => void,
): Saver {
  const { product, configured, configuration } = begun.page
  let id = configured?.id ?? null
  let own: OwnRevision | null = id === null ? null : createOwnRevision(id, opened.revision)
  /** Under which it is made; null: nothing was sent to make it. */
  let firstKey = opened.firstKey ?? null
  const linked = id === null ? sizeOfLink(configuration, location.search) : ''
  const lost = createLostSaves(isStored)
  let latest: Work | null = null
  let reportNewer = () => {}
  let stop = () => {}
  const key = () => draftKey(id, begunWith(begun), windowId)
  const follow = () => {
    stop = own?.onNewer(() => reportNewer()) ?? stop
  }
  const keep = ({ design, details }: Work) =>
    keepDraft(key(), {
      ...{ design, details, revision: own?.known() ?? null, sent: lost.first() },
      ...(id === null && firstKey !== null && { firstKey }),
      ...(id === null && linked !== '' && { linked }),
    })
  /** What is saved is no draft any more; what has changed since is one of the new revision. */
  const settle = (before: string, design: Design) => {
    const draft = storedDraft(before)
    dropDraft(before)
    if (draft !== null && textOfDesign(draft.design) !== textOfDesign(design))
      keep({ design: draft.design, details: draft.details })
  }
  const make = async (work: Work): Promise<AutosaveResult> => {
    const before = key()
    const details = detailsOfCustom(work.details ?? configuration, product)
    const fields = { ...details, design: designAsJson(work.design) }
    const isTried = firstKey !== null
    firstKey ??= crypto.randomUUID()
    keep(latest ?? work)
    const saved = await saveCustom(null, fields, { key: firstKey })
    if (!saved.ok) return { ok: false, messages: messagesOf(saved.response) }
    id = saved.id
    own = createOwnRevision(id, isTried ? FIRST_REVISION : saved.revision)
    settle(before, work.design)
    follow()
    onMade(id)
    // An earlier request may have created it without its response arriving: the current design is saved as a change.
    return isTried ? change(own, id, work) : { ok: true }
  }
  const change = (made: OwnRevision, of: string, work: Work): Promise<AutosaveResult> =>
    made.change(async (revision) => {
      const details = work.details && detailsOfCustom(work.details, product)
      const fields = { ...details, design: designAsJson(work.design) }
      lost.note(textOfDesign(work.design))
      keep(latest ?? work)
      const saved = await lost.send(revision, (stated) => saveCustom(of, fields, { revision: stated }))
      if (!saved.ok) {
        // What it names may have been removed, by which the design is another one, too.
        reportRemoved()
        return { ok: false, messages: messagesOf(saved.response), isStale: saved.isStale }
      }
      made.made(saved.revision)
      settle(key(), work.design)
      return { ok: true }
    })
  return {
    id: () => id,
    revision: () => own?.known() ?? null,
    keep: (work) => {
      latest = work
      keep(work)
    },
    save: (work) => (id === null || own === null ? make(work) : change(own, id, work)),
    overwrite: () => own?.overwrite(),
    forget: () => dropDraft(key()),
    onNewer: (listener) => {
      reportNewer = listener
      follow()
      return () => stop()
    },
  }
}

/** Whether this is the design the shop has. */
function isStored(current: object, sent: string): boolean {
  const { design } = current as { readonly design?: Design & { readonly version?: number } }
  if (!design) return false
  const { version: _, ...stored } = design
  return textOfDesign(stored) === sent
}

/** As it was made, before anybody has changed it. */
const FIRST_REVISION = 0
