import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'
import { artworkLines, type ArtworkLines } from './artwork-lines.ts'
import { createJobs, type ProductionJobs } from './jobs/index.ts'
import {
  productionFile,
  type FileOptions,
  type ProductionDeps,
  type ProductionFile,
  type ProductionKind,
} from './production-file.ts'

export { JOB_LIMITS, LEASE_MS, PRINT_FILES, startWorker, type JobRequest } from './jobs/index.ts'
export { NO_LINES, type ArtworkLines } from './artwork-lines.ts'
export { PREVIEW_PIXELS, PRODUCTION_FILES } from './production-file.ts'
export type { ProductionFile, ProductionKind, ProductionDeps } from './production-file.ts'
export type { CutReport, PreflightReport } from './preflight.ts'

/** Files for press, plotter and proofs. */
export interface Production {
  /** A file of a product for its owner or staff; nothing is made yet. */
  file(
    viewer: Viewer,
    id: string,
    kind: ProductionKind,
    options?: FileOptions,
  ): Promise<Outcome<ProductionFile>>
  /** The lines that follow a product's artwork: its contour, and the kiss cuts of a sheet. */
  artworkLines(viewer: Viewer, id: string): Promise<Outcome<ArtworkLines>>
  readonly jobs: ProductionJobs
}

export const createProduction = (deps: ProductionDeps): Production => ({
  file: productionFile(deps),
  artworkLines: artworkLines(deps),
  jobs: createJobs({ ...deps, press: deps.pressForJobs ?? deps.press }),
})
