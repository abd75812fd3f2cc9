import { row, type CoverageRow } from './row.ts'

/** OPT, PACK. */
export const OPTIONS_ROWS: readonly CoverageRow[] = [
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
    'OPT-15',
    ['option/choose.ts#resolveOptions'],
    ['option/option.test.ts > reports options that have gone'],
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
    'OPT-19',
    ['option/finishing-tags.ts#FINISHING_TAGS', 'artwork/die-line/holes.ts#cornerHoles'],
    [
      'artwork/die-line/holes.properties.test.ts > are always inside the sign with enough material around them',
    ],
  ),
  row(
    'OPT-20',
    [
      'option/unwind.ts#unwindPositionOf',
      'option/unwind.ts#unwindOf',
      'artwork/roll/roll-drawing.ts#rollDrawing',
    ],
    ['option/unwind.test.ts > has the trade’s numbers: 1 to 4 are wound outside, 5 to 8 inside'],
  ),
  row(
    'OPT-21',
    ['option/finishing-tags.ts#FINISHING_TAGS', 'shop/production/finishing.ts#isOnBothSides'],
    [
      'shop/production/contour-findings.properties.test.ts > is an error if the back has the same artwork, whose contour is mirrored',
    ],
  ),
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
    ['packaging/packaging.test.ts > is selected by ascending maximum width, then height'],
  ),
  row(
    'PACK-4',
    ['packaging/problems.ts#packagingProblems'],
    ['packaging/packaging.test.ts > is a problem if the product no longer fits'],
  ),
  row(
    'PACK-5',
    ['packaging/bounds.ts#boundsOf', 'packaging/fit.ts#fitsPackageSize', 'packaging/shrink.ts#shrinkToFit'],
    [
      'packaging/packaging.properties.test.ts > never takes a product exactly as long as a bound',
      'packaging/packaging.test.ts > without a maximum takes products up to the package less 0.25 inch',
    ],
  ),
  row(
    'PACK-6',
    ['packaging/preview.ts#canFlip', 'packaging/preview.ts#flip'],
    ['packaging/packaging.test.ts > is flipped only if the package has a back image'],
  ),
  row(
    'PACK-7',
    ['packaging/limits.ts#PACKAGE_PREVIEW_DELAY'],
    ['packaging/packaging.test.ts > is redrawn after 50 ms'],
  ),
]
