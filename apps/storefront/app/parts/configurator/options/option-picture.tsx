import { unwindPositionOf } from '@kisscut/core/option'
import type { Option } from '@kisscut/core/product'
import { RollPicture } from '../../roll/roll-picture.tsx'

/** The picture of an option; only some kinds can be drawn. OPT-20. */
export function OptionPicture({ option }: { readonly option: Option | undefined }) {
  const unwind = option ? unwindPositionOf(option) : null
  return unwind && <RollPicture position={unwind} />
}
