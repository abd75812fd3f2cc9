import type { VectorPage } from './drawing.ts'
import { lightness } from './masks.ts'
import type { Coloring } from './write-drawing.ts'

/** Colors of a drawing on screen; of masks its luminosity. */
export function screenColoring(
  { page, colors, pictures }: Pick<VectorPage, 'page' | 'colors' | 'pictures'>,
  space: 'DeviceRGB' | 'DeviceGray',
): Coloring {
  const inSpace = (rgb: readonly number[]): readonly number[] =>
    space === 'DeviceRGB' ? rgb : [Math.round(lightness(rgb))]
  return {
    space,
    parts: (color) => inSpace(colors[color]!).map((part) => part / 255),
    picture(document, number) {
      const { width, height, stencil } = page.pictures[number]!
      const pixels = pictures[number]!
      const opaque = channels(pixels, [3])
      const SMask = store(document, [width, height], opaque, { ColorSpace: 'DeviceGray' })
      if (stencil !== null)
        return store(document, [1, 1], inSpace(colors[stencil]!), { ColorSpace: space, SMask })
      const light = channels(pixels, [0, 1, 2])
      const samples = space === 'DeviceRGB' ? light : grays(light)
      return store(document, [width, height], samples, { ColorSpace: space, SMask })
    },
  }
}

function store(
  document: PDFKit.PDFDocument,
  [Width, Height]: readonly [number, number],
  samples: Uint8Array | readonly number[],
  more: Record<string, unknown>,
): PDFKit.PDFKitReference {
  const image = document.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width,
    Height,
    BitsPerComponent: 8,
    ...more,
  })
  image.end(Buffer.from(samples))
  return image
}

function grays(light: Uint8Array): Uint8Array {
  const gray = new Uint8Array(light.length / 3)
  for (let at = 0; at < gray.length; at++)
    gray[at] = Math.round(lightness([light[at * 3]!, light[at * 3 + 1]!, light[at * 3 + 2]!]))
  return gray
}

/** Some channels of RGBA pixels. */
export function channels(pixels: Uint8Array, selection: readonly number[]): Uint8Array {
  const selected = new Uint8Array((pixels.length / 4) * selection.length)
  for (let from = 0, to = 0; from < pixels.length; from += 4)
    for (const channel of selection) selected[to++] = pixels[from + channel]!
  return selected
}
