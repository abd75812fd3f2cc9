import type { Cropping } from '../behavior/use-cropping.ts'
import type { EditorFile, Retouching } from '../types.ts'
import { CropFields } from './crop-fields.tsx'
import * as messages from '../../messages/retouch.ts'
import css from './retouch-panel.module.css'

interface Props {
  readonly file: EditorFile
  readonly retouching: Retouching
  readonly cropping: Cropping
}

/** Crop ratios of width to height; null for free, or that of the whole picture. */
const RATIOS = [
  { label: messages.ratios.free, of: () => null },
  {
    label: messages.ratios.original,
    of: ({ pixelWidth, pixelHeight }: EditorFile) => pixelWidth / pixelHeight,
  },
  { label: '1:1', of: () => 1 },
  { label: '4:3', of: () => 4 / 3 },
  { label: '3:2', of: () => 3 / 2 },
] as const

/** The crop form beside the canvas: ratio, numbers, Apply and Cancel. */
export function CropForm({ file, retouching, cropping }: Props) {
  const { box, ratio, setRatio, change, end } = cropping
  if (!box) return null
  return (
    <form
      className={css.group}
      onSubmit={(event) => {
        event.preventDefault()
        if (!retouching.isBusy) retouching.start({ kind: 'crop', box })
      }}
      onKeyDown={({ key }) => key === 'Escape' && end()}
    >
      <div role="group" aria-label={messages.ratio} className={css.buttons}>
        {RATIOS.map(({ label, of }) => {
          const wanted = of(file)
          return (
            <button
              key={label}
              type="button"
              className={css.button}
              aria-pressed={ratio.label === label}
              onClick={() => setRatio({ label, value: wanted })}
            >
              {label}
            </button>
          )
        })}
      </div>
      <CropFields file={file} box={box} ratio={cropping.share} onBox={change} />
      <div className={css.buttons}>
        <button type="submit" className={css.main} aria-disabled={retouching.isBusy || undefined}>
          {messages.cropToPart}
        </button>
        <button type="button" className={css.button} onClick={end}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
