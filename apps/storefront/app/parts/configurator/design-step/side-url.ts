/** The picture of one side of a product as it was saved last. DESIGN-39. */
export const sideUrl = (configuredId: string, side: string, pixels: number): string =>
  `/prepress/api/v1/custom/${configuredId}/preview.png/?${new URLSearchParams({ side, pixels: String(pixels) })}`
