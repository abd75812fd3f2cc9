export { checkLayout, checkPrintPdf, type PrintCheck } from './check.ts'
export { CUT_NAMES, type CutName, type DrawnDesign, type PrintDesign, type PrintFile } from './design.ts'
export { openPressProfile, type PressProfile } from './cmyk.ts'
export { printedWith, printPdf } from './print-pdf.ts'
