/** Names of the layers of a guide file, the lowest first. */
export const layers = {
  artwork: 'Artwork',
  bleed: 'Bleed',
  safeArea: 'Safe area',
  cutLine: 'Cut line',
} as const
