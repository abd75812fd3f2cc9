import type { TextItem } from '@kisscut/artwork/design'
import * as messages from '../messages/lettering.ts'
import { useLettering } from './use-lettering.ts'
import toolsCss from '../controls/tools.module.css'

interface Props {
  readonly line: TextItem
  readonly number: number
  readonly count: number
  readonly onFailed: () => void
}

/** Actions on a whole line. */
export function LineButtons({ line, number, count, onFailed }: Props) {
  const { lines } = useLettering()
  const { id, locked, canRemove } = line
  const buttons = [
    { name: 'up', isOn: !locked && number > 1, act: () => lines.move(id, -1) },
    { name: 'down', isOn: !locked && number < count, act: () => lines.move(id, 1) },
    { name: 'duplicate', isOn: true, act: () => lines.add(line) },
    { name: 'remove', isOn: !locked && canRemove, act: () => lines.remove(id) },
  ] as const
  return (
    <div role="group" aria-label={messages.arrange(messages.lineNumber(number))} className={toolsCss.tools}>
      {buttons.map(({ name, isOn, act }) => (
        <button
          key={name}
          type="button"
          className={toolsCss.tool}
          title={messages.lineActions[name]}
          aria-label={messages.lineActions[name]}
          disabled={!isOn}
          onClick={() => void Promise.resolve(act()).catch(onFailed)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className={toolsCss.icon}>
            <path d={ICONS[name]} />
          </svg>
        </button>
      ))}
    </div>
  )
}

const ICONS = {
  up: 'M10 16V4m-5 5 5-5 5 5',
  down: 'M10 4v12m-5-5 5 5 5-5',
  duplicate: 'M4 4h9v9H4ZM7 16h9V7',
  remove: 'M4 6h12M8 6V4h4v2M6 6l1 10h6l1-10',
} as const
