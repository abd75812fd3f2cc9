import { needsVectorizationChoice } from '@kisscut/core/vectorize'
import { custom, readChanges } from '@kisscut/records'
import {
  configuredView,
  loadCustom,
  type LoadedCustom,
  type ConfiguredProduct,
} from '../configure/configured-product.ts'
import { done, invalid, notFound, failureOf, type Outcome } from '../outcome.ts'
import { drawPreview, type PreviewDeps } from './draw-preview.ts'
import { ARTWORK_MESSAGES, filled } from './messages.ts'
import { placementProblem } from './placing.ts'
import type { DesignDeps } from './use-user-file.ts'
import { isVectorizingCharged } from './vectorizing.ts'
import type { Viewer } from '../accounts/viewer.ts'

export interface FinalizeCustom {
  readonly instructions?: string
  /** 'Fix My Graphic', or 'I Approve My Low-Resolution Graphic To Be Printed' (FILE-2). */
  readonly lowResolutionChoice?: 'fix' | 'approve' | null
  readonly proofApproval?: 'as_is' | 'changes'
}

export const INSTRUCTIONS_AT_MOST = 2000

/** What still stands in the way of the press, by field: artwork that can be drawn, and below 72 dpi a choice about it. */
export const artworkErrors = (
  { row, file }: Pick<LoadedCustom, 'row' | 'file'>,
  choice = row.low_resolution_choice,
): Record<string, readonly string[]> => {
  if (file === null) return { user_file: [ARTWORK_MESSAGES.missing] }
  if (file.failed_to_raster) return { user_file: [ARTWORK_MESSAGES.notDrawn] }
  const misplaced = row.placement && placementProblem(row.placement, { ...row, dieLine: row.clip_type })
  if (misplaced) return { placement: [misplaced] }
  if (needsVectorizationChoice(row.dpi) && choice === null)
    return { low_resolution_choice: [filled(ARTWORK_MESSAGES.needsChoice, { dpi: row.dpi ?? 0 })] }
  return {}
}

/** The shopper has seen the product and says how it is to be made; its picture is drawn. FLOW-11. */
export const finalizeCustom =
  (deps: DesignDeps & PreviewDeps) =>
  async (
    viewer: Viewer,
    configuredId: string,
    input: FinalizeCustom,
  ): Promise<Outcome<ConfiguredProduct>> => {
    const { storage, links } = deps
    const catalog = await deps.catalog.current()
    const loaded = await loadCustom(storage.records, catalog, viewer, configuredId)
    if (!loaded.ok) return loaded
    const { row, quote } = loaded.value
    const instructions = input.instructions ?? row.instructions
    if (instructions.length > INSTRUCTIONS_AT_MOST)
      return invalid({
        instructions: [filled(ARTWORK_MESSAGES.instructionsTooLong, { max: INSTRUCTIONS_AT_MOST })],
      })
    const read = readChanges(custom, { instructions })
    if (!read.ok) return invalid(read.errors)
    const choice =
      input.lowResolutionChoice === undefined ? row.low_resolution_choice : input.lowResolutionChoice
    const errors = artworkErrors(loaded.value, choice)
    if (Object.keys(errors).length > 0) return invalid(errors)
    const failure = failureOf(quote.problems)
    if (failure !== null) return failure
    const changes = {
      instructions,
      low_resolution_choice: choice,
      option_vectorize: isVectorizingCharged(choice, loaded.value.file),
      proof_approval: input.proofApproval ?? row.proof_approval,
      finalized: true,
    }
    const updated = await storage.records.update(custom, row.id, changes, row.owner)
    if (updated === null) return notFound('This product')
    await drawPreview(deps, { ...loaded.value, row: updated })
    const priced = await loadCustom(storage.records, catalog, viewer, configuredId)
    return priced.ok ? done(configuredView(priced.value, links)) : priced
  }
