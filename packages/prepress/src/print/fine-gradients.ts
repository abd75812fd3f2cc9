import type { PressProfile } from './cmyk.ts'

type Channels = readonly number[]

interface Gradient {
  stop(offset: number, color: Channels, opacity?: number): unknown
}
type Gradients = Record<'linearGradient' | 'radialGradient', (...at: number[]) => Gradient>

/** Steps between two stops. Interpolated as inks, middle colors would differ from those on screen. */
const STEPS = 24

/**
 * While `draw` runs, adds intermediate stops to the document's gradients: interpolated in sRGB, as on screen, and separated one
 * by one. `sourceOf` gives the sRGB color (0–255) of an ink.
 */
export function withFineGradients(
  document: PDFKit.PDFDocument,
  sourceOf: (ink: Channels) => Channels | undefined,
  press: PressProfile,
  draw: () => void,
): void {
  const gradients = document as unknown as Gradients
  const { linearGradient, radialGradient } = gradients
  const fine =
    (make: (...at: number[]) => Gradient) =>
    (...at: number[]): Gradient =>
      withStopsBetween(make.apply(document, at), sourceOf, press)
  Object.assign(gradients, { linearGradient: fine(linearGradient), radialGradient: fine(radialGradient) })
  try {
    draw()
  } finally {
    Object.assign(gradients, { linearGradient, radialGradient })
  }
}

function withStopsBetween(
  gradient: Gradient,
  sourceOf: (ink: Channels) => Channels | undefined,
  press: PressProfile,
): Gradient {
  const stop = gradient.stop.bind(gradient)
  let last: { offset: number; rgb: Channels; opacity: number } | undefined
  gradient.stop = (offset, ink, opacity = 1) => {
    const rgb = sourceOf(ink)
    if (!rgb) return stop(offset, ink, opacity)
    if (last && offset > last.offset)
      for (let step = 1; step < STEPS; step++) {
        const mix = (from: number, to: number) => from + ((to - from) * step) / STEPS
        const mixed = last.rgb.map((value, at) => mix(value, rgb[at] ?? 0))
        stop(mix(last.offset, offset), continuous(press, mixed), mix(last.opacity, opacity))
      }
    last = { offset, rgb, opacity }
    return stop(offset, continuous(press, rgb), opacity)
  }
  return gradient
}

/** The ink of a color in a gradient: without pure black, which would be a visible step. */
const continuous = (press: PressProfile, [red = 0, green = 0, blue = 0]: Channels): Channels =>
  press.ink(Math.max(red, 0.01), green, blue)
