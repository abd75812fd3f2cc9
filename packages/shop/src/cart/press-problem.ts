import type { Viewer } from '../accounts/viewer.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import { invalid, notMade, type Failure } from '../outcome.ts'
import { preflightOf, stopsOf } from '../production/preflight.ts'
import { printDesignOf } from '../production/print-design.ts'
import type { ProductionPorts } from '../ports/production.ts'
import type { SheetDeps } from './sheet-problem.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import * as messages from '../messages/cart.ts'

export type PressDeps = SheetDeps & Pick<ProductionPorts, 'press' | 'preflightMessage'>

/**
 * Why a drawn design can't be ordered: what the press would reject of it, or that it can't be drawn at all; null: it can. Of an upload
 * its owner was told when it was sent. DESIGN-36.
 */
export async function pressProblem(
  deps: Deps<'onError'> & DepsOf<typeof preflightOf | typeof printDesignOf>,
  loaded: SoldProduct,
  viewer: Viewer,
): Promise<Failure | null> {
  if (!isDrawn(loaded.design)) return null
  try {
    const report = await preflightOf(deps, loaded, await printDesignOf(deps, loaded), viewer)
    return report.passed ? null : invalid(stopsOf(report))
  } catch (error) {
    const failure = notMade(error, messages.notChecked, deps.onError)
    return failure.reason === 'busy' ? failure : invalid({ design: [messages.notChecked] })
  }
}
