import { PDFName, type PDFArray, type PDFContext } from '@cantoo/pdf-lib'
import { inkProfile, type InkView } from '../color/ink-profile.ts'
import { GRAY } from './ink-operators.ts'

/** Defines the color spaces of inks and of gray, which is black ink except on a page in screen colors. */
export async function describeSpaces(
  context: PDFContext,
  view: InkView,
  inks: PDFArray,
  gray: PDFArray,
): Promise<void> {
  const fill = (array: PDFArray, parts: readonly unknown[]) =>
    parts.forEach((part) => array.push(context.obj(part as never)))
  fill(inks, ['ICCBased', context.register(context.flateStream(await inkProfile(view), { N: 4 }))])
  const black = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 1], C1: [0, 0, 0, 0], N: 1 }
  fill(gray, view === 'screen' ? ['DeviceGray'] : ['Separation', PDFName.of(GRAY), inks, black])
}
