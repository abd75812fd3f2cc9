import type { Resources } from '../renderer/index.ts'
import type { Face } from '../text/index.ts'

const PALETTE: Readonly<Record<string, string>> = { red: '#d8343f', gold: '#f2a541' }

/** Resources of test designs: one face under every name except `none`, two colors, a blue square as the picture. */
export const resourcesWith = (face: Face): Resources => ({
  face: (font) => (font === 'none' ? null : face),
  color: (id) => PALETTE[id] ?? null,
  artwork: () => ({ markup: '<rect width="1" height="1" fill="#0000ff"/>', viewBox: '0 0 1 1' }),
})
