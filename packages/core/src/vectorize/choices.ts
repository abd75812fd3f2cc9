/** The choices for artwork of too low a resolution, in their exact words. FILE-2. */
export const VECTORIZATION_CHOICES = {
  fix: 'Fix My Graphic',
  approve: 'I Approve My Low-Resolution Graphic To Be Printed',
} as const
/** One of the choices about vectorizing. */
export type VectorizationChoice = keyof typeof VECTORIZATION_CHOICES
