import type { Sample, START_EMPTY } from '@kisscut/shop'

/** Stands for an id: an empty design. */
export const EMPTY: typeof START_EMPTY = 'empty'

/** URL of a sample's picture; each edition has its own. */
export const sampleUrl = ({ id, edition }: Pick<Sample, 'id' | 'edition'>): string =>
  `/prepress/api/v1/template-design/${encodeURIComponent(id)}/preview.webp/?${new URLSearchParams({ v: edition })}`
