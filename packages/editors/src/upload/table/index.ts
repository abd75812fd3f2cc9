/** The table artwork is laid on, with all it needs of contours and lines: fetched when there is artwork. */
export { PlacingTable } from '../placing-table.tsx'
