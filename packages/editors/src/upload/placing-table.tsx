import { bleedOutline, dieLine as dieLineOf, safeArea, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, type Box } from '@kisscut/artwork/geometry'
import { boundsOf, center, fill, fitInside, recordOf, type Placement } from '@kisscut/artwork/placement'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useAutosave } from './behavior/use-autosave.ts'
import { usePreflight } from './behavior/use-preflight.ts'
import { useShown } from './behavior/use-shown.ts'
import { usePlacing } from './behavior/use-placing.ts'
import type { useRetouching } from './behavior/use-retouching.ts'
import { useUndoKeys } from './behavior/use-undo-keys.ts'
import { drawnContour, useContour } from './contour/use-contour.ts'
import { DropZone } from './file/drop-zone.tsx'
import { artworkChecks, type ArtworkCheck } from './artwork-checks.ts'
import { useCanvas } from './canvas/use-canvas.ts'
import { ZOOM_KEYS, type Zoom } from './canvas/zooming.ts'
import canvas from './canvas/canvas.module.css'
import { Kept } from './panel/kept.tsx'
import { PlacementGroup } from './panel/placement-group.tsx'
import { ArtworkChecks } from './panel/checks.tsx'
import { ZoomBar } from './panel/zoom-bar.tsx'
import type { FileInput, PlacedArtwork, UploadEditorProps } from './types.ts'
import css from './upload-editor.module.css'

interface Props extends Omit<UploadEditorProps, 'file' | 'table'> {
  readonly file: PlacedArtwork
  readonly placement: Placement
  readonly bringing: FileInput
  readonly isBusy: boolean
  readonly card: ReactNode
  readonly shapes: ReactNode
  readonly retouching: ReturnType<typeof useRetouching>
  readonly retouch: ReactNode
}

/** The mat with artwork on it, and the panel beside it. */
export function PlacingTable({
  file,
  placement: first,
  bringing,
  isBusy,
  card,
  shapes,
  retouching,
  retouch,
  ...props
}: Props) {
  const { width, height, look, dieLine, unit, locale, callbacks, onState } = props
  const artworkUrl = file.rasterUrl
  const product = useMemo(() => ({ width, height }), [width, height])
  const plain = useMemo(() => ({ shape: dieLine, ...product }), [dieLine, product])
  const placing = usePlacing(plain, first)
  const { placement, set, send } = placing
  useEditorReset(file.id, () => send({ type: 'table.laid', spec: plain, placement: first }))
  const follows = dieLine === 'contour'
  const [known] = useState(() => drawnContour(props.contour, first))
  const { contour, fit: fitContour } = useContour(artworkUrl, placement, follows, known)
  const spec = useMemo(() => ({ ...plain, contour: contour?.path ?? null }), [plain, contour])
  const margins = useMemo(() => ({ bleed: bleedOutline(spec), safe: safeArea(spec) }), [spec])
  const isSettled = !follows || contour !== null
  const laid = useMemo(() => ({ placement: recordOf(placement), dieLine }), [placement, dieLine])
  const key = placing.isHeld ? null : JSON.stringify(laid)
  const keeping = useAutosave(laid, key, callbacks)
  const isStill = keeping.isSaved && !isBusy
  const findings = usePreflight(props.findings, isStill && key ? `${file.id} ${key}` : null, callbacks)
  useEffect(() => onState?.({ isSaved: keeping.isSaved, hasFile: true }), [onState, keeping.isSaved])
  const checks = useMemo(
    () => artworkChecks({ spec, placement, file, contour, unit }, findings),
    [spec, placement, file, contour, unit, findings],
  )

  const host = useRef<HTMLDivElement>(null)
  const zooming = useRef<Zoom | null>(null)
  const showing = useShown(checks, (check) => {
    host.current?.scrollIntoView({ block: 'nearest' })
    const box = placeOf(check, placement, spec)
    if (box) zooming.current?.reveal(box)
  })
  const [pointed, setPointed] = useState<string | null>(null)
  const framed = showing.among.find(({ id }) => id === pointed) ?? showing.shown
  const highlight = useMemo(() => placeOf(framed, placement, spec), [framed, placement, spec])
  const [isSelected, setIsSelected] = useState(true)
  const view = useMemo(
    () => ({ spec, margins, look, artworkUrl, placement, unit, isSelected, isSettled, highlight }),
    [spec, margins, look, artworkUrl, placement, unit, isSelected, isSettled, highlight],
  )
  const { lens, zoom } = useCanvas(host, view, send, setIsSelected)
  zooming.current = zoom

  const natural = { width: file.pixelWidth, height: file.pixelHeight }
  const fitIn = () => (follows ? fitContour(product, set) : set(fitInside(natural, plain)))
  const fillUp = () => set(fill(natural, plain))
  const fix = (how: NonNullable<ArtworkCheck['fix']>) => {
    setPointed(null)
    if (how === 'fit') fitIn()
    else if (how === 'fill') fillUp()
    else set(how)
  }
  const undo = () => (placing.canUndo ? send({ type: 'undo.asked' }) : retouching.undo())
  const redo = () => (placing.canRedo ? send({ type: 'redo.asked' }) : retouching.redo())
  useUndoKeys(undo, redo)
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.startsWith('Arrow')) event.preventDefault()
    const look = ZOOM_KEYS[event.key]
    if (look) return zoom[look]()
    if (event.key === 'n' || event.key === 'N') return showing.step(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') return showing.show(null)
    send({ type: 'key.pressed', key: event.key, isBig: event.shiftKey })
  }
  return (
    <>
      <DropZone {...bringing}>
        <div
          ref={host}
          className={canvas.canvas}
          role="application"
          aria-label={`Cutting mat with ${file.name}. Arrow keys move it, brackets turn it, plus and minus scale it.`}
          tabIndex={0}
          aria-busy={isBusy}
          onKeyDown={pressed}
        />
        <ZoomBar lens={lens} zoom={zoom} />
      </DropZone>
      <div className={css.panel}>
        {card}
        <ArtworkChecks checks={checks} onFix={fix} showing={showing} onPointed={setPointed} />
        {retouch}
        {shapes}
        <PlacementGroup
          placement={placement}
          onSet={set}
          onFit={fitIn}
          onFill={fillUp}
          onCenter={() => set(center(placement, product))}
          onUndo={placing.canUndo || retouching.canUndo ? undo : null}
          onRedo={placing.canRedo || retouching.canRedo ? redo : null}
          unit={unit}
          locale={locale}
        />
        <Kept keeping={keeping} />
      </div>
    </>
  )
}

/** Does the work when the artwork has become another, not for the first. */
function useEditorReset(fileId: string, lay: () => void) {
  const latest = useRef(lay)
  latest.current = lay
  const before = useRef(fileId)
  useEffect(() => {
    if (before.current === fileId) return
    before.current = fileId
    latest.current()
  }, [fileId])
}

/** The box of inches a remark is about: its own place where that is known, else all of what it is found on. */
function placeOf(check: ArtworkCheck | null, placement: Placement, spec: DieLineSpec): Box | null {
  if (check?.place) return check.place
  const about = check?.about
  if (about === 'artwork') return boundsOf(placement)
  return about === 'cut' ? boxAround(flatten(dieLineOf(spec), 0.01).flat()) : null
}
