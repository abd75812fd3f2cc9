/** Texts of the design tools. */
import type { Edge, ElementKind, MaskFormName, Order } from '@kisscut/artwork/design'
import type { BarcodeType, QrType } from '@kisscut/core/codes'

export const tools = 'Tools'
export const canvas = 'Canvas'
/** Announcements of the selection. */
export const selected = (names: readonly string[]): string =>
  names.length > 3 ? `Selected: ${names.length} objects` : `Selected: ${names.join(', ')}`
export const canvasHelp =
  'Canvas. S selects the next object, arrow keys move it, brackets rotate it, plus and minus scale it, Enter edits text, question mark lists all keys.'
export const loadingTools = 'Loading text and codes…'

/** Labels on the rail. */
export const rail = {
  selection: 'Edit',
  text: 'Text',
  shapes: 'Shapes',
  clipart: 'Clipart',
  artworks: 'Artwork',
  files: 'Uploads',
  codes: 'Codes',
  side: 'Background',
  objects: 'Objects',
  checks: 'Checks',
  more: 'More',
} as const

export const firstText = 'Your text'
export const kindNames: Readonly<Record<ElementKind, string>> = {
  text: 'Text',
  clipart: 'Clipart',
  upload: 'Picture',
  marketplace: 'Artwork',
  code: 'Code',
  shape: 'Shape',
  clip_mask: 'Mask',
}
export const shapeNames = {
  rectangle: 'Rectangle',
  rounded_corner: 'Rounded',
  circle: 'Circle',
  ellipse: 'Oval',
  custom_path: 'Drawn shape',
} as const
export const addShape = 'Add a shape'
export const qrCode = 'QR code'
export const named = (kind: string, name: string) => (name === '' ? kind : `${kind}: ${name}`)
export const hiddenName = (name: string) => `${name}, hidden`
export const lockedName = (name: string) => `${name}, locked`

/** Catalogs. */
export const search = 'Search'
export const category = 'Category'
export const all = 'All'
export const more = 'Show more'
export const searching = 'Searching…'
export const nothingFound = 'Nothing found. Try another word or category.'
export const notFetched = 'This couldn’t be loaded just now.'
export const tryAgain = 'Try again'
export const toolNotFetched = 'Something your design needs couldn’t be loaded just now. Your design is safe.'
export const addNamed = (name: string) => `Add ${name}`
export const clipartHead = 'Add clipart'
export const artworkHead = 'Add artwork'
export const filesHead = 'Your uploads'
export const chooseFile = 'Upload a picture'
export const fileHint = 'PNG, JPEG, WebP, TIFF, SVG or PDF. You can also paste it or drop it on the canvas.'
export const sending = (percent: number) => `${percent}% uploaded`
export const checkingFile = 'Checking your file…'
export const notSent = 'The file couldn’t be sent. Check your connection and try again.'
export const stop = 'Stop'
export const removeFile = (name: string) => `Remove ${name}`
export const removeShort = 'Remove'
export const keepFile = 'Keep'
export const removeForGood = 'It is removed for good, from your other designs too.'
export const notRemoved = 'This couldn’t be removed just now.'
export const noFiles = 'What you upload appears here.'

/** Text. */
export const words = 'Text'
export const values = 'Values, separated by commas'
export const varies = 'On each piece'
export const variesStep = 'variable data'
export const symbolNames = {
  none: 'The same text',
  number_range: 'Numbers from, to',
  csv_list: 'Values of a list',
  variable_data: 'A column of a file',
} as const
export const sameCode = 'The same code'
export const rangeFrom = 'From'
export const rangeTo = 'To'
export const textName = 'Name, for messages'
export const piece = (number: number, count: number, text: string) =>
  `Piece ${number.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}: ${text}`
export const earlierPiece = 'Show the piece before'
export const laterPiece = 'Show the next piece'
export const font = 'Font'
export const chooseFont = (name: string) => `Font: ${name}`
export const findFont = 'Find a font'
export const noFont = 'No font has this name.'
export const textSize = 'Size'
export const points = 'pt'
export const alignText = 'Align text'
export const alignments = { left: 'Left', center: 'Center', right: 'Right' } as const
export const tracking = 'Letter spacing'
export const curve = 'Curve'
export const curved = (degrees: number) => (degrees === 0 ? 'Straight' : `${degrees}°`)
export const textPath = 'Along a line'
export const noTextPath = 'No line'
export const pathSize = 'Size of the line'
export const pathSizeStep = 'line size'
export const fontNotLoaded = 'This font couldn’t be loaded. Please choose another one.'
export const typeHere = 'Type your text'
/** Beside the field for typing the letters. */
export const fontLacks = (letters: string) =>
  `This font doesn’t have ${[...letters].map((letter) => `“${letter}”`).join(', ')}. Choose another font, or other letters.`
const missingLetters = (letters: string, name: string) =>
  `${name} doesn’t have ${[...letters].map((letter) => `“${letter}”`).join(', ')}.`
