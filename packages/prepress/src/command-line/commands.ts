import { LOOKS } from '@kisscut/artwork/look'

/** Every option: its value (none for a switch) and its help text. */
export const OPTIONS = {
  size: {
    value: 'WxH',
    help: 'finished size with its unit: 3x2in, 76x51mm, 7.6x5cm; without it the file’s own',
  },
  shape: { value: 'SHAPE', help: 'contour (usual), rectangle, rounded-corner, circle or ellipse' },
  fit: {
    value: 'HOW',
    help: 'inside: whole, with a border (usual with --size) · fill: over the bleed · actual: as large as the file says',
  },
  offset: { value: 'LENGTH', help: 'from artwork to cut line: 0.125in (usual), 3mm' },
  islands: { value: 'HOW', help: 'artwork in several pieces: merge into one sticker (usual), or keep apart' },
  holes: { value: null, help: 'cut openings inside of the artwork too' },
  material: {
    value: 'LOOK',
    help: `${LOOKS.join(', ').replace('white', 'white (usual)')}: decides the white plate`,
  },
  perforate: { value: null, help: 'cut as a perforation: PerfCutContour in place of CutContour' },
  mirror: { value: null, help: 'print to be read through the film (reverse cut)' },
  sheet: { value: 'WxH', help: 'sheets of this size, such as 13x19in' },
  roll: { value: 'WIDTH', help: 'a roll of this width instead, such as 24in, as long as it must be' },
  copies: { value: 'N', help: 'of each file; 1 where it is not said' },
  repeat: { value: null, help: 'fill what is left of the last sheet with more of the same' },
  lanes: { value: null, help: 'labels of one size in straight lanes, upright, as applicators need them' },
  gap: { value: 'LENGTH', help: 'between two pieces: 0.125in (usual)' },
  margin: { value: 'LENGTH', help: 'kept free all round: 0.25in (usual), more where marks need it' },
  marks: { value: 'LIST', help: 'crosses,dots,label (usual: all of them), or none' },
  name: { value: 'NAME', help: 'what the files are called: sheets (usual)' },
  format: { value: 'LIST', help: 'what is written, by commas' },
  out: { value: 'FOLDER', help: 'where files are written; made where it is missing' },
  approve: { value: null, help: 'print in spite of what would stop it' },
  force: { value: null, help: 'write over files that are there already' },
  json: { value: null, help: 'one JSON object per file and line on standard output' },
  help: { value: null, help: 'this text' },
} as const satisfies Readonly<Record<string, { value: string | null; help: string }>>
export type OptionName = keyof typeof OPTIONS

/** A command's purpose, the options it accepts and those it requires. */
export interface Command {
  readonly does: string
  readonly options: readonly OptionName[]
  readonly required: readonly OptionName[]
  /** Formats it can write; all unless `--format` says otherwise. */
  readonly formats: readonly Format[]
}
export type Format = 'pdf' | 'svg' | 'dxf'

const PLACING = ['size', 'shape', 'fit', 'offset', 'islands', 'holes'] as const
const WRITING = ['format', 'out', 'force'] as const
const COMMON_OPTIONS = ['json', 'help'] as const

export const COMMANDS = {
  check: {
    does: 'Takes each file in and says what would stop it or spoil it at its size.',
    options: [...PLACING, 'material', ...COMMON_OPTIONS],
    required: [],
    formats: [],
  },
  contour: {
    does: 'Finds the line around each artwork and writes it for the plotter.',
    options: ['size', 'offset', 'islands', 'holes', 'perforate', ...WRITING, ...COMMON_OPTIONS],
    required: ['out'],
    formats: ['svg', 'dxf'],
  },
  print: {
    does: 'Writes a print PDF with its cut line for each file that passes, and the cut files beside it.',
    options: [...PLACING, 'material', 'perforate', 'mirror', 'approve', ...WRITING, ...COMMON_OPTIONS],
    required: ['out'],
    formats: ['pdf', 'svg', 'dxf'],
  },
  sheet: {
    does: 'Lays all files onto sheets or a roll and writes the print PDF, a page a sheet, and a cut file for each.',
    options: [
      ...(['sheet', 'roll', 'copies', 'repeat', 'lanes', 'gap', 'margin', 'marks', 'name'] as const),
      ...PLACING,
      ...(['material', 'perforate', 'mirror', 'approve'] as const),
      ...WRITING,
      ...COMMON_OPTIONS,
    ],
    required: ['out'],
    formats: ['pdf', 'svg', 'dxf'],
  },
} as const satisfies Readonly<Record<string, Command>>
export type CommandName = keyof typeof COMMANDS

export const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(COMMANDS, word)
