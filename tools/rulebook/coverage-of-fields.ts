import { type CoverageRow, row } from './coverage-rows.ts'

/** The field rules of §3: what a field may be, what it falls back to, and what it makes of the others. */
export const FIELDS: readonly CoverageRow[] = [
  row(
    'Base product: lock_ratio is a number or ‘w:h’.',
    ['size/ratio.ts#parseRatio', 'size/ratio.ts#ratioProblems'],
    ['size/size.test.ts > is a number or a pair', 'size/size.test.ts > is kept by whatever size is typed'],
  ),
  row(
    'Base product: minimum_quantity, default_quantity, default_width, default_height.',
    ['quantity/minimum.ts#defaultQuantityOf', 'product/default-configuration.ts#defaultConfiguration'],
    [
      'quantity/quantity.test.ts > opens with the default, raised and allowed',
      'product/product.test.ts > are the defaults of the product',
    ],
  ),
  row(
    'Base product: limited_quantity.',
    ['quantity/allowed.ts#isAllowedQuantity'],
    ['quantity/quantity.properties.test.ts > never passes outside the list'],
  ),
  row(
    'Base product: remaining_stock, allow_backorders.',
    ['stock/problems.ts#stockProblems'],
    ['stock/stock.test.ts > never stops what is in stock'],
  ),
  row(
    'Configured product: width and height are decimal, 3 places, required.',
    ['size/read-size.ts#readSize'],
    ['size/size.test.ts > is kept to 3 decimal places', 'size/size.test.ts > is required and a number'],
  ),
  row(
    'Configured product: quantity is a whole number, required, minimum 1.',
    ['quantity/read-quantity.ts#readQuantity'],
    ['quantity/quantity.test.ts > is required and a whole number'],
  ),
  row(
    'Configured product, Template: defined_quantity.',
    ['quantity/defined.ts#definedQuantityOf', 'quantity/defined.ts#withDefinedQuantity'],
    [
      'quantity/quantity.test.ts > is in force without being typed',
      'quantity/quantity.test.ts > can not be typed over',
    ],
  ),
  row(
    'Configured product: option_laminate.',
    ['material/lamination.ts#laminationOf', 'material/lamination.ts#laminationProblems'],
    ['material/material.properties.test.ts > never is none by default on a material that takes it'],
  ),
  row(
    'Configured product: option_reverse_cut, option_flex_cut.',
    ['design/cut.ts#cutProblems', 'design/cut.ts#cutShape', 'option/finish.ts#retainedFinish'],
    [
      'option/finish.properties.test.ts > never let a reverse cut pass',
      'design/design.test.ts > follows the contour with flex cut',
    ],
  ),
  row(
    'Custom, Template: option_border.',
    ['option/finish.ts#finishProblems', 'option/finish.ts#sizeWithBorder'],
    [
      'option/finish.test.ts > with a border is for products that offer one',
      'option/finish.test.ts > has a border 0.25 inch wide',
    ],
  ),
  row(
    'Custom, Template: option_vectorize, option_vectorize_price, vectorize_price_override, default_vectorization_price.',
    ['vectorize/price.ts#vectorizePrice', 'price/plan.ts#planCharges'],
    ['price/charges.test.ts > is vectorizing'],
  ),
  row(
    'Custom: clip_radius (default 10).',
    ['design/shape.ts#clipRadius'],
    ['design/shape-and-proof.test.ts > has corners of radius 10'],
  ),
  row(
    'Clipart product: min_sq_inches, max_height, max_width.',
    ['clipart/size.ts#clipartSizeProblems'],
    ['clipart/clipart.properties.test.ts > never pass a size beyond a limit'],
  ),
  row(
    'Clipart region: type, use_material_colors.',
    ['clipart/region.ts#regionStroke'],
    ['clipart/clipart.test.ts > are colored freely unless'],
  ),
  row(
    'Template: allow_custom_size, sizes.',
    ['size/bounds.ts#readSizeProblems', 'size/preset.ts#presetSizeOf'],
    ['size/size.test.ts > is one of its presets where no custom size is allowed'],
  ),
  row(
    'Template material: allowed_quantities (comma list).',
    ['shop/catalog/comma-list.ts#quantitiesOf', 'quantity/allowed.ts#isAllowedQuantity'],
    [
      'shop/catalog/catalog.test.ts > is read in ascending order',
      'quantity/quantity.test.ts > is allowed when in the list or a multiple of the first',
    ],
  ),
  row(
    'Template material: has_own_colors, design_colors, material_colors, color_maps.',
    ['material/color-map.ts#colorOnMaterial', 'color/color-map.ts#mappedColor'],
    [
      'material/color-map.test.ts > is made in the color its map says',
      'material/color-map.properties.test.ts > never make a color the material does not have',
      'shop/catalog/catalog.test.ts > knows who sets a quantity',
    ],
  ),
  row(
    'Template material: can_laminate, default_lamination, reversible, backordered.',
    ['material/lamination.ts#defaultLaminationOf', 'material/material-of.ts#materialOf'],
    [
      'material/material.test.ts > defaults to the default of the material',
      'material/material.test.ts > warns when it is backordered',
    ],
  ),
  row(
    'Material limits: max_width, max_height, max_is_interchangeable, minimum_width, minimum_height.',
    ['size/material-bounds.ts#materialSizeProblems'],
    ['size/size.test.ts > may be turned when the material is interchangeable'],
  ),
  row(
    'Template option set: excluded_materials, minimum and maximum width and height.',
    ['option/eligible.ts#ineligibilityOf'],
    ['option/option.properties.test.ts > never are charged where the material or the size excludes them'],
  ),
  row(
    'Template option set: display_type, required.',
    ['option/choose.ts#resolveOptions'],
    [
      'option/option.test.ts > is required where the set says so',
      'option/option.test.ts > takes one of a radio or dropdown',
    ],
  ),
  row(
    'Template option set: quantity_breaks (comma-separated numbers).',
    ['shop/catalog/comma-list.ts#quantitiesOf', 'option/breaks.ts#breakIndex'],
    [
      'shop/catalog/catalog.test.ts > is read in ascending order',
      'option/option.properties.test.ts > always count those at or below the quantity',
    ],
  ),
  row(
    'Template option: charge_option (percentage 0, total 1, per unit 2).',
    ['product/types.ts#CHARGE_MODES'],
    ['testing/sentences-of-constants.test.ts > knows the lists of laminations, displays and charge modes'],
  ),
  row(
    'Template option: amount, percent, value_csv, wholesale_amount and wholesale_amount_csv, default.',
    ['option/charge.ts#chargeRuleOf', 'option/choose.ts#defaultOptionOf'],
    [
      'option/option.test.ts > falls back to the last value given',
      'option/option.test.ts > is wholesale for those entitled',
    ],
  ),
  row(
    'Template size: price.',
    ['price/plan.ts#planCharges'],
    ['price/charges.test.ts > is the price of the template size, once'],
  ),
  row(
    'Template shape: locked_shape_size, fixed_size, fixed_width, fixed_height.',
    ['design/shape.ts#fixedSizeOf', 'design/shape.ts#shapeSizeAfter'],
    [
      'design/shape-and-proof.test.ts > of fixed size forces that size',
      'design/shape-and-proof.test.ts > keeps its size when locked',
    ],
  ),
  row(
    'Template shape: standard_size_ratio is a number or a ratio such as 3:2.',
    ['design/shape.ts#ratioUnder', 'size/ratio.ts#parseRatio'],
    ['design/shape-and-proof.test.ts > brings its own ratio'],
  ),
  row(
    'Template shape, Custom shape: border size and margin (maximum 200).',
    ['design/border.ts#borderProblems'],
    ['design/design.test.ts > has a size and a margin from 0 to 200'],
  ),
  row(
    'Positioned element: rotation is normalized to 0-360 degrees.',
    ['design/rotation.ts#normalizeRotation', 'design/element.ts#positionedElement'],
    ['design/design.test.ts > is normalized to 0–360 degrees'],
  ),
  row(
    'Text element: symbol, symbol_range_start, symbol_range_end, text.',
    ['variable-data/symbol.ts#switchSymbol', 'variable-data/quantity.ts#readVariableData'],
    ['variable-data/variable-data.properties.test.ts > always keep the start from range to list'],
  ),
  row(
    'Stroke: choosing a color clears the custom color, and the reverse also holds.',
    ['color/paint.ts#chooseColor', 'color/paint.ts#chooseCustomColor'],
    ['design/design.properties.test.ts > never have a color and a custom color'],
  ),
  row(
    'Code: code_type (QR 0, bar 1).',
    ['codes/types.ts#codeTypeCode', 'codes/types.ts#codeTypeOf'],
    ['codes/codes.test.ts > are QR 0 and bar 1'],
  ),
  row(
    'Code: barcode_type (code39, code128, pzn, ean13, ean8, jan, isbn13, isbn10, issn, upca).',
    ['codes/types.ts#BARCODE_TYPES', 'codes/barcode.ts#readBarcode'],
    ['codes/codes.test.ts > gets its check digit when it is missing'],
  ),
  row(
    'Code: qrcode_type (website, contact, text message, custom).',
    ['codes/types.ts#QR_TYPES', 'codes/qr.ts#readQr'],
    ['codes/qr.test.ts > for a website says its address'],
  ),
  row(
    'Code: size, min_size.',
    ['codes/smallest-size.ts#smallestQrSize', 'codes/smallest-size.ts#smallestBarcodeSize'],
    ['codes/codes.test.ts > is held against the size drawn'],
  ),
  row(
    'Special offer: unit_price.',
    ['price/plan.ts#planCharges'],
    ['price/charges.test.ts > is the offer instead of the base unit price'],
  ),
  row(
    'Marketplace product: sizes, allow_custom_size, min_sq_inches.',
    ['marketplace/size.ts#marketplaceSizeProblems'],
    ['marketplace/marketplace.test.ts > is at least its minimum square inches'],
  ),
  row(
    'Package size: package_width, package_height, max and min product width, max and min product height.',
    ['packaging/bounds.ts#boundsOf', 'packaging/fit.ts#fitsPackageSize'],
    ['packaging/packaging.properties.test.ts > never takes a product exactly as long as a bound'],
  ),
]
