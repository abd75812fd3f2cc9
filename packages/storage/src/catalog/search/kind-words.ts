import type { DocumentKind } from '@kisscut/shop/ports/catalog'

/**
 * A word that every document of a kind has, so that the index itself keeps kinds apart: reading stops at the limit then, however
 * many of another kind come before. Whoever types it finds just that.
 */
export const kindWord = (kind: DocumentKind): string => `0is${kind}`
