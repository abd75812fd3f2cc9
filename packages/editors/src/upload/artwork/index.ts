/** The artwork tools with their geometry modules: loaded once there is artwork. */
export { ArtworkTools } from '../artwork-tools.tsx'
export { artworkChecks } from '../artwork-checks.ts'
