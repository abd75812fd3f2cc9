/** Beside every place to upload, of products that say so. FILE-13. */
export const onlyYours = 'Upload only artwork that you own or may use.'
