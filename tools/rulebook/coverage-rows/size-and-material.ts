import { row, type CoverageRow } from './row.ts'

/** SIZE, MAT. */
export const SIZE_AND_MATERIAL_ROWS: readonly CoverageRow[] = [
  row(
    'SIZE-1',
    ['size/parse-size.ts#parseSize'],
    ['testing/sentences-of-validation.test.ts > width and height are required numbers'],
  ),
  row(
    'SIZE-2',
    ['size/parse-size.ts#parseSize'],
    [
      'size/size.test.ts > is kept to 3 decimal places',
      'size/size.test.ts > is required and a number',
      'testing/sentences-of-constants.test.ts > dimensions keep 3 decimal places',
    ],
  ),
  row(
    'SIZE-3',
    [
      'size/ratio.ts#parseRatio',
      'size/ratio.ts#ratioProblems',
      'size/ratio.ts#followRatio',
      'design/shape.ts#ratioUnder',
    ],
    [
      'size/size.test.ts > is a number or a pair',
      'size/size.test.ts > is kept by whatever size is typed',
      'testing/sentences-of-validation.test.ts > follows a locked ratio either way',
      'size/size.test.ts > is kept by whatever size is typed, saved or posted',
    ],
  ),
  row(
    'SIZE-4',
    ['size/problems.ts#sizeProblems'],
    ['testing/sentences-of-validation.test.ts > has positive sides'],
  ),
  row(
    'SIZE-5',
    ['size/material-bounds.ts#materialSizeProblems'],
    ['testing/sentences-of-validation.test.ts > is not below the minimum of the material'],
  ),
  row(
    'SIZE-6',
    ['size/material-bounds.ts#materialSizeProblems'],
    ['testing/sentences-of-validation.test.ts > is not beyond the maximum, turned'],
  ),
  row(
    'SIZE-7',
    ['clipart/size.ts#clipartSizeProblems'],
    [
      'clipart/clipart.properties.test.ts > never pass a size beyond a limit',
      'clipart/clipart.test.ts > is at least its minimum square inches',
    ],
  ),
  row(
    'SIZE-8',
    ['clipart/size.ts#clipartSizeProblems'],
    [
      'clipart/clipart.properties.test.ts > never pass a size beyond a limit',
      'clipart/clipart.test.ts > does not exceed its maximum height and width',
    ],
  ),
  row(
    'SIZE-9',
    ['marketplace/size.ts#marketplaceSizeProblems'],
    ['marketplace/marketplace.test.ts > is at least its minimum square inches'],
  ),
  row(
    'SIZE-10',
    ['marketplace/size.ts#marketplaceSizeProblems', 'marketplace/size.ts#MARKETPLACE_MINIMUM_SIDE'],
    ['marketplace/marketplace.test.ts > has sides above 0.01 inch'],
  ),
  row(
    'SIZE-11',
    ['units/show-length.ts#showLength', 'units/show-length.ts#showSize'],
    ['testing/sentences-of-constants.test.ts > sizes are shown in inches, or in the profile’s unit'],
  ),
  row(
    'SIZE-13',
    ['size/bounds.ts#boundsProblems', 'size/preset.ts#presetSizeOf'],
    ['size/size.test.ts > is one of its presets where no custom size is allowed'],
  ),
  row(
    'SIZE-16',
    ['marketplace/size.ts#marketplaceSizeProblems'],
    ['marketplace/marketplace.test.ts > is at least its minimum square inches'],
  ),
  row(
    'MAT-1',
    ['material/material-of.ts#materialOf'],
    ['testing/sentences-of-validation.test.ts > a material that has gone is reported'],
  ),
  row(
    'MAT-2',
    ['material/color.ts#colorProblems', 'tool/product-types.ts#needsColor'],
    ['testing/sentences-of-validation.test.ts > needs a color for cut-out products'],
  ),
  row(
    'MAT-3',
    ['material/color.ts#colorFits'],
    ['testing/sentences-of-validation.test.ts > needs a color for cut-out products'],
  ),
  row(
    'MAT-4',
    ['material/lamination.ts#defaultLaminationOf', 'configuration/values.ts#LAMINATIONS'],
    [
      'testing/sentences-of-constants.test.ts > lamination defaults to the material’s',
      'testing/sentences-of-constants.test.ts > knows the lists of laminations, displays and charge modes',
    ],
  ),
  row(
    'MAT-5',
    ['design/lamination.ts#LAMINATION_NOTE', 'design/lamination.ts#LAMINATION_CHOICES'],
    ['design/design.test.ts > is gloss or matte, free, and adds years'],
  ),
  row(
    'MAT-6',
    ['material/lamination.ts#laminationOf', 'material/lamination.ts#laminationProblems'],
    [
      'material/material.properties.test.ts > never defaults to none on a material that takes it, nor to anything else on one that does not',
    ],
  ),
  row(
    'MAT-7',
    ['material/color-map.ts#colorOnMaterial', 'color/color-map.ts#mappedColor'],
    [
      'material/color-map.test.ts > is made in the color its map says',
      'material/color-map.properties.test.ts > never make a color the material does not have',
      'shop/catalog/catalog.test.ts > has the rules of quantity, border and material colors',
    ],
  ),
  row(
    'MAT-8',
    ['size/material-bounds.ts#materialSizeProblems'],
    ['size/size.test.ts > may be turned when the material is interchangeable'],
  ),
  row(
    'MAT-9',
    ['material/material-of.ts#materialOf'],
    ['material/material.test.ts > has a warning if it is backordered'],
  ),
  row(
    'MAT-10',
    ['tool/product-types.ts#PRODUCT_TYPES'],
    ['tool/tool.test.ts > need a color if they are cut from colored material'],
  ),
  row('MAT-11', ['color/types.ts#colorTypeCode'], ['color/color.test.ts > are single 0 and multi 1']),
  row(
    'MAT-12',
    ['design/limits.ts#LAMINATE_CHARGE'],
    ['option/finish.test.ts > adds 0 for laminate and flex cut'],
  ),
]
