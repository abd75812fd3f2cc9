import type { ContourHoles } from './limits.ts'

/** The treatment of a contour's holes, in words. DESIGN-23. */
export const CONTOUR_HOLES_CHOICES = {
  drop: 'Filled',
  keep: 'Cut out',
} as const satisfies Record<ContourHoles, string>
