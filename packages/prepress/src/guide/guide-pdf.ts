import type { GuideOrder } from '@kisscut/shop/ports/guides'
import { layers } from '../messages/guide.ts'
import { bytesOf, openDocument, POINTS } from '../print/document.ts'
import { cutLine } from '../print/plates.ts'
import { guideLines, LAYERS, type GuideLayer } from './guide-lines.ts'

/** Pens of visible lines: process inks in percent, and widths in points. */
const PENS = {
  bleed: { ink: [80, 10, 15, 0], dash: [1.4, 2.2] },
  safeArea: { ink: [80, 20, 85, 10], dash: [4, 3] },
} as const
const PEN_WIDTH = 0.5
const CUT_WIDTH = 0.75

/** Parts of pdfkit's document that its types lack. */
interface Inside {
  readonly _root: { readonly data: Record<string, unknown> }
  readonly page: { readonly resources: { readonly data: Record<string, unknown> } }
}

/**
 * A guide file as PDF in true size: the boxes of a print file, and a layer (optional content) for each name. The cut line is the
 * plate of print files. GUIDE-2.
 */
export async function guidePdf(order: GuideOrder): Promise<Uint8Array> {
  const { trim, page, paths } = guideLines(order)
  const document = openDocument(order.title, { media: page, bleed: page, trim }, null)
  const groups = addLayers(document)
  document.scale(POINTS).translate(-page.x, -page.y)
  const draw: Readonly<Record<GuideLayer, () => void>> = {
    artwork: () => undefined,
    bleed: () => strokeGuide(document, paths.bleed, 'bleed'),
    safeArea: () => strokeGuide(document, paths.safeArea, 'safeArea'),
    cutLine: () => cutLine(document, 'CutContour', paths.cutLine, CUT_WIDTH / POINTS),
  }
  for (const layer of LAYERS) {
    document.addContent(`/OC /${groups[layer]} BDC`)
    draw[layer]()
    document.addContent('EMC')
  }
  return bytesOf(document)
}

function strokeGuide(document: PDFKit.PDFDocument, path: string, line: keyof typeof PENS): void {
  if (path === '') return
  const { ink, dash } = PENS[line]
  const [length, space] = dash
  document
    .save()
    .path(path)
    .lineWidth(PEN_WIDTH / POINTS)
  document.dash(length / POINTS, { space: space / POINTS }).stroke([...ink] as never)
  document.restore()
}

/** Adds a layer for each name; returns their resource names in the page's content. */
function addLayers(document: PDFKit.PDFDocument): Readonly<Record<GuideLayer, string>> {
  const { _root: root, page } = document as unknown as Inside
  const groups = LAYERS.map((layer) => {
    const group = document.ref({ Type: 'OCG', Name: new String(layers[layer]) })
    group.end(undefined as unknown as Buffer)
    return group
  })
  const names = LAYERS.map((layer) => [layer, `Layer_${layer}`] as const)
  root.data['OCProperties'] = {
    OCGs: groups,
    D: { Name: new String(layers.artwork), Order: groups, ON: groups },
  }
  page.resources.data['Properties'] = Object.fromEntries(names.map(([, name], at) => [name, groups[at]]))
  return Object.fromEntries(names) as Record<GuideLayer, string>
}
