/** Messages about clipart products. */

export const keepsProduct = 'A configured product keeps its drawing.'
export const drawingMissing = 'We can’t show this drawing at the moment. Please choose another.'
export const drawingBusy = 'We’re busy at the moment. Please try again in a few seconds.'
export const notInverted = 'This drawing can’t be inverted.'
export const noSuchRegion = 'The drawing has no such part.'
export const noOutline = (region: string) => `${region} is cut, not printed, and has no outline.`
export const outlineTooWide = 'An outline is at most 200 thousandths of an inch wide.'
export const colorNotAvailable = (region: string) => `This color is not available for ${region}.`
