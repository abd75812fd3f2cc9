import { COMMANDS, OPTIONS, type CommandName } from './commands.ts'

/** The line shown with a usage error. */
export const usageLine = (command: CommandName | null): string =>
  command
    ? `Usage: kisscut prepress ${command} [options] FILE|FOLDER|- …   (--help tells more)`
    : `Usage: kisscut prepress ${Object.keys(COMMANDS).join('|')} [options] FILE|FOLDER|- …   (--help tells more)`

/** The help of one command, or of all. */
export function helpText(command: CommandName | null): string {
  return command ? helpOf(command) : overview()
}

function overview(): string {
  const rows = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(9)}${does}`)
  return [
    usageLine(null),
    '',
    ...rows,
    '',
    'kisscut prepress COMMAND --help tells each one’s options.',
    'kisscut backup FOLDER, restore FOLDER and move are for the data of a shop: docs/how-to/back-up-and-move.md.',
    '',
  ].join('\n')
}

function helpOf(command: CommandName): string {
  const { does, options, required, formats } = COMMANDS[command]
  const rows = options.map((name) => {
    const { value, help } = OPTIONS[name]
    const needed = (required as readonly string[]).includes(name) ? ' (needed)' : ''
    const kinds = name === 'format' ? `: ${formats.join(',')} (usual: all of them)` : ''
    return `  ${`--${name}${value ? ` ${value}` : ''}`.padEnd(18)}${help}${kinds}${needed}`
  })
  return [
    usageLine(command).replace(/ {3}\(.*/, ''),
    '',
    does,
    'A folder stands for all artwork in it; - reads names from standard input, one a line (or NUL between them).',
    '',
    ...rows,
    '',
    'Exit status: 0 all well · 1 a file cannot be printed or was not written · 2 nothing was done, the command is wrong.',
    '',
  ].join('\n')
}
