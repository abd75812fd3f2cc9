import type { DocumentKind } from '@kisscut/shop/ports/catalog'

/**
 * A word that every document of a kind has, so that the index separates kinds and reading stops at the limit, however many
 * documents of other kinds come first. A search for this word finds just those documents.
 */
export const kindWord = (kind: DocumentKind): string => `0is${kind}`
