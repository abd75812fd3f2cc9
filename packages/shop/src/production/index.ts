import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'
import { cutLine } from './cut-line.ts'
import { createJobs, type ProductionJobs } from './jobs/index.ts'
import {
  productionFile,
  type FileOptions,
  type ProductionDeps,
  type ProductionFile,
  type ProductionKind,
} from './production-file.ts'

export { JOB_LIMITS, LEASE_MS, PRINT_FILES, startWorker, type JobRequest } from './jobs/index.ts'
export { PREVIEW_PIXELS, PRODUCTION_FILES } from './production-file.ts'
export type { ProductionFile, ProductionKind, ProductionDeps } from './production-file.ts'
export type { PreflightReport } from './preflight.ts'

/** Files for press, plotter and proofs. */
export interface Production {
  /** A file of a product for its owner or staff; nothing is made yet. */
  file(
    viewer: Viewer,
    id: string,
    kind: ProductionKind,
    options?: FileOptions,
  ): Promise<Outcome<ProductionFile>>
  /** The contour around a product's artwork: closed path data in inches; null where there is none. */
  cutLine(viewer: Viewer, id: string): Promise<Outcome<string | null>>
  readonly jobs: ProductionJobs
}

export const createProduction = (deps: ProductionDeps): Production => ({
  file: productionFile(deps),
  cutLine: cutLine(deps),
  jobs: createJobs({ ...deps, press: deps.pressForJobs ?? deps.press }),
})
