/** Where a requirement is implemented: a function or list, and the test that shows it. */
export interface CoverageRow {
  readonly id: string
  /** `file#name`, below `packages/`. */
  readonly code: readonly string[]
  /** `file > title`, below `packages/`; the title as the test has it, or its beginning. */
  readonly tests: readonly string[]
}

const row = (id: string, code: readonly string[], tests: readonly string[]): CoverageRow => ({
  id,
  code: code.map(inCore),
  tests: tests.map(inCore),
})

/** Paths are below the rules' source folder, unless they start with another package's name. */
const inCore = (place: string) =>
  /^(?:machines|shop)\//.test(place) ? place.replace('/', '/src/') : `core/src/${place}`

/** The requirements on rules, states, validation and constants, by area and number. */
export const COVERAGE_ROWS: readonly CoverageRow[] = [
  row(
    'QTY-1',
    ['quantity/parse-quantity.ts#parseQuantity', 'quantity/problems.ts#quantityProblems'],
    [
      'quantity/quantity.test.ts > is required and a whole number',
      'testing/sentences-of-validation.test.ts > is required, at least 1 and a whole number',
    ],
  ),
  row(
    'QTY-2',
    ['quantity/problems.ts#quantityProblems'],
    ['testing/sentences-of-validation.test.ts > below the minimum is reported'],
  ),
  row(
    'QTY-3',
    ['quantity/minimum.ts#raisedToMinimum'],
    ['testing/sentences-of-validation.test.ts > below the minimum is reported'],
  ),
  row(
    'QTY-4',
    [
      'quantity/minimum.ts#defaultQuantityOf',
      'product/default-configuration.ts#defaultConfiguration',
      'quantity/minimum.ts#minimumOfProduct',
      'quantity/limits.ts#FALLBACK_QUANTITY',
    ],
    [
      'quantity/quantity.test.ts > opens with the default, raised and allowed',
      'product/product.test.ts > are the defaults of the product',
      'testing/sentences-of-validation.test.ts > a missing minimum or default becomes 1',
    ],
  ),
  row(
    'QTY-5',
    ['shop/catalog/comma-list.ts#quantitiesOf', 'quantity/allowed.ts#isAllowedQuantity'],
    [
      'shop/catalog/catalog.test.ts > is read in ascending order',
      'quantity/quantity.test.ts > is allowed when in the list or a multiple of the first',
      'testing/sentences-of-validation.test.ts > allowed quantities are those of the list',
    ],
  ),
  row(
    'QTY-6',
    ['quantity/problems.ts#quantityProblems'],
    ['testing/sentences-of-validation.test.ts > comes with the quantity limits of the material'],
  ),
  row(
    'QTY-7',
    ['quantity/allowed.ts#isAllowedQuantity'],
    ['quantity/quantity.properties.test.ts > never passes outside the list'],
  ),
  row(
    'QTY-8',
    ['quantity/defined.ts#definedQuantityOf', 'quantity/defined.ts#withDefinedQuantity'],
    [
      'quantity/quantity.test.ts > is in force without being typed',
      'quantity/quantity.test.ts > can not be typed over',
    ],
  ),
  row(
    'STOCK-1',
    ['stock/problems.ts#stockProblems'],
    ['testing/sentences-of-validation.test.ts > speaks in the shared flow'],
  ),
  row(
    'STOCK-2',
    ['stock/problems.ts#stockProblems'],
    [
      'stock/stock.test.ts > never stops what is in stock',
      'testing/sentences-of-validation.test.ts > speaks in the shared flow',
    ],
  ),
  row(
    'STOCK-3',
    ['stock/problems.ts#blocksAdding'],
    ['testing/sentences-of-validation.test.ts > disables the add action when out'],
  ),
  row(
    'STOCK-4',
    ['stock/problems.ts#stockProblems'],
    ['testing/sentences-of-validation.test.ts > speaks in the custom and clipart flow'],
  ),
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
    ['material/material.properties.test.ts > never is none by default on a material that takes it'],
  ),
  row(
    'MAT-7',
    ['material/color-map.ts#colorOnMaterial', 'color/color-map.ts#mappedColor'],
    [
      'material/color-map.test.ts > is made in the color its map says',
      'material/color-map.properties.test.ts > never make a color the material does not have',
      'shop/catalog/catalog.test.ts > knows who sets a quantity',
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
    ['material/material.test.ts > warns when it is backordered'],
  ),
  row(
    'MAT-10',
    ['tool/product-types.ts#PRODUCT_TYPES'],
    ['tool/tool.test.ts > need a color when they are cut'],
  ),
  row('MAT-11', ['color/types.ts#colorTypeCode'], ['color/color.test.ts > are single 0 and multi 1']),
  row(
    'PACK-1',
    ['packaging/problems.ts#chosenPackage'],
    ['testing/sentences-of-constants.test.ts > retail packaging is selectable or none'],
  ),
  row(
    'PACK-2',
    ['packaging/fit.ts#fitsPackageSize'],
    [
      'packaging/packaging.test.ts > fits only strictly inside its bounds',
      'packaging/packaging.properties.test.ts > never offers a package the product would touch',
    ],
  ),
  row(
    'PACK-3',
    ['packaging/fit.ts#packageSizeFor', 'packaging/fit.ts#packageSizesInOrder'],
    ['packaging/packaging.test.ts > is tried by ascending maximum width'],
  ),
  row(
    'PACK-4',
    ['packaging/problems.ts#packagingProblems'],
    ['packaging/packaging.test.ts > is a problem once the product no longer fits'],
  ),
  row(
    'PACK-5',
    ['packaging/bounds.ts#boundsOf', 'packaging/fit.ts#fitsPackageSize', 'packaging/shrink.ts#shrinkToFit'],
    [
      'packaging/packaging.properties.test.ts > never takes a product exactly as long as a bound',
      'packaging/packaging.test.ts > without a maximum takes the package less 0.25 inch',
    ],
  ),
  row(
    'PACK-6',
    ['packaging/preview.ts#canFlip', 'packaging/preview.ts#flip'],
    ['packaging/packaging.test.ts > is flipped only when the package has a back image'],
  ),
  row(
    'PACK-7',
    ['packaging/limits.ts#PACKAGE_PREVIEW_DELAY'],
    ['packaging/packaging.test.ts > is drawn again after 50 ms'],
  ),
  row(
    'OPT-1',
    ['option/eligible.ts#ineligibilityOf', 'option/eligible.ts#takesSize', 'option/choose.ts#resolveOptions'],
    [
      'option/option.properties.test.ts > never are charged where the material or the size excludes them',
      'testing/sentences-of-validation.test.ts > apply only if the size fits their bounds',
    ],
  ),
  row(
    'OPT-2',
    ['option/eligible.ts#ineligibilityOf', 'option/eligible.ts#takesMaterial'],
    [
      'option/option.properties.test.ts > never are charged where the material or the size excludes them',
      'testing/sentences-of-validation.test.ts > do not apply to an excluded material',
    ],
  ),
  row(
    'OPT-3',
    ['option/drop.ts#retainedOptions'],
    ['testing/sentences-of-validation.test.ts > are dropped when disabled for the chosen material'],
  ),
  row(
    'OPT-4',
    ['option/choose.ts#resolveOptions', 'product/types.ts#OPTION_DISPLAYS'],
    [
      'option/option.test.ts > takes one of a radio or dropdown',
      'testing/sentences-of-constants.test.ts > knows the lists of laminations, displays and charge modes',
    ],
  ),
  row(
    'OPT-5',
    ['option/choose.ts#resolveOptions'],
    ['option/option.test.ts > is required where the set says so'],
  ),
  row(
    'OPT-6',
    ['product/types.ts#CHARGE_MODES'],
    ['testing/sentences-of-constants.test.ts > knows the lists of laminations, displays and charge modes'],
  ),
  row(
    'OPT-7',
    ['shop/catalog/comma-list.ts#quantitiesOf', 'option/breaks.ts#breakIndex'],
    [
      'shop/catalog/catalog.test.ts > is read in ascending order',
      'option/option.properties.test.ts > always count those at or below the quantity',
      'testing/sentences-of-constants.test.ts > the break index counts the breaks',
    ],
  ),
  row(
    'OPT-8',
    ['option/charge.ts#chargeRuleOf', 'option/choose.ts#defaultOptionOf'],
    [
      'option/option.test.ts > falls back to the last value given',
      'option/option.test.ts > is wholesale for those entitled',
    ],
  ),
  row(
    'OPT-9',
    ['option/price.ts#optionPrice', 'option/charge.ts#chargeAt'],
    ['testing/sentences-of-constants.test.ts > an option costs its total'],
  ),
  row(
    'OPT-10',
    ['design/border.ts#borderWidth', 'design/border.ts#BORDER_CHOICES'],
    ['design/design.test.ts > is added or not, 0.25 inch wide'],
  ),
  row(
    'OPT-11',
    ['option/finish.ts#finishProblems', 'option/finish.ts#sizeWithBorder'],
    [
      'option/finish.test.ts > with a border is for products that offer one',
      'option/finish.test.ts > has a border 0.25 inch wide',
    ],
  ),
  row(
    'OPT-12',
    ['price/quote.ts#quoteProduct', 'design/limits.ts#LAMINATE_CHARGE', 'design/limits.ts#FLEX_CUT_CHARGE'],
    [
      'option/finish.test.ts > adds 0 for laminate and flex cut',
      'option/finish.properties.test.ts > never change a price',
    ],
  ),
  row(
    'OPT-13',
    ['design/cut.ts#cutProblems', 'option/finish.ts#retainedFinish'],
    ['option/finish.properties.test.ts > never let a reverse cut pass'],
  ),
  row(
    'OPT-14',
    ['design/cut.ts#cutShape', 'configuration/flex-cut.ts#followingCut'],
    [
      'design/design.test.ts > follows the contour with flex cut',
      'configuration/flex-cut.properties.test.ts > always agree: what is flex cut is cut along its contour',
      'configuration/flex-cut.properties.test.ts > always come back as they were where flex cut is taken back',
    ],
  ),
  row(
    'OPT-16',
    ['configuration/change.ts#changeConfiguration', 'product/default-configuration.ts#defaultConfiguration'],
    [
      'configuration/chosen-is-made.properties.test.ts > never asks again for a required set that has a default, whichever material and size come and go',
      'configuration/chosen-is-made.properties.test.ts > always has in the order what the page opens with, touched or not',
    ],
  ),
  row(
    'OPT-17',
    ['configuration/rounded-corners.ts#followingCorners', 'configuration/rounded-corners.ts#withCorners'],
    [
      'configuration/rounded-corners.properties.test.ts > always are paid where they are cut and cut where they are paid',
      'configuration/rounded-corners.properties.test.ts > always make the product’s own cut line come back where they are taken back',
    ],
  ),
  row(
    'OPT-18',
    ['option/designs.ts#designsProblems'],
    ['option/option.test.ts > has a piece of every design at least'],
  ),
  row(
    'VAR-1',
    ['variable-data/symbol.ts#TEXT_SYMBOLS'],
    ['variable-data/variable-data.properties.test.ts > never leave a range behind in a list'],
  ),
  row(
    'VAR-2',
    ['variable-data/range.ts#readNumberRange'],
    ['variable-data/variable-data.test.ts > needs numbers in both bounds'],
  ),
  row(
    'VAR-3',
    ['variable-data/range.ts#readNumberRange', 'variable-data/distance.ts#distanceBetween'],
    [
      'variable-data/variable-data.test.ts > is as long as the largest difference between paired numbers plus 1',
      'variable-data/variable-data.properties.test.ts > are always as long downwards as upwards',
    ],
  ),
  row(
    'VAR-5',
    ['variable-data/quantity.ts#quantityFromVariableData'],
    ['variable-data/variable-data.test.ts > is the length of the range or list'],
  ),
  row(
    'VAR-6',
    ['variable-data/symbol.ts#switchSymbol'],
    ['variable-data/variable-data.test.ts > to a list moves the range start into the text'],
  ),
  row(
    'VAR-7',
    ['variable-data/symbol.ts#switchSymbol', 'variable-data/limits.ts#NUMBER_RANGE_TEXT'],
    ['variable-data/variable-data.test.ts > to a range moves the text into the range start'],
  ),
  row(
    'VAR-8',
    ['variable-data/table.ts#removeBlankRows'],
    ['variable-data/csv.test.ts > can lose its entirely blank rows'],
  ),
  row(
    'VAR-9',
    ['variable-data/symbol.ts#usesStackedLayout'],
    ['variable-data/variable-data.test.ts > is stacked when a bound exceeds 20 characters'],
  ),
  row(
    'PRICE-7',
    ['price/plan.ts#planCharges'],
    ['price/charges.test.ts > is the offer instead of the base unit price'],
  ),
  row(
    'PRICE-8',
    ['price/plan.ts#planCharges', 'price/quote.ts#quoteProduct'],
    ['testing/sentences-of-constants.test.ts > variable data multiplies the unit price'],
  ),
  row(
    'PRICE-9',
    ['vectorize/price.ts#vectorizePrice', 'price/plan.ts#planCharges'],
    ['price/charges.test.ts > is vectorizing', 'vectorize/vectorize.test.ts > is the item'],
  ),
  row(
    'PRICE-10',
    ['money/retail.ts#retailFromWholesale'],
    ['testing/sentences-of-constants.test.ts > retail is wholesale divided by 0.6'],
  ),
  row(
    'PRICE-11',
    ['price/quote.ts#quoteProduct'],
    ['testing/sentences-of-validation.test.ts > is skipped when quantity or size is invalid'],
  ),
  row(
    'PRICE-17',
    ['price/plan.ts#planCharges'],
    ['price/charges.test.ts > is the price of the template size, once'],
  ),
  row(
    'TIER-1',
    ['tiers/tiers-to-show.ts#tiersToShow', 'tiers/tiers-to-show.ts#hasMoreTiers'],
    ['testing/sentences-of-constants.test.ts > shows at most 6 rows, and all with see more'],
  ),
  row(
    'TIER-2',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    ['testing/sentences-of-constants.test.ts > is evenly spaced, with the last row'],
  ),
  row(
    'TIER-3',
    ['tiers/tier-quantities.ts#tierQuantities'],
    ['testing/sentences-of-constants.test.ts > merges tiers below the minimum'],
  ),
  row(
    'TIER-4',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    ['testing/sentences-of-constants.test.ts > is hidden when a single tier is left'],
  ),
  row(
    'CODE-1',
    ['codes/types.ts#codeTypeCode', 'codes/types.ts#codeTypeOf'],
    ['codes/codes.test.ts > are QR 0 and bar 1'],
  ),
  row(
    'CODE-2',
    ['codes/types.ts#BARCODE_TYPES', 'codes/barcode.ts#readBarcode'],
    ['codes/codes.test.ts > gets its check digit when it is missing'],
  ),
  row(
    'CODE-3',
    ['codes/types.ts#QR_TYPES', 'codes/qr.ts#readQr'],
    ['codes/qr.test.ts > for a website says its address'],
  ),
  row(
    'CODE-5',
    ['codes/smallest-size.ts#smallestQrSize', 'codes/smallest-size.ts#smallestBarcodeSize'],
    ['codes/codes.test.ts > is held against the size drawn'],
  ),
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
  row(
    'FLOW-1',
    ['machines/setup/machine.ts#setupMachine'],
    ['machines/setup/setup.test.ts > is complete once its data is read'],
  ),
  row(
    'FLOW-2',
    ['machines/saving/machine.ts#savingMachine', 'errors/failures.ts#errorsOfSaveFailure'],
    [
      'machines/saving/saving.test.ts > saves once however often it is requested',
      'machines/saving/saving.test.ts > clears the flag and shows every error of a rejected save',
    ],
  ),
  row(
    'FLOW-3',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > saves, adds to the cart, and goes to the cart with q'],
  ),
  row(
    'FLOW-4',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > clears the flag when the page comes back'],
  ),
  row(
    'FLOW-5',
    ['machines/setup/machine.ts#RECALCULATION_DELAY'],
    ['machines/setup/setup.test.ts > rests 100 ms after the last change'],
  ),
  row(
    'FLOW-6',
    ['machines/setup/machine.ts#setupMachine'],
    ['machines/setup/setup.properties.test.ts > never shows a response to any but the latest request'],
  ),
  row(
    'FLOW-7',
    ['product/types.ts#TOOL_TYPES', 'tool/flags.ts#isStandardTool', 'tool/flags.ts#makesVectorDesign'],
    [
      'tool/tool.test.ts > sends advanced to personalize',
      'tool/tool.test.ts > knows standard tools, vector tools',
    ],
  ),
  row(
    'CART-1',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > saves, adds to the cart, and goes to the cart with q'],
  ),
  row(
    'PAGE-17',
    ['category/display.ts#RELATED_PRODUCTS'],
    ['category/category.test.ts > show 12 related products'],
  ),
  row(
    'PROD-2',
    ['design/proof.ts#PROOF_APPROVALS', 'design/proof.ts#mayStartProduction'],
    [
      'design/shape-and-proof.test.ts > is waived by AS_IS',
      'design/shape-and-proof.test.ts > with CHANGES blocks production',
    ],
  ),
  row('REC-21', ['clipart/region.ts#regionStroke'], ['clipart/clipart.test.ts > are colored freely unless']),
  row(
    'MAT-12',
    ['design/limits.ts#LAMINATE_CHARGE'],
    ['option/finish.test.ts > adds 0 for laminate and flex cut'],
  ),
  row(
    'OPT-15',
    ['option/choose.ts#resolveOptions'],
    ['option/option.test.ts > reports options that have gone'],
  ),
  row(
    'QTY-9',
    ['price/quote.ts#quoteProduct'],
    ['price/quote.test.ts > raise the quantity to the minimum and say so'],
  ),
  row(
    'STOCK-5',
    ['stock/problems.ts#stockProblems'],
    ['stock/stock.properties.test.ts > never mixes the texts of the two flows'],
  ),
  row('TIER-5', ['tiers/tiers-of.ts#tiersOf'], ['tiers/tiers.test.ts > says what a piece saves']),
  row(
    'TIER-6',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    ['tiers/tiers.test.ts > forces the current quantity in'],
  ),
  row(
    'TIER-7',
    ['tiers/tier-quantities.ts#tierQuantities'],
    ['tiers/tiers.test.ts > merges the tiers below'],
  ),
  row(
    'VAR-4',
    ['variable-data/range.ts#readNumberRange'],
    [
      'variable-data/variable-data.test.ts > keeps zero padding',
      'variable-data/variable-data.test.ts > runs downwards',
    ],
  ),
  row(
    'VAR-10',
    ['variable-data/equal-lengths.ts#equalLengthProblems'],
    ['variable-data/variable-data.test.ts > must be equally long'],
  ),
  row(
    'VAR-11',
    ['variable-data/table.ts#recordsOfColumn', 'variable-data/list.ts#readList'],
    ['variable-data/csv.test.ts > gives a column by its name', 'variable-data/csv.test.ts > keeps commas'],
  ),
  row(
    'VAR-12',
    ['variable-data/list.ts#duplicateProblems'],
    ['variable-data/variable-data.test.ts > reports what is wrong with a list'],
  ),
  row(
    'VAR-13',
    ['variable-data/limits.ts#MAXIMUM_RECORDS'],
    ['variable-data/variable-data.test.ts > is 100,000 at most'],
  ),
  row(
    'VAR-14',
    ['variable-data/printable.ts#printableProblems'],
    [
      'variable-data/variable-data.test.ts > is an error that names it, in a list and around the numbers of a range',
    ],
  ),
  row(
    'VAR-15',
    ['variable-data/symbol.ts#isListed', 'variable-data/list.ts#listText'],
    [
      'variable-data/records-of-text.test.ts > is a column of a file once one is chosen',
      'variable-data/variable-data.properties.test.ts > are always read back as the column they were',
    ],
  ),
  row('CODE-6', ['codes/barcode.ts#readBarcode'], ['codes/codes.test.ts > has its check digit verified']),
  row(
    'QTY-10',
    ['quantity/parse-quantity.ts#parseQuantity'],
    ['quantity/quantity.test.ts > has an upper bound'],
  ),
]
