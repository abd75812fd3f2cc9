import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CanvasActor } from '../../canvas/index.ts'
import { withRatio, type Share } from '../../cropping/crop-box.ts'
import * as messages from '../../messages/retouch.ts'
import type { EditorFile } from '../types.ts'

/** A named ratio of width to height; null for a free one. */
interface Ratio {
  readonly label: string
  readonly value: number | null
}

/** Cropping of the artwork, as a state of the canvas. */
export interface Cropping {
  /** Null while nothing is cropped. */
  readonly box: Share | null
  readonly ratio: Ratio
  /** The ratio in shares of the picture. */
  readonly share: number | null
  readonly setRatio: (ratio: Ratio) => void
  readonly change: (box: Share) => void
  readonly begin: () => void
  readonly end: () => void
}

const FREE: Ratio = { label: messages.ratios.free, value: null }

export function useCropping(actor: CanvasActor, { pixelWidth, pixelHeight }: EditorFile): Cropping {
  const box = useSelector(actor, ({ context }) => context.crop)
  const [ratio, setRatio] = useState(FREE)
  const shareOf = ({ value }: Ratio) => (value === null ? null : (value * pixelHeight) / pixelWidth)
  const change = (crop: Share) => actor.send({ type: 'crop.changed', crop })
  return {
    box,
    ratio,
    share: shareOf(ratio),
    setRatio: (chosen) => {
      setRatio(chosen)
      if (box) change(withRatio(box, shareOf(chosen)))
    },
    change,
    begin: () => {
      setRatio(FREE)
      actor.send({ type: 'crop.began' })
    },
    end: () => actor.send({ type: 'crop.ended' }),
  }
}
