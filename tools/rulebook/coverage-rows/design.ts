import { row, type CoverageRow } from './row.ts'

/** DESIGN, FILE. */
export const DESIGN_ROWS: readonly CoverageRow[] = [
  row(
    'DESIGN-2',
    ['design/rotation.ts#normalizeRotation', 'design/element.ts#positionedElement'],
    [
      'design/design.test.ts > is normalized to 0–360 degrees',
      'design/design.properties.test.ts > never leave 0 to 360',
    ],
  ),
  row(
    'DESIGN-3',
    ['variable-data/symbol.ts#switchSymbol', 'variable-data/quantity.ts#readVariableData'],
    ['variable-data/variable-data.properties.test.ts > always keep the start from range to list'],
  ),
  row(
    'DESIGN-4',
    ['color/paint.ts#chooseColor', 'color/paint.ts#chooseCustomColor'],
    ['design/design.properties.test.ts > never have a color and a custom color'],
  ),
  row(
    'DESIGN-5',
    [
      'design/stroke.ts#strokeWithColor',
      'design/stroke.ts#strokeWithCustomColor',
      'design/limits.ts#DEFAULT_STROKE_WIDTH',
    ],
    ['design/design.test.ts > is 5 wide when a color is set with no width'],
  ),
  row(
    'DESIGN-6',
    ['design/stroke.ts#removeStroke'],
    ['design/design.test.ts > has width 0 and no color once removed'],
  ),
  row(
    'DESIGN-7',
    ['clipart/region.ts#regionStroke'],
    ['clipart/clipart.test.ts > get a stroke 5 wide with their color'],
  ),
  row(
    'DESIGN-8',
    ['design/border.ts#borderProblems', 'design/limits.ts#BORDER_MAXIMUM'],
    [
      'design/design.test.ts > has a size and a margin from 0 to 200',
      'design/design.properties.test.ts > are never wider than 200',
    ],
  ),
  row(
    'DESIGN-9',
    ['design/shape.ts#clipRadius'],
    [
      'design/shape-and-proof.test.ts > has corners of radius 10',
      'design/shape-and-proof.test.ts > has corners of radius 10 unless it says otherwise',
    ],
  ),
  row('DESIGN-10', ['design/text.ts#TEXT_ALIGNMENTS'], ['design/design.test.ts > stands nowhere 0']),
  row(
    'DESIGN-11',
    ['design/shape.ts#CLIP_TYPES'],
    ['design/design.test.ts > is clipped in one of seven ways'],
  ),
  row(
    'DESIGN-12',
    ['design/text.ts#textSizeOf', 'design/text.ts#DEFAULT_TEXT_SIZE'],
    ['design/design.test.ts > is medium unless it says small 0 or large 2'],
  ),
  row(
    'DESIGN-13',
    ['design/text.ts#textLocationOf'],
    ['design/design.test.ts > stands nowhere 0, at the bottom 1 or at the top 2'],
  ),
  row(
    'DESIGN-14',
    [
      'design/shape.ts#fixedSizeOf',
      'design/shape.ts#shapeSizeAfter',
      'design/shape.ts#ratioUnder',
      'size/ratio.ts#parseRatio',
    ],
    [
      'design/shape-and-proof.test.ts > of fixed size forces that size',
      'design/shape-and-proof.test.ts > keeps its size when locked',
      'design/shape-and-proof.test.ts > brings its own ratio',
    ],
  ),
  row(
    'FILE-2',
    ['vectorize/choices.ts#VECTORIZATION_CHOICES'],
    ['vectorize/vectorize.test.ts > asks for a choice only below 72 dpi'],
  ),
]
