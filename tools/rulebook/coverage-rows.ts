/** Where a sentence of the specification is answered: a function or list, and the test that shows it. */
export interface CoverageRow {
  readonly sentence: string
  /** `file#name`, below `packages/`. */
  readonly answers: readonly string[]
  /** `file > title`, below `packages/`; the title as the test has it, or its beginning. */
  readonly tests: readonly string[]
}

export const row = (sentence: string, answers: readonly string[], tests: readonly string[]): CoverageRow => ({
  sentence,
  answers: answers.map(inCore),
  tests: tests.map(inCore),
})

/** Most of it stands in the rules; what is of another room names it. */
const inCore = (place: string) =>
  /^(?:machines|shop)\//.test(place) ? place.replace('/', '/src/') : `core/src/${place}`

const VALIDATION = 'testing/sentences-of-validation.test.ts'
const CONSTANTS = 'testing/sentences-of-constants.test.ts'
const VARIABLE = 'variable-data/variable-data.test.ts'

export const STATES: readonly CoverageRow[] = [
  row(
    'Product setup: reading page data, then setup complete, then configured.',
    ['machines/setup/machine.ts#setupMachine'],
    ['machines/setup/setup.test.ts > is complete once its data is read'],
  ),
  row(
    'Saving sets a saving flag.',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > saves once however often it is asked'],
  ),
  row(
    'After a successful save the product is added to the cart when add-to-cart is on, then the page moves to the cart.',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > saves, adds to the cart, and goes to the cart with q'],
  ),
  row(
    'On failure the saving flag clears.',
    ['machines/saving/machine.ts#savingMachine', 'errors/failures.ts#errorsOfSaveFailure'],
    ['machines/saving/saving.test.ts > clears the flag and shows every error of a refused save'],
  ),
  row(
    'Restoring a page from the browser back/forward cache also clears it.',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > clears the flag when the page comes back'],
  ),
  row(
    'The price list is recalculated 100 ms after the last change to material, size or quantity.',
    ['machines/setup/machine.ts#RECALCULATION_DELAY'],
    ['machines/setup/setup.test.ts > rests 100 ms after the last change'],
  ),
  row(
    'A quote response whose request identifier differs from the latest is ignored.',
    ['machines/setup/machine.ts#setupMachine'],
    ['machines/setup/setup.properties.test.ts > never shows an answer to any but the latest question'],
  ),
  row(
    'A retail package preview can be flipped between front and back only when the package has a back image.',
    ['packaging/preview.ts#canFlip', 'packaging/preview.ts#flip'],
    ['packaging/packaging.test.ts > is flipped only when the package has a back image'],
  ),
  row(
    'Retail packaging is selectable or none.',
    ['packaging/problems.ts#chosenPackage'],
    [`${CONSTANTS} > retail packaging is selectable or none`],
  ),
  row(
    'Lamination defaults to the material’s default lamination, or gloss if none is set or it is none.',
    ['material/lamination.ts#defaultLaminationOf'],
    [`${CONSTANTS} > lamination defaults to the material’s`],
  ),
  row(
    'Tool type: EASY, ADVANCED, UPLOAD, PREVIEW, LETTERING.',
    ['product/types.ts#TOOL_TYPES'],
    ['tool/tool.test.ts > sends advanced to personalize'],
  ),
  row(
    'Advanced, easy and upload are standard; advanced, easy and lettering produce a vector design.',
    ['tool/flags.ts#isStandardTool', 'tool/flags.ts#makesVectorDesign'],
    ['tool/tool.test.ts > knows standard tools, vector tools'],
  ),
  row(
    'Product type: CUTOUT, PRINTED, PRINTED_CUTOUT, MULTICOLOR_CUTOUT.',
    ['tool/product-types.ts#PRODUCT_TYPES'],
    ['tool/tool.test.ts > need a color when they are cut'],
  ),
  row(
    'Text symbol: NONE (normal), NUMBER_RANGE, VARIABLE_DATA, CSV_LIST.',
    ['variable-data/symbol.ts#TEXT_SYMBOLS'],
    ['variable-data/variable-data.properties.test.ts > never leave a range behind in a list'],
  ),
  row(
    'A number range or comma list sets the quantity automatically from its length.',
    ['variable-data/quantity.ts#quantityFromVariableData'],
    [`${VARIABLE} > is the length of the range or list`],
  ),
  row(
    'Switching to a list moves the range start into the text and clears the range.',
    ['variable-data/symbol.ts#switchSymbol'],
    [`${VARIABLE} > to a list moves the range start into the text`],
  ),
  row(
    'Switching to a range moves the text into the range start and sets the text to ‘Number Range’.',
    ['variable-data/symbol.ts#switchSymbol', 'variable-data/limits.ts#NUMBER_RANGE_TEXT'],
    [`${VARIABLE} > to a range moves the text into the range start`],
  ),
  row(
    'Lamination: NONE, MATTE, GLOSS.',
    ['product/types.ts#LAMINATIONS'],
    [`${CONSTANTS} > knows the lists of laminations, displays and charge modes`],
  ),
  row(
    'Proof approval: AS_IS or CHANGES.',
    ['design/proof.ts#PROOF_APPROVALS', 'design/proof.ts#mayStartProduction'],
    [
      'design/shape-and-proof.test.ts > is waived by AS_IS',
      'design/shape-and-proof.test.ts > with CHANGES blocks production',
    ],
  ),
  row(
    'Option display: DROPDOWN, RADIO, CHECKBOX, FIXED_VALUE.',
    ['product/types.ts#OPTION_DISPLAYS'],
    [`${CONSTANTS} > knows the lists of laminations, displays and charge modes`],
  ),
  row(
    'Alignment: LEFT, CENTER, RIGHT.',
    ['design/text.ts#TEXT_ALIGNMENTS'],
    ['design/design.test.ts > stands nowhere 0'],
  ),
  row(
    'Shape clip types: NONE, CUSTOM_PATH, RECTANGLE, ELLIPSE, ROUNDED_CORNER, CIRCLE, CONTOUR.',
    ['design/shape.ts#CLIP_TYPES'],
    ['design/design.test.ts > is clipped in one of seven ways'],
  ),
  row(
    'Option charge modes: total, per unit, percentage.',
    ['product/types.ts#CHARGE_MODES'],
    [`${CONSTANTS} > knows the lists of laminations, displays and charge modes`],
  ),
  row(
    'A stroke color set with no width defaults the width to 5.',
    ['design/stroke.ts#strokeWithColor', 'design/stroke.ts#strokeWithCustomColor'],
    ['design/design.test.ts > is 5 wide when a color is set with no width'],
  ),
  row(
    'Removing a stroke sets width 0 and clears the color.',
    ['design/stroke.ts#removeStroke'],
    ['design/design.test.ts > has width 0 and no color once removed'],
  ),
  row(
    'Adding to cart creates the item and moves on to the cart.',
    ['machines/saving/machine.ts#savingMachine'],
    ['machines/saving/saving.test.ts > saves, adds to the cart, and goes to the cart with q'],
  ),
]

