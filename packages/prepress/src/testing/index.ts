export { bundledWorker } from './bundle.ts'
export { READY_WORKER } from './files.ts'
export { plateLines, type PlateLine } from './plate-lines.ts'
export { scanPages } from './scan-pages.ts'
