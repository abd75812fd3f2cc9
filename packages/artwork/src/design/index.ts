export { SHAPE_DEFAULTS, elementWith, elementsOn, emptyDesign, printedOf, withoutElements } from './design.ts'
export type { Design, ShownOn, Side, SideShape } from './design.ts'
export { showOn } from './show-on.ts'
export { DESIGN_VERSION, designAsJson } from './version.ts'
export { dataOfItem, variableDataOf, varyingIn } from './variable-data.ts'
export { elementOf, variationOf } from './element.ts'
export { cutAlong, dieLineOf, followsArtwork } from './die-line.ts'
export { cutDrawingsOf, filmColorIdsOf, letteringLinesOf } from './lettering-lines.ts'
export {
  IDENTITY,
  boundsOfAll,
  limitedScale,
  mapElement,
  mapPlacement,
  mapPoint,
  matrixOf,
  rotation,
  rotationOf,
  rotationTo,
  scaling,
  translation,
} from './similarity.ts'
export type { Similarity } from './similarity.ts'
export {
  UPLOAD_ELEMENT,
  UPLOAD_SIDE,
  beyondUpload,
  placementOfElement,
  redesigned,
  redrawContour,
  replaceUpload,
  uploadDesign,
  uploadOf,
  uploadProductOf,
  withUpload,
} from './upload.ts'
export type { ContourChoice, UploadProduct, UploadedArtwork } from './upload.ts'
export type {
  ClipMaskItem,
  ClipartItem,
  CodeItem,
  Crop,
  Element,
  ElementKind,
  MarketplaceItem,
  Placed,
  RegionPaint,
  ShapeItem,
  TextItem,
  UploadItem,
  VaryingItem,
} from './element.ts'
export {
  LONGEST_NAME,
  add,
  addSide,
  change,
  hide,
  lock,
  mirror,
  move,
  place,
  remove,
  removeSide,
  rename,
  reshape,
  resize,
  rotate,
  transform,
} from './command.ts'
export { resizeCanvas } from './resize-canvas.ts'
export type { Command } from './command.ts'
export { ORDERS, group, reorder, restack, ungroup } from './group.ts'
export type { Order } from './group.ts'
export { groupAround, isGroup, isWhole, membersOf, pathTo, stackOf, unitsOf } from './stack.ts'
export type { GroupNode, StackNode } from './stack.ts'
export { EDGES, align, copied, distribute, duplicate, paste, replaceDesign } from './arrange.ts'
export type { Edge } from './arrange.ts'
export { behindMasks, maskOf } from './mask.ts'
export { MASK_FORMS, maskBy, maskTo, releaseMask } from './mask-commands.ts'
export type { MaskForm, MaskFormName } from './mask-commands.ts'
export { WHOLE_PICTURE, cropUpload, wholeOf } from './crop.ts'
export { replacePicture, swapFile } from './picture.ts'
export type { PictureFile } from './picture.ts'
export { DEPTH, perform, redo, redoLabel, startHistory, undo, undoLabel } from './history.ts'
export type { History } from './history.ts'