export const VALIDATIONS: readonly CoverageRow[] = [
  row(
    'Quantity is required, at least 1 and a whole number (‘Quantity must be a whole number.’).',
    ['quantity/read-quantity.ts#readQuantity', 'quantity/problems.ts#quantityProblems'],
    [`${VALIDATION} > is required, at least 1 and a whole number`],
  ),
  row(
    'Width and height are required numbers; a non-number gives ‘Invalid numeric value.’.',
    ['size/read-size.ts#readSize'],
    [`${VALIDATION} > width and height are required numbers`],
  ),
  row(
    'Below the product’s minimum: ‘The minimum quantity for this product is {min}’ (custom products end with a full stop), and the quantity is raised to the minimum.',
    ['quantity/problems.ts#quantityProblems', 'quantity/minimum.ts#raisedToMinimum'],
    [`${VALIDATION} > below the minimum is told`],
  ),
  row(
    'A missing minimum or default quantity becomes 1.',
    ['quantity/minimum.ts#minimumOfProduct', 'quantity/minimum.ts#defaultQuantityOf'],
    [`${VALIDATION} > a missing minimum or default becomes 1`],
  ),
  row(
    'Allowed quantities: valid if the value is in the allowed list or a multiple of the first allowed value; otherwise ‘Please enter multiples of {first}.’',
    ['quantity/allowed.ts#isAllowedQuantity'],
    [`${VALIDATION} > allowed quantities are those of the list`],
  ),
  row(
    'Material gone from the product: ‘The material {name} is no longer available for this product and has been reverted to the default.’, and the default material is used.',
    ['material/material-of.ts#materialOf'],
    [`${VALIDATION} > a material that has gone is told`],
  ),
  row(
    'Shared flow: with backorders a warning ‘This product is on backorder and only {n} are left in stock.’; without, ‘This product is out of stock.’ when stock is 0 or less, else ‘This product only has {n} left in stock.’',
    ['stock/problems.ts#stockProblems'],
    [`${VALIDATION} > speaks in the shared flow`],
  ),
  row(
    'Out of stock disables the add action.',
    ['stock/problems.ts#blocksAdding'],
    [`${VALIDATION} > disables the add action when out`],
  ),
  row(
    'Custom and clipart flow, backorders off: ‘The product is out of stock.’ if stock is 0, else ‘Only {n} products are left in stock.’',
    ['stock/problems.ts#stockProblems'],
    [`${VALIDATION} > speaks in the custom and clipart flow`],
  ),
  row(
    'When a ratio is locked, width and height follow each other.',
    ['size/ratio.ts#followRatio', 'size/ratio.ts#ratioProblems', 'design/shape.ts#ratioUnder'],
    [
      `${VALIDATION} > follows a locked ratio either way`,
      'size/size.test.ts > is kept by whatever size is typed, saved or posted',
    ],
  ),
  row(
    'Material size: both sides must be positive.',
    ['size/problems.ts#sizeProblems'],
    [`${VALIDATION} > has positive sides`],
  ),
  row(
    'Below the minimum: ‘The size is smaller than the minimum of {w}x{h} allowed for this material.’',
    ['size/material-bounds.ts#materialSizeProblems'],
    [`${VALIDATION} > is not below the minimum of the material`],
  ),
  row(
    'Beyond the maximum (rotation allowed when the material is interchangeable): ‘The dimensions exceed the max size of {w}" by {h}"’ or ‘Only one dimension can exceed {n}"’.',
    ['size/material-bounds.ts#materialSizeProblems'],
    [`${VALIDATION} > is not beyond the maximum, turned`],
  ),
  row(
    'Quantity limits on the material also apply.',
    ['quantity/problems.ts#quantityProblems'],
    [`${VALIDATION} > comes with the quantity limits of the material`],
  ),
  row(
    'Cutout products require a color: ‘Please select a color.’',
    ['material/color.ts#colorProblems', 'tool/product-types.ts#needsColor'],
    [`${VALIDATION} > needs a color for cut-out products`],
  ),
  row(
    'The color must also fit the size.',
    ['material/color.ts#colorFits'],
    [`${VALIDATION} > needs a color for cut-out products`],
  ),
  row(
    'Clipart: below the minimum square inches, ‘Dimensions are too small. Please increase the size.’',
    ['clipart/size.ts#clipartSizeProblems'],
    ['clipart/clipart.test.ts > is at least its minimum square inches'],
  ),
  row(
    'Clipart: height over the maximum, ‘The height can not exceed {n} inches’; width over the maximum, ‘The width can not exceed {n} inches’.',
    ['clipart/size.ts#clipartSizeProblems'],
    ['clipart/clipart.test.ts > does not exceed its maximum height and width'],
  ),
  row(
    'Marketplace: area below min_sq_inches, ‘The size is smaller than the minimum allowed square inches of {n} for this product’.',
    ['marketplace/size.ts#marketplaceSizeProblems'],
    ['marketplace/marketplace.test.ts > is at least its minimum square inches'],
  ),
  row(
    'Marketplace: width or height at or below 0.01, ‘Invalid size input’.',
    ['marketplace/size.ts#marketplaceSizeProblems'],
    ['marketplace/marketplace.test.ts > has sides above 0.01 inch'],
  ),
  row(
    'A package size fits only when product width and height are strictly inside its min and max bounds.',
    ['packaging/fit.ts#fitsPackageSize'],
    [
      'packaging/packaging.test.ts > fits only strictly inside its bounds',
      'packaging/packaging.properties.test.ts > never offers a package the product would touch',
    ],
  ),
  row(
    'Packages are tried by ascending maximum width.',
    ['packaging/fit.ts#packageSizeFor', 'packaging/fit.ts#packageSizesInOrder'],
    ['packaging/packaging.test.ts > is tried by ascending maximum width'],
  ),
  row(
    'If the product no longer fits: ‘The product no longer fits the available package sizes’.',
    ['packaging/problems.ts#packagingProblems'],
    ['packaging/packaging.test.ts > is a problem once the product no longer fits'],
  ),
  row(
    'An option applies only if the size fits its min and max bounds. Unavailable for a non-eligible size: ‘This option is not available for the selected size.’',
    ['option/eligible.ts#takesSize', 'option/choose.ts#resolveOptions'],
    [`${VALIDATION} > apply only if the size fits their bounds`],
  ),
  row(
    'Unavailable for an excluded material: ‘This option is not available for the selected material.’',
    ['option/eligible.ts#takesMaterial'],
    [`${VALIDATION} > do not apply to an excluded material`],
  ),
  row(
    'Options disabled for the chosen material are dropped.',
    ['option/drop.ts#retainedOptions'],
    [`${VALIDATION} > are dropped when disabled for the chosen material`],
  ),
  row(
    'Number range has From and To fields. Two numbers must be found in the start and end, otherwise ‘Not a valid number range.’',
    ['variable-data/range.ts#readNumberRange'],
    [`${VARIABLE} > needs numbers in both bounds`],
  ),
  row(
    'The range length is the largest difference between paired numbers plus 1.',
    ['variable-data/range.ts#readNumberRange', 'variable-data/distance.ts#distanceBetween'],
    [
      `${VARIABLE} > is as long as the largest difference between paired numbers plus 1`,
      'variable-data/variable-data.properties.test.ts > are always as long downwards as upwards',
    ],
  ),
  row(
    'Entirely blank rows can be removed.',
    ['variable-data/table.ts#removeBlankRows'],
    ['variable-data/csv.test.ts > can lose its entirely blank rows'],
  ),
  row(
    'Border size and margin: maximum 200.',
    ['design/border.ts#borderProblems'],
    ['design/design.test.ts > has a size and a margin from 0 to 200'],
  ),
  row(
    'A price quote is skipped when quantity or size is invalid, and the material’s errors show instead.',
    ['price/quote.ts#quoteProduct'],
    [`${VALIDATION} > is skipped when quantity or size is invalid`],
  ),
]

