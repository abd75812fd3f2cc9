export { SHAPE_DEFAULTS, elementWith, elementsOn, emptyDesign } from './design.ts'
export type { Design, Side, SideShape } from './design.ts'
export { elementOf } from './element.ts'
export type {
  ClipMaskItem,
  ClipartItem,
  CodeItem,
  Crop,
  Element,
  ElementKind,
  MarketplaceItem,
  Placed,
  ShapeItem,
  TextItem,
  UploadItem,
} from './element.ts'
export {
  ORDERS,
  add,
  addSide,
  change,
  duplicate,
  lock,
  mirror,
  move,
  remove,
  removeSide,
  reorder,
  reshape,
  resize,
  resizeCanvas,
  rotate,
} from './command.ts'
export type { Command, Order } from './command.ts'
export { DEPTH, perform, redo, redoLabel, startHistory, undo, undoLabel } from './history.ts'
export type { History } from './history.ts'
