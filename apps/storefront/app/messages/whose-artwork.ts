/** Shown at every upload of a product that requires it. FILE-13. */
export const onlyYours = 'Upload only artwork that you own or may use.'
