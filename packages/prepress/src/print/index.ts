export { checkPrintPdf, type PrintCheck } from './check.ts'
export { CUT_NAMES, type CutName, type PrintDesign, type PrintFile } from './design.ts'
export { printPdf } from './print-pdf.ts'
export { createPress, type Press } from './press.ts'
