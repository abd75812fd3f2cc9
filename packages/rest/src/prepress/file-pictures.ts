import { artwork } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { OWN, OWN_FILES } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'

/** A page of a document as a small picture, cached forever because documents never change. */
export const pageThumbnailRoute = (shop: Shop): AnyRoute =>
  route({
    method: 'GET',
    path: '/prepress/api/v1/user-file/:id/page/:page/',
    policy: OWN,
    summary: 'One of the first twelve pages of a document as a small WebP picture. For its owner and staff.',
    success: { mime: 'image/webp' },
    errors: [400],
    handle: async ({ viewer, param }) => {
      const drawn = await shop.design.pageThumbnail(viewer, param('id'), Number(param('page')))
      return drawn.ok ? cachedForGood(drawn.value) : drawn
    },
  })

/** The artwork as it prints, for canvases and pages that show it beside the screen's colors. */
export const printColorsRoute = (shop: Shop): AnyRoute =>
  route({
    method: 'GET',
    path: '/prepress/api/v1/user-file/:id/print-colors.webp/',
    policy: OWN_FILES,
    summary: 'The artwork in the colors of print, as WebP (PROD-13). For its owner and staff.',
    success: { mime: 'image/webp' },
    errors: [409],
    handle: async ({ viewer, param }) => {
      const drawn = await shop.design.printColors(viewer, param('id'))
      return drawn.ok ? cachedForGood(drawn.value) : drawn
    },
  })

/** The picture of a sample design, the same for everyone; a changed picture has another `?v=`. TOOL-13. */
export const samplePictureRoute = (shop: Shop): AnyRoute =>
  route({
    method: 'GET',
    path: '/prepress/api/v1/template-design/:id/preview.webp/',
    policy: OWN,
    summary:
      'A sample design on its product, as WebP of 320 pixels; `?v=` names its edition, to be cached by.',
    query: ['v'],
    success: { mime: 'image/webp' },
    errors: [409],
    handle: async ({ viewer, param }) => {
      const drawn = await shop.design.samplePicture(viewer, param('id'))
      return drawn.ok ? cachedForGood(drawn.value) : drawn
    },
  })

/**
 * The public picture of an artwork, with its company's watermark; a changed picture has another `?v=`. A withdrawn artwork is
 * shown only to its artist, to staff and to shoppers who use it in a design. MKT-7, MKT-12.
 */
export const artworkPictureRoute = (shop: Shop): AnyRoute =>
  route({
    method: 'GET',
    path: `${artwork.path}:id/picture.webp/`,
    policy: OWN,
    summary:
      'An artwork as WebP of at most 900 pixels, with the watermark of its company in it; `?background=removed` is the same without its background, `?v=` names its edition, to be cached by.',
    query: ['background', 'v'],
    success: { mime: 'image/webp' },
    errors: [404, 409],
    handle: async ({ viewer, param, query }) => {
      const drawn = await shop.artworks.picture(viewer, param('id'), query.get('background') === 'removed')
      return drawn.ok ? cachedForGood(drawn.value) : drawn
    },
  })

const cachedForGood = (picture: Uint8Array): Response =>
  new Response(picture as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(picture.byteLength),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
