import type { Sample, START_EMPTY } from '@kisscut/shop'

/** In place of an id: no design at all. */
export const EMPTY: typeof START_EMPTY = 'empty'

/** The picture of a sample design: another one has another address. */
export const sampleUrl = ({ id, edition }: Pick<Sample, 'id' | 'edition'>): string =>
  `/prepress/api/v1/template-design/${encodeURIComponent(id)}/preview.webp/?${new URLSearchParams({ v: edition })}`
