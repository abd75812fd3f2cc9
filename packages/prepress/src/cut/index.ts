export { cutDxf } from './cut-dxf.ts'
export { cutSvg } from './cut-svg.ts'
export type { CutJob } from './job.ts'
