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

/** The saved state of a design tool. */
export interface Work {
  readonly design: Design
  /** Valid details chosen beside the design; null if they are the saved ones. */
  readonly details: Configuration | null
}

/** Saves the work in a design tool: the first save creates the custom, the others change it. TOOL-4. */
export interface Saver {
  /** Id of the custom; null before the first save. */
  readonly id: () => string | null
  /** The last saved revision of the custom; null before the first save. */
  readonly revision: () => number | null
  /** Stores the draft at once on every change, so that it survives until it is saved. */
  keep(work: Work): void
  /** Rejects if the shop can't be reached, so that a retry may succeed. */
  save(work: Work): Promise<AutosaveResult>
  /** Makes the next save unconditional. DESIGN-22. */
  overwrite(): void
  /** Drops the draft in favor of the version saved elsewhere. */
  forget(): void
  /** Calls back when another tab has saved a newer revision; returns a function that stops it. */
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
  /** Idempotency key of the creating request; null if none was sent. */
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
  /** Drops a saved draft; changes made since become a draft of the new revision. */
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
    // An earlier request may have created it although its response was lost: save the current design as a
    // change.
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
        // A file in it may have been removed, which also changes the design.
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

/** Whether the shop has stored the sent design. */
function isStored(current: object, sent: string): boolean {
  const { design } = current as { readonly design?: Design & { readonly version?: number } }
  if (!design) return false
  const { version: _, ...stored } = design
  return textOfDesign(stored) === sent
}

/** Revision of a new custom. */
const FIRST_REVISION = 0
