import type { ContourHoles } from './limits.ts'

/** What becomes of a contour's holes, in words. DESIGN-23. */
export const CONTOUR_HOLES_CHOICES = {
  drop: 'Filled',
  keep: 'Cut out',
} as const satisfies Record<ContourHoles, string>
