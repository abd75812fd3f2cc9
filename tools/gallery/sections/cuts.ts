import { cutLines, type Cutting, type DieLineSpec } from '@kisscut/artwork/die-line'
import { grown, rectanglePath } from '@kisscut/artwork/geometry'
import { uploadScene, USES, type Use } from '@kisscut/artwork/scene'
import { fitInside } from '@kisscut/artwork/placement'
import { exact, type Entry, type Section } from '../entry.ts'
import type { Studio } from '../studio.ts'
import { CUT, cutStroke, drawing, TEAR, tile } from '../tile.ts'

const SPEC: DieLineSpec = { shape: 'ellipse', width: 3, height: 2 }
const INKS = { CutContour: CUT, PerfCutContour: TEAR } as const

const cutting = (file: string, name: string, shows: string, cutting: Cutting): Entry =>
  exact(`cut-${file}.svg`, name, 'cutLines', shows, (studio) => {
    const { artwork, width, height } = studio.drawn('pizza')
    const { x, y, width: w, height: h } = fitInside({ width, height }, SPEC, 0.2)
    const lines = cutLines(SPEC, cutting).map(({ ink, path }) =>
      cutStroke(path, INKS[ink], 0.025, ink === 'PerfCutContour' ? 0.07 : undefined),
    )
    const outer = grown({ x: 0, y: 0, width: 3, height: 2 }, cutting.kind === 'kiss' ? 0.125 : 0)
    const face = cutting.kind === 'kiss' ? rectanglePath(outer) : (cutLines(SPEC, cutting)[0]?.path ?? '')
    const markup = 'markup' in artwork ? artwork.markup : ''
    return tile(
      drawing(
        `<path d="${face}" fill="#fff"/>` +
          `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}">${markup}</svg>${lines.join('')}`,
        outer,
        0.1,
      ),
    )
  })

const USED_FOR: Readonly<Record<Use, string>> = {
  screen: 'In the editor: the bleed tinted, the lines on top',
  preview: 'In the hand',
  print: 'For the press: up to the bleed, with its cut line',
}

const scene = (studio: Studio, use: Use, mirrored = false): string => {
  const { artwork, width, height } = studio.drawn('loud-lab')
  const dieLine: DieLineSpec = { shape: 'rounded_corner', width: 2.6, height: 2.6 }
  const design = {
    dieLine,
    look: 'white' as const,
    artwork,
    placement: fitInside({ width, height }, dieLine, 0.1),
  }
  // A print scene is in inches; in the gallery it fills its tile.
  return uploadScene(design, use, { mirrored }).replace(/ (width|height)="[\d.]+in"/g, '')
}

export const cuts: Section = {
  title: 'Cuts and scenes',
  description:
    'What the plotter follows: `CutContour` in magenta, `PerfCutContour` in brown; and one artwork drawn for its three uses.',
  entries: [
    cutting('die', 'die', 'Die cut: through face and backing', { kind: 'die', flexCut: true }),
    cutting('die-square', 'die', 'Die cut without flex cut: square', { kind: 'die', flexCut: false }),
    cutting(
      'kiss',
      'kiss',
      'Kiss cut: through the face, its backing perforated an eighth of an inch further out',
      { kind: 'kiss', flexCut: true },
    ),
    cutting('kiss-square', 'kiss', 'Kiss cut without flex cut', { kind: 'kiss', flexCut: false }),
    ...USES.map((use) =>
      exact(`scene-${use}.svg`, use, 'uploadScene', USED_FOR[use], (studio) => tile(scene(studio, use))),
    ),
    exact(
      'scene-reverse.svg',
      'mirrored',
      'uploadScene',
      'Reverse cut: printed to be read through the film',
      (studio) => tile(scene(studio, 'print', true)),
    ),
  ],
}
