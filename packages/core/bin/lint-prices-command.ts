import {
  describeFinding,
  type Finding,
  lintPriceTable,
  priceTableFromCsv,
  priceTableFromJson,
  PriceTableTextError,
} from '../src/linter/index.ts'

const USAGE = `Usage: kisscut-lint-prices <table.csv | table.json | -> [--cost <amount>] [--unit] [--json]

Lists what the owner of a price table should look at. Exit code 0: nothing; 1: findings; 2: the table can't be read.
  --cost <amount>  what a square inch (with --unit: a piece) costs to make
  --unit           the CSV's amounts are prices per piece
  --json           findings as JSON
`

/** The command's output and exit code. */
export interface Outcome {
  readonly output: string
  readonly error: string
  readonly exitCode: 0 | 1 | 2
}

/** The command as a function: takes arguments and a file reader, returns texts and an exit code. */
export function lintPrices(args: readonly string[], read: (file: string) => string): Outcome {
  const parsed = readArguments(args)
  if (parsed === null) return { output: '', error: USAGE, exitCode: 2 }
  try {
    const text = read(parsed.file)
    const isJson = text.trimStart().startsWith('{')
    const table = isJson ? priceTableFromJson(text) : priceTableFromCsv(text, parsed.basis)
    return report(lintPriceTable(table, parsed.cost), parsed.json)
  } catch (error) {
    if (!(error instanceof PriceTableTextError || error instanceof RangeError || isFileError(error)))
      throw error
    return { output: '', error: `${parsed.file}: ${error.message}\n`, exitCode: 2 }
  }
}

function report(findings: readonly Finding[], json: boolean): Outcome {
  const lines = findings.length === 0 ? 'Nothing found.' : findings.map(describeFinding).join('\n')
  const output = json ? JSON.stringify(findings, null, 2) : lines
  return { output: `${output}\n`, error: '', exitCode: findings.length === 0 ? 0 : 1 }
}

interface Arguments {
  readonly file: string
  readonly cost?: string
  readonly basis: 'sqin' | 'unit'
  readonly json: boolean
}

function readArguments(args: readonly string[]): Arguments | null {
  const at = args.indexOf('--cost')
  const cost = at === -1 ? undefined : (args[at + 1] ?? '')
  const rest = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1))
  const [file, ...more] = rest.filter((arg) => arg !== '--unit' && arg !== '--json')
  if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-')) return null
  return { file, cost, basis: rest.includes('--unit') ? 'unit' : 'sqin', json: rest.includes('--json') }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error
