import { ADVANCED_CLIPART, ADVANCED_REGIONS, ADVANCED_TEXTS } from './advanced.ts'
import { EASY_CLIPART, EASY_REGIONS, EASY_TEXTS } from './easy.ts'
import { PREVIEW_CLIPART, PREVIEW_REGIONS, PREVIEW_TEXTS } from './preview.ts'

/** Initial designs of products with design tools; each text has the box of its letters, so that none is distorted. */
export const START_TEXTS = [...ADVANCED_TEXTS, ...EASY_TEXTS, ...PREVIEW_TEXTS]
export const START_CLIPART = [...ADVANCED_CLIPART, ...EASY_CLIPART, ...PREVIEW_CLIPART]
export const START_REGIONS = [...ADVANCED_REGIONS, ...EASY_REGIONS, ...PREVIEW_REGIONS]
