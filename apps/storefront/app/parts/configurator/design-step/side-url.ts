/** URL of a picture of one side of the saved product. DESIGN-39. */
export const sideUrl = (configuredId: string, side: string, pixels: number): string =>
  `/prepress/api/v1/custom/${configuredId}/preview.png/?${new URLSearchParams({ side, pixels: String(pixels) })}`
