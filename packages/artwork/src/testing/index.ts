/** Generators of designs, for the tests of packages that draw or store them. */
export { distanceToRing, isWithin } from './distance.ts'
export { designs, groupedDesigns, similarities } from './designs.ts'
export { openTestFace, testFontFile } from './face.ts'
