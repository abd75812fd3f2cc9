import { showSize } from '@kisscut/core/units'
import { formatInches, inches } from '@kisscut/core/units'
import { useDesign, useSession } from '../design-tools/index.ts'
import * as messages from '../messages/lettering.ts'
import { useKnife } from './use-lettering.ts'
import css from './lettering-editor.module.css'

interface Props {
  /** Number of findings; null while unknown. */
  readonly found: number | null
  readonly onFound: () => void
}

/** The measured width and height of the lettering, which is the ordered size, and the number of findings. LET-7, LET-9. */
export function SizePanel({ found, onFound }: Props) {
  const { unit, locale } = useSession()
  const design = useDesign()
  const { width, height } = design
  const size = showSize(formatInches(inches(width)), formatInches(inches(height)), unit, locale)
  const knife = useKnife()
  // Text beyond the limits is not measured: the size would be outdated. LET-5.
  const isMeasured = knife === null || knife.withinLimits(design).beyond.length === 0
  return (
    <div className={css.size}>
      <span>
        {messages.measured} <output>{isMeasured ? size : messages.notMeasured}</output>
      </span>
      {found !== null && found > 0 && (
        <button type="button" className={css.toFindings} onClick={onFound}>
          {messages.toLookAt(found)}
        </button>
      )}
    </div>
  )
}
