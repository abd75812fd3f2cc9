import { row, type CoverageRow } from './row.ts'

/** FLOW, CART, PAGE, PROD, REC. */
export const PAGES_ROWS: readonly CoverageRow[] = [
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
    ['machines/saving/saving.test.ts > clears the flag when the page is restored'],
  ),
  row(
    'FLOW-5',
    ['machines/setup/machine.ts#RECALCULATION_DELAY'],
    ['machines/setup/setup.test.ts > rests 100 ms after the last change'],
  ),
  row(
    'FLOW-6',
    ['machines/setup/machine.ts#setupMachine'],
    ['machines/setup/setup.properties.test.ts > is always that of the latest request'],
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
]
