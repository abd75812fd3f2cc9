import { designAsJson, type Design } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'
import type { AutosaveResult } from '@kisscut/machines/autosave'
import { detailsOfCustom, saveCustom } from '../configurator/behavior/custom-record.ts'
import { createOwnRevision, type OwnRevision } from '../configurator/design/own-revision.ts'
import { messagesOf } from '../configurator/design/messages-of.ts'
import { draftKey, dropDraft, keepDraft, storedDraft, textOfDesign, type Opened } from './draft.ts'
import type { DesignToolData } from './tool-data.ts'

/** What is saved of a design tool. */
export interface Work {
  readonly design: Design
  /** What was chosen beside the design and passes the rules; null: as it is saved. */
  readonly details: Configuration | null
}

/** Saves the work of one design tool: it makes the custom by the first save, and changes it by the others. TOOL-4. */
export interface Saver {
  /** The custom; null before the first save. */
  readonly id: () => string | null
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

/** Designs remembered while the shop does not respond; the first ones, which may have come before it was gone. */
const UNANSWERED_AT_MOST = 20

export function createSaver(
  { page }: Pick<DesignToolData, 'page'>,
  opened: Opened,
  windowId: string,
  onMade: (id: string) => void,
): Saver {
  const { product, configured, configuration } = page
  let id = configured?.id ?? null
  let own: OwnRevision | null = id === null ? null : createOwnRevision(id, opened.revision)
  /** The designs sent since the shop last responded, as texts: any of them may have been saved. */
  let sent: readonly string[] = []
  let reportNewer = () => {}
  let stop = () => {}
  const key = () => draftKey(id, product.id, windowId)
  const follow = () => {
    stop = own?.onNewer(() => reportNewer()) ?? stop
  }
  const keep = ({ design, details }: Work) =>
    keepDraft(key(), { design, details, revision: own?.known() ?? null, sent: sent[0] ?? null })
  /** What is saved is no draft any more; what has changed since is one of the new revision. */
  const settle = (before: string, design: Design) => {
    const draft = storedDraft(before)
    dropDraft(before)
    if (draft !== null && textOfDesign(draft.design) !== textOfDesign(design))
      keep({ design: draft.design, details: draft.details })
  }
  const make = async (work: Work): Promise<AutosaveResult> => {
    const before = key()
    const details = detailsOfCustom(work.details ?? configuration, product.id)
    const saved = await saveCustom(null, { ...details, design: designAsJson(work.design) })
    if (!saved.ok) return { ok: false, messages: messagesOf(saved.response) }
    id = saved.id
    own = createOwnRevision(id, saved.revision)
    settle(before, work.design)
    follow()
    onMade(id)
    return { ok: true }
  }
  const change = (made: OwnRevision, of: string, work: Work): Promise<AutosaveResult> =>
    made.change(async (revision) => {
      const details = work.details && detailsOfCustom(work.details, product.id)
      const fields = { ...details, design: designAsJson(work.design) }
      const lost = sent
      sent = [...new Set([...lost, textOfDesign(work.design)])].slice(0, UNANSWERED_AT_MOST)
      keep(work)
      let saved = await saveCustom(of, fields, revision === undefined ? {} : { revision })
      const arrived = saved.ok ? null : revisionOf(saved.response, lost)
      if (arrived !== null) {
        made.made(arrived)
        saved = await saveCustom(of, fields, { revision: arrived })
      }
      sent = []
      if (!saved.ok) return { ok: false, messages: messagesOf(saved.response), isStale: saved.isStale }
      made.made(saved.revision)
      settle(key(), work.design)
      return { ok: true }
    })
  return {
    id: () => id,
    keep,
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

/** The revision that is stored, where it is one of these designs: it was saved, and only the response was lost. Null: it is another one. */
function revisionOf(response: unknown, designs: readonly string[]): number | null {
  const { current } = response as {
    readonly current?: {
      readonly design?: Design & { readonly version?: number }
      readonly revision?: number
    }
  }
  if (!current?.design || current.revision === undefined) return null
  const { version: _, ...stored } = current.design
  return designs.includes(textOfDesign(stored)) ? current.revision : null
}
