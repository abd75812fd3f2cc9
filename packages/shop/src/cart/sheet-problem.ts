import type { Reader } from '@kisscut/core/units'
import type { SoldProduct } from '../configure/sold-product.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { dieLineOf, noStickerCut, stickersOf, type CutDeps } from '../production/cuts.ts'

export interface SheetDeps extends CutDeps {
  /** Receives the error if a sheet can't be traced; the preflight checks it again before printing. */
  readonly onError: (error: unknown) => void
}

/** Why a sticker sheet can't be ordered: none of its stickers can be cut out. Null if it can. PROD-11, PROD-19. */
export async function sheetProblem(
  deps: Deps<'onError'> & DepsOf<typeof dieLineOf | typeof stickersOf>,
  loaded: SoldProduct,
  reader: Reader,
): Promise<Failure | null> {
  try {
    const stickers = await stickersOf(deps, loaded, await dieLineOf(deps, loaded))
    const problem = stickers && noStickerCut(stickers, reader)
    return problem === null ? null : invalid({ placement: [problem] })
  } catch (error) {
    deps.onError(error)
    return null
  }
}