export const useFont = (name: string) => `Use ${name}`
export const noFontHas = 'None of our fonts has all of these letters.'

/** Colors. */
export const fill = 'Color'
export const fillOfShape = 'Fill'
export const stroke = 'Outline'
export const strokeWidth = 'Outline width'
export const strokeOf = (region: string) => `Outline of ${region.toLowerCase()}`
export const widthOf = (outline: string) => `Width: ${outline.toLowerCase()}`
export const thousandths = '‰ in'
export const noColor = 'None'
export const ownColor = 'Custom color'
export const colorOf = (of: string, name: string) => `${of}: ${name}`
export const regions = 'Colors'
export const roundness = 'Roundness'
export const percent = (share: number) => `${share}%`
export const originalColor = 'Original'

/** Pictures. */
export const crop = 'Crop'
export const cropPicture = 'Crop the picture'
export const cropHint = 'Pull the corners on the canvas, or move them by arrow keys.'
export const cropToPart = 'Crop to this part'
export const wholePicture = 'Show all of it'
export const cancel = 'Cancel'

/** Masks. */
export const mask = 'Mask'
export const maskHint = 'Cut the picture to a shape:'
export const maskForms: Readonly<Record<MaskFormName, string>> = {
  rectangle: 'Rectangle',
  rounded: 'Rounded',
  oval: 'Oval',
  circle: 'Circle',
  heart: 'Heart',
  star: 'Star',
  hexagon: 'Hexagon',
  arch: 'Arch',
}
export const moveMask = 'Move the mask'
export const moveBehind = 'Move the picture'
export const maskingHint = {
  mask: 'Drag the mask on the canvas, or use the arrow keys, plus and minus. Escape ends it.',
  element: 'Drag the picture behind its mask, or use the arrow keys, plus and minus. Escape ends it.',
} as const
export const releaseMask = 'Remove the mask'

/** Codes. */
export const codesHead = 'Add a code'
export const codeHead = 'Code'
export const codeKind = 'Kind of code'
export const qrKind = 'Content'
export const qrKinds: Readonly<Record<QrType, string>> = {
  website: 'Website',
  contact: 'Contact',
  text_message: 'Text message',
  custom: 'Plain text',
}
export const barcodeNames: Readonly<Record<BarcodeType, string>> = {
  code39: 'Code 39',
  code128: 'Code 128',
  pzn: 'PZN',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  jan: 'JAN',
  isbn13: 'ISBN-13',
  isbn10: 'ISBN-10',
  issn: 'ISSN',
  upca: 'UPC-A',
}
export const codeFields = {
  address: 'Web address',
  telephone: 'Telephone',
  message: 'Message',
  text: 'Text',
  data: 'Number or text',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  title: 'Job title',
  website: 'Website',
} as const
export const addCode = 'Add code'
export const changeCode = 'Change code'
export const codeStays = (size: string) => `Smallest size that scans: ${size}`

/** Place and order. */
export const place = 'Position and size'
export const left = 'Left'
export const top = 'Top'
export const width = 'Width'
export const height = 'Height'
export const rotation = 'Rotation'
export const keepProportion = 'Keep proportions'
export const arrange = 'Arrange'
export const several = (count: number) => `${count} objects`
export const groupOf = (count: number) => `Group of ${count}`
export const lockedHint = 'Locked. Unlock it to change it.'

/** `side`: null where there is only one. */
export const objectsOn = (side: string | null) =>
  `${side === null ? 'Objects' : `Objects on ${side}`}, front to back`
export const noObjects = 'Nothing here yet. Add text, shapes, clipart or your own pictures.'
export const objectName = 'Name, in this list and in the form'
export const hiddenHint = 'What is hidden won’t be printed.'
export const openGroup = 'Show what is in the group'
export const closeGroup = 'Hide what is in the group'
export const selectSeveral = 'Select several'

/** Commands in menus and the help sheet. */
export const commands = {
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  duplicate: 'Duplicate',
  remove: 'Delete',
  removeBackground: 'Remove background',
  restoreBackground: 'Restore background',
  selectAll: 'Select all',
  deselect: 'Select nothing',
  editText: 'Edit text',
  editGroup: 'Select within the group',
  group: 'Group',
  ungroup: 'Ungroup',
  mask: 'Cut to the shape on top',
  lock: 'Lock',
  unlock: 'Unlock',
  lockOrUnlock: 'Lock or unlock',
  hide: 'Hide',
  show: 'Show again',
  hideOrShow: 'Hide or show',
  mirrorX: 'Flip left to right',
  mirrorY: 'Flip top to bottom',
  rotateQuarter: 'Rotate by 90°',
  help: 'Keyboard shortcuts',
  menu: 'Actions',
} as const
export const undoOf = (label: string) => `Undo ${label}`
export const redoOf = (label: string) => `Redo ${label}`
export const orders: Readonly<Record<Order, string>> = {
  front: 'Bring to front',
  forward: 'Bring forward',
  backward: 'Send backward',
  back: 'Send to back',
}
export const edges: Readonly<Record<Edge, string>> = {
  left: 'Align left',
  center: 'Center left to right',
  right: 'Align right',
  top: 'Align top',
  middle: 'Center top to bottom',
  bottom: 'Align bottom',
}
export const distribute = { x: 'Distribute across', y: 'Distribute down' } as const
export const groups = {
  edit: 'Edit',
  arrange: 'Arrange',
  align: 'Align',
  move: 'Move and view',
} as const
export const viewKeys = [
  ['Z', 'Zoom in; with Shift, out'],
  ['0 or 1', 'Zoom to fit; actual size'],
  ['S', 'Select the next object; with Shift, the one before'],
  ['Space', 'Hold and drag to pan'],
  ['Shift', 'Larger steps; while rotating, steps of 15°'],
  ['Alt or Ctrl', 'Hold while dragging: nothing snaps'],
] as const
export const close = 'Close'
export const nothingPasted = 'There is nothing to paste here yet. Copy something first.'
export const notPasted = 'What was copied can’t be pasted into a design.'