export const CONSTANTS_AND_LIMITS: readonly CoverageRow[] = [
  row(
    'Price recalculation delay 100 ms.',
    ['machines/setup/machine.ts#RECALCULATION_DELAY'],
    ['machines/setup/setup.test.ts > rests 100 ms after the last change'],
  ),
  row(
    'Package preview redraw delay 50 ms.',
    ['packaging/limits.ts#PACKAGE_PREVIEW_DELAY'],
    ['packaging/packaging.test.ts > is drawn again after 50 ms'],
  ),
  row(
    'Quantity tier table shows at most 6 rows, with a ‘see more’ toggle showing all when there are more than 6.',
    ['tiers/tiers-to-show.ts#tiersToShow', 'tiers/tiers-to-show.ts#hasMoreTiers'],
    [`${CONSTANTS} > shows at most 6 rows, and all with see more`],
  ),
  row(
    'When shrinking, rows are evenly spaced, the last is always kept and the current quantity is forced in.',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    [`${CONSTANTS} > is evenly spaced, with the last row`],
  ),
  row(
    'Tiers below the minimum quantity are merged or dropped.',
    ['tiers/tier-quantities.ts#tierQuantities'],
    [`${CONSTANTS} > merges tiers below the minimum`],
  ),
  row(
    'A single tier hides the table.',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    [`${CONSTANTS} > is hidden when a single tier is left`],
  ),
  row(
    'Related products default count 12.',
    ['category/display.ts#RELATED_PRODUCTS'],
    ['category/category.test.ts > show 12 related products'],
  ),
  row(
    'Retail-price display is the wholesale amount divided by 0.6 when no retail value is available.',
    ['money/retail.ts#retailFromWholesale'],
    [`${CONSTANTS} > retail is wholesale divided by 0.6`],
  ),
  row(
    'Variable-data surcharge: unit price multiplied by 1 plus the material’s variable_data_charge.',
    ['price/plan.ts#planCharges', 'price/quote.ts#quoteProduct'],
    [`${CONSTANTS} > variable data multiplies the unit price`],
  ),
  row(
    'Stacked range layout when a range bound exceeds 20 characters.',
    ['variable-data/symbol.ts#usesStackedLayout'],
    [`${VARIABLE} > is stacked when a bound exceeds 20 characters`],
  ),
  row(
    'Package size fit bound: sized down by 0.25 inch from the package maximum.',
    ['packaging/bounds.ts#boundsOf', 'packaging/shrink.ts#shrinkToFit'],
    ['packaging/packaging.test.ts > without a maximum takes the package less 0.25 inch'],
  ),
  row(
    'Default text size medium (small 0, medium 1, large 2).',
    ['design/text.ts#textSizeOf', 'design/text.ts#DEFAULT_TEXT_SIZE'],
    ['design/design.test.ts > is medium unless it says small 0 or large 2'],
  ),
  row(
    'Text location none 0, bottom 1, top 2.',
    ['design/text.ts#textLocationOf'],
    ['design/design.test.ts > stands nowhere 0, at the bottom 1 or at the top 2'],
  ),
  row(
    'Color type single 0, multi 1.',
    ['color/types.ts#colorTypeCode'],
    ['color/color.test.ts > are single 0 and multi 1'],
  ),
  row(
    'Option display types: radio, checkbox, dropdown, fixed value.',
    ['product/types.ts#OPTION_DISPLAYS'],
    [`${CONSTANTS} > knows the lists of laminations, displays and charge modes`],
  ),
  row(
    'Lamination is free and adds about 1 to 3 years of lifespan; border is about 0.25 inch.',
    ['design/lamination.ts#LAMINATION_NOTE', 'design/border.ts#borderWidth'],
    [
      'design/design.test.ts > is gloss or matte, free, and adds years',
      'design/design.test.ts > is added or not, 0.25 inch wide',
    ],
  ),
  row(
    'Laminate and flex-cut options add 0.',
    ['price/quote.ts#quoteProduct', 'design/limits.ts#LAMINATE_CHARGE', 'design/limits.ts#FLEX_CUT_CHARGE'],
    [
      'option/finish.test.ts > adds 0 for laminate and flex cut',
      'option/finish.properties.test.ts > never change a price',
    ],
  ),
  row(
    'Default region stroke width 5 when a color is set; default stroke width 5.',
    ['clipart/region.ts#regionStroke', 'design/limits.ts#DEFAULT_STROKE_WIDTH'],
    ['clipart/clipart.test.ts > get a stroke 5 wide with their color'],
  ),
  row(
    'Border size and margin maximum 200.',
    ['design/limits.ts#BORDER_MAXIMUM'],
    ['design/design.properties.test.ts > are never wider than 200'],
  ),
  row(
    'Default clip radius 10.',
    ['design/shape.ts#clipRadius'],
    ['design/shape-and-proof.test.ts > has corners of radius 10 unless it says otherwise'],
  ),
  row(
    'Default and minimum quantity fall back to 1.',
    ['quantity/limits.ts#FALLBACK_QUANTITY'],
    [`${VALIDATION} > a missing minimum or default becomes 1`],
  ),
  row(
    'Dimensions kept to 3 decimal places.',
    ['size/read-size.ts#readSize'],
    [`${CONSTANTS} > dimensions keep 3 decimal places`],
  ),
  row(
    'Rotation normalized to 0-360.',
    ['design/rotation.ts#normalizeRotation'],
    ['design/design.properties.test.ts > never leave 0 to 360'],
  ),
  row(
    'Marketplace minimum size 0.01 inch per side.',
    ['marketplace/size.ts#MARKETPLACE_MINIMUM_SIDE'],
    ['marketplace/marketplace.test.ts > has sides above 0.01 inch'],
  ),
  row(
    'Vectorize price: the item’s own price, else the template override, else the template default.',
    ['vectorize/price.ts#vectorizePrice'],
    ['vectorize/vectorize.test.ts > is the item'],
  ),
  row(
    'Option price: total; per unit multiplied by quantity; or a percentage of the unit price, rounded to 2 places, multiplied by quantity.',
    ['option/price.ts#optionPrice', 'option/charge.ts#chargeAt'],
    [`${CONSTANTS} > an option costs its total`],
  ),
  row(
    'Option quantity breaks come from a comma list; the index is the count of breaks at or below the quantity.',
    ['shop/catalog/comma-list.ts#quantitiesOf', 'option/breaks.ts#breakIndex'],
    [`${CONSTANTS} > the break index counts the breaks`],
  ),
  row(
    'Lamination choices: Gloss Lamination, Matte Lamination.',
    ['design/lamination.ts#LAMINATION_CHOICES'],
    ['design/design.test.ts > is gloss or matte, free, and adds years'],
  ),
  row(
    'Border choices: No Thanks, Add Border.',
    ['design/border.ts#BORDER_CHOICES'],
    ['design/design.test.ts > is added or not, 0.25 inch wide'],
  ),
  row(
    'Vectorization choices: ‘Fix My Graphic’ or ‘I Approve My Low-Resolution Graphic To Be Printed’.',
    ['vectorize/choices.ts#VECTORIZATION_CHOICES'],
    ['vectorize/vectorize.test.ts > asks for a choice only below 72 dpi'],
  ),
  row(
    'Size labels show inches, converted per the user profile’s unit setting.',
    ['units/show-length.ts#showLength', 'units/show-length.ts#showSize'],
    [`${CONSTANTS} > sizes are shown in inches, or in the profile’s unit`],
  ),
]
