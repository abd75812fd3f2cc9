import { cutLine } from './cut-line.ts'
import { jobsOf } from './jobs/index.ts'
import type { WorkDeps } from './jobs/work.ts'
import { productionFile } from './production-file.ts'

export { JOB_LIMITS, LEASE_MS, PRINT_FILES, startWorker, type JobRequest } from './jobs/index.ts'
export { PREVIEW_PIXELS, PRODUCTION_FILES } from './production-file.ts'
export type { ProductionFile, ProductionKind, ProductionDeps } from './production-file.ts'
export type { PreflightReport } from './preflight.ts'

/** Use cases for press, plotter and proofs. */
export const productionOf = (deps: WorkDeps) => ({
  file: productionFile(deps),
  cutLine: cutLine(deps),
  jobs: jobsOf({ ...deps, press: deps.pressForJobs ?? deps.press }),
})
