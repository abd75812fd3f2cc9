import { cutLine } from './cut-line.ts'
import { jobsOf } from './jobs/index.ts'
import type { WorkNeeds } from './jobs/work.ts'
import { productionFile } from './production-file.ts'

export { JOB_LIMITS, LEASE_MS, PRINT_FILES, startWorker, type JobRequest } from './jobs/index.ts'
export { PREVIEW_PIXELS, PRODUCTION_FILES } from './production-file.ts'
export type { ProductionFile, ProductionKind, ProductionNeeds } from './production-file.ts'
export type { PreflightReport } from './preflight.ts'

/** What is made of a product for press, plotter and proof. */
export const productionOf = (needs: WorkNeeds) => ({
  file: productionFile(needs),
  cutLine: cutLine(needs),
  jobs: jobsOf({ ...needs, press: needs.pressForJobs ?? needs.press }),
})
