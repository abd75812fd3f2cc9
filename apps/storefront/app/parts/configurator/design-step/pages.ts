/** A document's first pages, each with a picture of the API; the shop draws as many (its `THUMBNAILS_AT_MOST`). */
export const PAGES = {
  most: 12,
  thumbnail: (fileId: string, page: number): string => `/prepress/api/v1/user-file/${fileId}/page/${page}/`,
} as const
