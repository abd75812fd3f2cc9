import { COMMANDS, isCommand, type CommandName } from './commands.ts'
import { develop } from './develop.ts'
import { handle, type Bench } from './handle.ts'
import { inOrder } from './in-order.ts'
import { inputsOf, namesFrom, type Input, type Inputs } from './inputs.ts'
import { checkFolder, checkOutputs, openWriter } from './outputs.ts'
import { progressOn, type Terminal } from './progress.ts'
import type { Product } from './product.ts'
import { inWords, printable, summary, type FileReport } from './report.ts'
import { jobInWords, writeSheetJob } from './sheet.ts'
import { helpText, usageLine } from './usage.ts'
import { UsageError } from './usage-error.ts'
import { readArguments, type Configuration } from './options.ts'
import { AT_ONCE, type Workspace } from './workspace.ts'

/** Environment of the command line. */
export interface WorkerEnvironment {
  readonly args: readonly string[]
  readonly stdin: AsyncIterable<Buffer | string>
  readonly stdout: { write(text: string): unknown }
  readonly stderr: Terminal
  /** Opened once a command has files to process, and closed after them. */
  readonly openWorkspace: () => Promise<Workspace>
  /** Aborted on Ctrl-C: processes end, incomplete files are removed. */
  readonly signal: AbortSignal
}

/**
 * Runs one command and returns the exit status: 0 all passed, 1 a file was stopped, 2 the command is invalid and nothing was
 * done.
 */
export async function run(around: WorkerEnvironment): Promise<number> {
  const [room, command, ...rest] = around.args
  const commandName = isCommand(command) ? command : null
  try {
    if (around.args.length === 0 || isHelp(room) || (room === 'prepress' && isHelp(command))) {
      around.stdout.write(helpText(null))
      return around.args.length === 0 ? 2 : 0
    }
    if (room !== 'prepress')
      throw new UsageError(`“${room}” is unknown; the command line begins with prepress.`)
    if (!commandName)
      throw new UsageError(
        command === undefined
          ? `Which command? ${Object.keys(COMMANDS).join(', ')}.`
          : `There is no command “${command}”.`,
      )
    const read = readArguments(commandName, rest)
    if (read.help) {
      around.stdout.write(helpText(commandName))
      return 0
    }
    const names = (
      await Promise.all(read.names.map((name) => (name === '-' ? namesFrom(around.stdin) : [name])))
    ).flat()
    const inputs = await inputsOf(names, read.configuration.out)
    const { out } = read.configuration
    if (out !== null)
      await (read.configuration.sheet
        ? checkFolder(out)
        : checkOutputs(inputs.files, { ...read.configuration, out }))
    return await handleAll(commandName, inputs, read.configuration, around)
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown
    around.stderr.write(`kisscut: ${printable(thrown.message)}\n${usageLine(commandName)}\n`)
    return 2
  }
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help'

async function handleAll(
  command: CommandName,
  { files, passedOver }: Inputs,
  configuration: Configuration,
  { stdout, stderr, openWorkspace, signal }: WorkerEnvironment,
): Promise<number> {
  const workspace = await openWorkspace()
  const writer = openWriter(configuration.force)
  const progress = progressOn(stderr)
  const stop = () => void workspace.close()
  signal.addEventListener('abort', stop, { once: true })
  let done = 0
  let passed = 0
  try {
    const bench: Bench = { command, configuration, workspace: workspace, writer }
    const products: (Product | null)[] = []
    const work = configuration.sheet ? collecting(bench, products) : (input: Input) => handle(bench, input)
    progress.show(0, files.length, files[0]?.file ?? '')
    for await (const report of inOrder(files, AT_ONCE, work)) {
      if (signal.aborted) break
      progress.clear()
      stdout.write(`${configuration.json ? JSON.stringify(report) : inWords(report)}\n`)
      done += 1
      if (report.passed) passed += 1
      if (done < files.length) progress.show(done, files.length, files[done]?.file ?? '')
    }
    if (signal.aborted) return 1
    if (!configuration.json) stdout.write(`${summary(done, passed, passedOver)}\n`)
    if (!configuration.sheet || configuration.out === null) return passed === files.length ? 0 : 1
    const job = await writeSheetJob(bench, configuration.sheet, configuration.out, products)
    if (!signal.aborted) stdout.write(`${configuration.json ? JSON.stringify(job) : jobInWords(job)}\n`)
    return job.passed ? 0 : 1
  } finally {
    progress.clear()
    signal.removeEventListener('abort', stop)
    await workspace.close()
    await writer.sweep()
  }
}

/** Processes files and collects the products in input order: sheets are laid out when all are done. */
function collecting(bench: Bench, products: (Product | null)[]): (input: Input) => Promise<FileReport> {
  let files = 0
  return async (input) => {
    const at = files++
    const { report, product } = await develop(bench, input)
    products[at] = product
    return report
  }
}
