/**
 * The first pages of a document, each with a picture from the API, which draws the same number (its
 * `THUMBNAILS_AT_MOST`).
 */
export const PAGES = {
  most: 12,
  thumbnail: (fileId: string, page: number): string => `/prepress/api/v1/user-file/${fileId}/page/${page}/`,
} as const
