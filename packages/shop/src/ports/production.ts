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
  /** A separate press for long work, so that requests needn't wait; absent: `press`. */
  readonly pressForJobs?: Press
  readonly plotter: Plotter
  readonly guides: Guides
  readonly scenes: Readonly<Record<SceneName, Scene>>
  /** The message of a finding, with lengths for this reader. UNIT-1. */
  preflightMessage(finding: Finding, reader: Reader): string
}
