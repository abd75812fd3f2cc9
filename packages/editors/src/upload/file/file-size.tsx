import { showLength, showSize, type Unit } from '@kisscut/core/units'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { EditorFile, EditorHost, FileSize } from '../types.ts'
import * as messages from '../../messages/upload.ts'
import css from './file-card.module.css'

interface Props {
  readonly file: EditorFile
  readonly made: FileSize
  readonly rules: Pick<PrintRules, 'bleed'>
  readonly unit: Unit
  readonly locale: string
  readonly host: Pick<EditorHost, 'resize'>
  /** Places it in true size; null where it already is. */
  readonly onTrueSize: (() => void) | null
}

/** The file's stated size and bleed, to order or keep with one click. FILE-19. */
export function FileSizeOffer({ file, made, rules, unit, locale, host, onTrueSize }: Props) {
  const { width, height, bleed, price } = made
  const size = showSize(width, height, unit, locale)
  const length = (inches: number) => showLength(inches.toFixed(3), unit, locale)
  return (
    <section className={css.made} aria-label={messages.sizeOfFile}>
      <p>
        {made.isCut
          ? messages.fileCut(size)
          : bleed > 0
            ? messages.fileWithBleed(size, length(bleed))
            : file.fullBleed
              ? messages.fileWithoutBleed(size)
              : messages.fileIs(size)}
        {!made.isCut &&
          file.fullBleed &&
          bleed > 0 &&
          bleed < rules.bleed - SHORT &&
          ` ${messages.shortBleed(length(rules.bleed))}`}
      </p>
      {(price !== null || onTrueSize) && (
        <div className={css.buttons}>
          {price !== null && (
            <button type="button" className={css.button} onClick={() => void host.resize({ width, height })}>
              {messages.orderFileSize(size, price)}
            </button>
          )}
          {onTrueSize && (
            <button type="button" className={css.button} onClick={onTrueSize}>
              {messages.keepFileSize}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Tolerance of missing bleed in inches. */
const SHORT = 0.002
