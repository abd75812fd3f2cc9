import { parseArgs } from 'node:util'
import { ISLANDS, type Islands } from '@kisscut/artwork/contour'
import { DEFAULT_BORDER, DIE_LINE_SHAPES, type DieLineShape } from '@kisscut/artwork/die-line'
import type { Size } from '@kisscut/artwork/geometry'
import { LOOKS, type Look } from '@kisscut/artwork/look'
import { COMMANDS, OPTIONS, type CommandName, type Format, type OptionName } from './commands.ts'
import { readLength, readSize } from './length.ts'
import type { SheetJob } from '../sheet/index.ts'
import { UsageError } from './usage-error.ts'

const FITS = ['inside', 'fill', 'actual'] as const
export type Fit = (typeof FITS)[number]

/** The command line, parsed and checked; lengths in inches. */
export interface Configuration {
  /** Null: the file's own size. */
  readonly size: Size | null
  readonly shape: DieLineShape
  readonly fit: Fit
  readonly offset: number
  readonly islands: Islands
  readonly holes: boolean
  readonly look: Look
  readonly perforate: boolean
  readonly mirror: boolean
  readonly approve: boolean
  readonly formats: readonly Format[]
  readonly out: string | null
  readonly force: boolean
  readonly json: boolean
  /** Only for the command that lays out sheets. */
  readonly sheet: SheetOptions | null
}

/** Sheet layout; lengths in inches. */
export interface SheetOptions extends Pick<Required<SheetJob>, 'stock' | 'marks' | 'layout' | 'repeat'> {
  readonly name: string
  /** Copies of each file. */
  readonly copies: number
}

/** Parses a command line into help, or file names and options. Throws a {@link UsageError}. */
export function readArguments(
  command: CommandName,
  args: readonly string[],
):
  | { readonly help: true }
  | { readonly help: false; readonly names: readonly string[]; readonly configuration: Configuration } {
  const { values, positionals } = parsed(command, args)
  if (values.help) return { help: true }
  for (const name of COMMANDS[command].required)
    if (values[name] === undefined) throw new UsageError(`--${name} ${OPTIONS[name].value} is needed.`)
  if (positionals.length === 0) throw new UsageError('Which files? Name some, a folder, or - to read names.')
  return { help: false, names: positionals, configuration: optionsFrom(command, values) }
}

type Values = Partial<Record<OptionName, string | boolean | undefined>>

function parsed(command: CommandName, args: readonly string[]): { values: Values; positionals: string[] } {
  const options = Object.fromEntries(
    COMMANDS[command].options.map((name) => [
      name,
      { type: OPTIONS[name].value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown
    // Node's message explains how to pass names that begin with a dash; only its first sentence is the error.
    throw new UsageError(`${thrown.message.split(/[.\n]/)[0]}.`)
  }
}

function optionsFrom(command: CommandName, values: Values): Configuration {
  const text = (name: OptionName): string | null => {
    const value = values[name]
    return typeof value === 'string' ? value : null
  }
  const size = text('size')
  const offset = text('offset')
  const { formats } = COMMANDS[command]
  return {
    size: size === null ? null : readSize(size),
    shape: command === 'contour' ? 'contour' : oneOf('shape', DIE_LINE_SHAPES, text('shape'), 'contour'),
    fit: oneOf('fit', FITS, text('fit'), size === null ? 'actual' : 'inside'),
    offset: offset === null ? DEFAULT_BORDER : readLength('offset', offset, 2),
    islands: oneOf('islands', ISLANDS, text('islands'), 'merge'),
    holes: values.holes === true,
    look: oneOf('material', LOOKS, text('material'), 'white'),
    perforate: values.perforate === true,
    mirror: values.mirror === true,
    approve: values.approve === true,
    formats: (text('format')?.split(',') ?? formats).map((word) =>
      oneOf('format', formats, word.trim(), 'svg'),
    ),
    out: text('out'),
    force: values.force === true,
    json: values.json === true,
    sheet: command === 'sheet' ? sheetOptions(values) : null,
  }
}

const MARKS = ['crosses', 'dots', 'label'] as const

function sheetOptions(values: Values): SheetOptions {
  const valueOf = (name: OptionName): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const [sheet, roll] = [valueOf('sheet'), valueOf('roll')]
  if ((sheet === undefined) === (roll === undefined))
    throw new UsageError('On what? Name either --sheet 13x19in or --roll 24in.')
  const stock =
    sheet === undefined ? { width: readLength('roll', roll ?? '', 190) } : readSize(sheet, 'sheet')
  const copies = Number(valueOf('copies') ?? 1)
  if (!Number.isInteger(copies) || copies < 1)
    throw new UsageError(`--copies ${valueOf('copies')} is no whole number from 1 on.`)
  const name = valueOf('name') ?? 'sheets'
  if (!/^[^/\\\p{Cc}]+$/u.test(name) || name.startsWith('.'))
    throw new UsageError(`--name ${name} is no name for a file.`)
  const marks = valueOf('marks') === 'none' ? [] : (valueOf('marks')?.split(',') ?? MARKS)
  const selected = marks.map((mark) => oneOf('marks', MARKS, mark.trim(), 'dots'))
  return {
    name,
    copies,
    stock: {
      ...stock,
      gap: readLength('gap', valueOf('gap') ?? '0.125in', 4),
      margin: readLength('margin', valueOf('margin') ?? '0.25in', 4),
    },
    marks: Object.fromEntries(MARKS.map((mark) => [mark, selected.includes(mark)])),
    layout: values.lanes === true ? 'lanes' : 'nest',
    repeat: values.repeat === true,
  }
}

/** Matches a word of a list whichever separator is used: `rounded-corner` is `rounded_corner`. */
function oneOf<T extends string>(name: OptionName, words: readonly T[], valueOf: string | null, usual: T): T {
  if (valueOf === null) return usual
  const found = words.find((word) => word === valueOf.toLowerCase().replaceAll('-', '_'))
  if (found) return found
  const known = words.map((word) => word.replaceAll('_', '-'))
  throw new UsageError(`--${name} ${valueOf} is unknown; it can be ${listed(known)}.`)
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
