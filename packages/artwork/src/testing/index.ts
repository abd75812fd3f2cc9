/** Generators of designs, for the tests of packages that draw or store them. */
export { designs, similarities } from './designs.ts'
export { openTestFace, testFontFile } from './face.ts'
