import type { Clipart, Region } from './draw.ts'

/** A numbered series of drawings of one kind: `snowflake-07`. */
export const family = (
  id: string,
  name: string,
  category: string,
  keywords: string,
  count: number,
  draw: (i: number) => readonly Region[],
): readonly Clipart[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${id}-${String(i + 1).padStart(2, '0')}`,
    name: `${name} ${i + 1}`,
    category,
    keywords,
    regions: draw(i),
  }))
