import { wholeOf } from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import { Suspense, lazy, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { selectedIn } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'

const CropFrame = lazy(async () => ({ default: (await import('../../cropping/index.ts')).CropFrame }))

/** The crop frame of a picture, over the whole picture. EDIT-14. */
export function CropArea({ canvas }: { readonly canvas: HTMLElement | null }) {
  const { actor, store } = useSession()
  const crop = useSelector(actor, ({ context }) => context.crop)
  const wasCropping = useRef(false)
  useEffect(() => {
    // The button that ended cropping was removed.
    const isLost = wasCropping.current && crop === null && document.activeElement === document.body
    if (isLost) canvas?.focus({ preventScroll: true })
    wasCropping.current = crop !== null
  }, [crop, canvas])
  const [picture] = selectedIn(actor)
  const file = picture?.kind === 'upload' ? store.file(picture.file) : undefined
  if (!crop || !canvas || !file || picture?.kind !== 'upload') return null
  const end = () => {
    actor.send({ type: 'crop.ended' })
    canvas.focus({ preventScroll: true })
  }
  return createPortal(
    <Suspense>
      <CropFrame
        url={file.href}
        placement={wholeOf(picture)}
        box={crop}
        ratio={null}
        onBox={(box) => actor.send({ type: 'crop.changed', crop: box })}
        onCancel={end}
      />
    </Suspense>,
    canvas,
  )
}
