/** What artwork is edited with, with all it needs of contours and lines: fetched when there is artwork. */
export { ArtworkTools } from '../artwork-tools.tsx'
export { artworkChecks } from '../artwork-checks.ts'
