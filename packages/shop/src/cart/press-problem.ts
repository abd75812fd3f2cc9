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
 * Why a design can't be ordered: the press would reject it, or it can't be drawn. Null if it can. The owner of an upload got this
 * report when it was sent. DESIGN-36.
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
