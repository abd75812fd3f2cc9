import type { NewRowOf, templateSize } from '@kisscut/records'

type Size = NewRowOf<typeof templateSize> & { id: string }

const size = (width: string, height: string, order: number, isDefault = false, of = 'sticker'): Size => ({
  id: `${of}-${width}x${height}`.replaceAll('.', '-'),
  name: `${width} × ${height}`,
  width,
  height,
  default: isDefault,
  order,
})

export const STICKER_SIZES = [
  size('2', '2', 0, true),
  size('3', '3', 1),
  size('4', '4', 2),
  size('5', '5', 3),
  size('3', '2', 4),
  size('4', '2', 5),
]
export const LABEL_SIZES = [
  size('2', '2', 0, true, 'label'),
  size('3', '2', 1, false, 'label'),
  size('3', '3', 2, false, 'label'),
  size('4', '3', 3, false, 'label'),
  size('4', '6', 4, false, 'label'),
]
export const SIZES = [...STICKER_SIZES, ...LABEL_SIZES]
