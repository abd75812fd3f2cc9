import type { Retoucher } from './retoucher.ts'
import type { Press } from './press.ts'
import type { Guides } from './guides.ts'
import type { Plotter } from './plotter.ts'
import type { SceneName } from '@kisscut/core/design'
import type { Reader } from '@kisscut/core/units'
import type { Scene } from './scenes.ts'
import type { Finding } from './print-design.ts'

/** Everything the shop needs for retouching, printing and cutting. */
export interface ProductionPorts {
  readonly retoucher: Retoucher
  readonly press: Press
  /** A press of its own for long work, so that it keeps no request waiting; `press` where absent. */
  readonly pressForJobs?: Press
  readonly plotter: Plotter
  readonly guides: Guides
  readonly scenes: Readonly<Record<SceneName, Scene>>
  /** The message of a finding, for one who reads lengths so. UNIT-1. */
  preflightMessage(finding: Finding, reader: Reader): string
}
