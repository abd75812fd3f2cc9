import { basename } from 'node:path'
import { printable } from './report.ts'

/** The stream methods that progress uses. */
export interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Progress on one line of a terminal; silent elsewhere. */
export interface Progress {
  show(done: number, total: number, file: string): void
  /** Clears the line before other output. */
  clear(): void
}

const BAR = 24

export function progressOn(terminal: Terminal): Progress {
  if (!terminal.isTTY) return { show: () => undefined, clear: () => undefined }
  return {
    show(done, total, file) {
      const filled = Math.round((BAR * done) / total)
      const line = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total} ${printable(basename(file))}`
      terminal.write(`\r\u001b[K${[...line].slice(0, (terminal.columns ?? 80) - 1).join('')}`)
    },
    clear: () => void terminal.write('\r\u001b[K'),
  }
}
