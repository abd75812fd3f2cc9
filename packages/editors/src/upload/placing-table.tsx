import { centre, fill, fitInside, recordOf, rotateBy, type Placement } from '@kisscut/artwork/placement'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useKeeping } from './behaviour/use-keeping.ts'
import { usePlacing } from './behaviour/use-placing.ts'
import { useContour } from './contour/use-contour.ts'
import { FileWell } from './file/file-well.tsx'
import { remarksOn, type Remark } from './look-over.ts'
import { useMat } from './mat/use-mat.ts'
import mat from './mat/mat.module.css'
import { KeysHelp } from './panel/keys-help.tsx'
import { PlacementFields } from './panel/placement-fields.tsx'
import { Remarks } from './panel/remarks.tsx'
import { DRAWINGS, Tools } from './panel/tools.tsx'
import type { TakenArtwork, UploadEditorProps } from './types.ts'
import css from './upload-editor.module.css'

interface Props extends Omit<UploadEditorProps, 'file'> {
  readonly file: TakenArtwork
  readonly placement: Placement
  readonly onFile: (file: File) => void
  readonly isBusy: boolean
  readonly card: ReactNode
  readonly shapes: ReactNode
}

/** The mat with artwork on it, and the panel beside it. */
export function PlacingTable({ file, placement: first, onFile, isBusy, card, shapes, ...props }: Props) {
  const { width, height, look, dieLine, unit, locale, errands, onState } = props
  const product = useMemo(() => ({ width, height }), [width, height])
  const plain = useMemo(() => ({ shape: dieLine, ...product }), [dieLine, product])
  const placing = usePlacing(plain, first)
  const { placement, set } = placing
  const follows = dieLine === 'contour'
  const { contour, fit: fitContour } = useContour(file.rasterUrl, placement, follows)
  const spec = useMemo(() => ({ ...plain, contour: contour?.path ?? null }), [plain, contour])
  const [isSelected, setIsSelected] = useState(true)
  const host = useRef<HTMLDivElement>(null)
  const view = useMemo(
    () => ({ spec, look, artworkUrl: file.rasterUrl, placement, unit, isSelected }),
    [spec, look, file.rasterUrl, placement, unit, isSelected],
  )
  useMat(host, view, placing.send, setIsSelected)

  const laid = useMemo(() => ({ placement: recordOf(placement), dieLine }), [placement, dieLine])
  const keeping = useKeeping(laid, placing.isHeld ? null : JSON.stringify(laid), errands)
  useEffect(() => onState?.({ isKept: keeping.isKept, hasFile: true }), [onState, keeping.isKept])

  const natural = { width: file.pixelWidth, height: file.pixelHeight }
  const fitIn = () => (follows ? fitContour(product, set) : set(fitInside(natural, plain)))
  const fillUp = () => set(fill(natural, plain))
  const remarks = useMemo(
    () => remarksOn({ spec, placement, file, contourBox: contour?.box ?? null }),
    [spec, placement, file, contour],
  )
  const mend = (how: NonNullable<Remark['mend']>) => (how === 'fit' ? fitIn() : fillUp())
  const pressed = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (isUndo) {
      event.preventDefault()
      return placing.send({ type: event.shiftKey ? 'redo.asked' : 'undo.asked' })
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.startsWith('Arrow')) event.preventDefault()
    placing.send({ type: 'key.pressed', key: event.key, isBig: event.shiftKey })
  }
  return (
    <>
      <FileWell onFile={onFile} invites={false}>
        <div
          ref={host}
          className={mat.mat}
          role="application"
          aria-label={`Cutting mat with ${file.name}. Arrow keys move it, brackets turn it, plus and minus scale it.`}
          tabIndex={0}
          aria-busy={isBusy}
          onKeyDown={pressed}
        />
      </FileWell>
      <div className={css.panel}>
        {card}
        <Remarks remarks={remarks} onMend={mend} />
        {shapes}
        <section className={css.group} aria-label="Place the artwork">
          <h2 className={css.title}>Placement</h2>
          <Tools
            tools={[
              { label: 'Fit', onUse: fitIn },
              { label: 'Fill', onUse: fillUp },
              { label: 'Centre', onUse: () => set(centre(placement, product)) },
              { label: 'Turn by 90°', drawing: DRAWINGS.turn, onUse: () => set(rotateBy(placement, 90)) },
              {
                label: 'Undo',
                drawing: DRAWINGS.undo,
                isOff: !placing.canUndo,
                onUse: () => placing.send({ type: 'undo.asked' }),
              },
              {
                label: 'Redo',
                drawing: DRAWINGS.redo,
                isOff: !placing.canRedo,
                onUse: () => placing.send({ type: 'redo.asked' }),
              },
            ]}
          />
          <PlacementFields placement={placement} unit={unit} locale={locale} onSet={set} />
          <KeysHelp />
        </section>
        <Kept keeping={keeping} />
      </div>
    </>
  )
}

function Kept({ keeping }: { readonly keeping: ReturnType<typeof useKeeping> }) {
  if (keeping.texts.length > 0)
    return (
      <p role="alert" className={css.unkept}>
        {keeping.texts.join(' ')}
      </p>
    )
  return (
    <p role="status" className={css.kept}>
      {keeping.hasFailed ? 'Not saved yet. We keep trying …' : keeping.isKept ? 'Saved' : 'Saving …'}
    </p>
  )
}