/** Sides. */
export const sides = 'Sides'
export const addSide = 'Add a side'
export const removeSide = (name: string) => `Remove ${name}`
export const sideNames = ['Front', 'Back'] as const
export const sideNumber = (number: number) => `Side ${number}`
/** `side`: null where there is only one. */
export const backgroundOf = (side: string | null) => (side === null ? rail.side : `Background of ${side}`)
export const background = 'Background color'
export const border = 'Border color'
export const borderSize = 'Border size'
export const borderMargin = 'Distance from the edge'

/** Findings. */
export const checksWith = (count: number) => `${rail.checks}: ${count}`
export const checksHead = 'Before printing'
export const allClear = 'Everything looks ready to print.'
export const notPrinted = (count: number) =>
  count === 1 ? '1 hidden object won’t be printed.' : `${count} hidden objects won’t be printed.`
export const measuring = 'Checking…'
export const show = 'Show'
export const showNamed = (name: string) => `Show ${name}`
/** For a finding that is not about an element. */
export const itsPlace = 'the place'
export const fixes = {
  'move-inside': () => 'Move inside',
  'make-smaller': (width: string) => `Make it ${width} wide`,
  'make-larger': (width: string) => `Make it ${width} wide`,
  thicken: () => 'Make it thicker',
} as const
export const fixNamed = (fix: string, name: string) => `${fix}: ${name}`
export const onSide = (text: string, side: string) => `${side}: ${text}`
export const findings = {
  'off-product': (name: string) => `${name} lies outside the product.`,
  'outside-safe-area': (name: string, margin: string) =>
    `${name} is too close to the cut line (under ${margin}) and could be cut into.`,
  'low-resolution': (name: string, dpi: number) => `${name} may look soft: ${dpi} dpi at this size.`,
  'unprintable-resolution': (name: string, dpi: number) =>
    `${name} will print blurry: ${dpi} dpi at this size.`,
  'thin-stroke': (name: string, width: string) => `The outline of ${name} is too thin to print (${width}).`,
  'missing-letters': (letters: string, name: string) => missingLetters(letters, name),
  'font-missing': (name: string) => `The font of ${name} is no longer available. Choose another one.`,
  'code-unreadable': (name: string) => `${name} has nothing to say that can be scanned.`,
  'code-too-small': (name: string, smallest: string) =>
    `${name} is too small to be scanned. Smallest: ${smallest} in.`,
} as const

export const deleteIt = 'Delete it'
export const pictureMissing = (name: string) =>
  `The picture of ${name} is no longer available. Choose another one, or delete it.`

/** The cut line. */
export const cutLineStep = 'cut line'
export const aroundStep = 'background'
export const aroundArtwork = 'Color around the artwork'
export const showsMaterial = 'None: the material shows'
export const contourFollows = 'The cut line is drawn again whenever your design has been saved.'

/** Files. */
export const moreHead = 'Export and import'
export const exportJson = 'Export as JSON'
export const exportSvg = (side: string) => `Export ${side} as SVG`
export const importJson = 'Import JSON'
export const imported = 'The design was imported. Undo brings the one before back.'
export const notImported = (reason: string) => `This file can’t be imported. ${reason}`
export const faultAt = (place: string, fault: string) => `${place}: ${fault}`
export const notADesign = 'It isn’t a design.'
export const tooLarge = 'It is too large to be a design.'
export const otherSize = (size: string) => `It was made for another size and has been fitted to ${size}.`
export const missingParts = (parts: readonly string[]) =>
  `The shop doesn’t have: ${parts.join('; ')}. Choose another one, or delete it.`
export const missingPart = (side: string, what: string, name: string) => `${what} of ${name} (${side})`
export const partNames: Readonly<Record<ElementKind, string>> = {
  ...kindNames,
  text: 'the font',
  clipart: 'the drawing',
  upload: 'the file',
  marketplace: 'the artwork',
}
export const fileName = (name: string) => `kisscut-${name}`

export const panelNotFetched =
  'This couldn’t be loaded. Your design is safe: load the page again when you are online.'
