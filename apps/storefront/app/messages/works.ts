/** Texts of the page “My works”. */

export const myWorks = 'My works'
export const worksText = 'Artwork of yours that we print and sell. Only you and our staff can change it.'
export const toMyWorks = 'Add works and edit them'
export const yourPage = 'See your page as shoppers do'
export const newWork = 'Add a work'
export const newWorkText =
  'We draw it on the product, trace where it is cut, and show it with the watermark of your company. Nothing but your work is printed.'
export const file = 'File'
export const fileHint =
  'SVG, PNG, JPEG or WebP up to 50 MB. Leave the background out: what is solid decides where we cut.'
export const otherFile = 'Another file'
export const otherFileHint = 'It is redrawn and retraced, on every product that has this work.'
export const name = 'Name'
export const description = 'Description'
export const descriptionHint =
  'Shoppers read it beside the work. If empty, the product’s own description is shown.'
export const printedOn = 'Printed on'
export const category = 'Category'
export const showAtOnce = 'Show it to shoppers at once'
export const add = 'Add the work'
export const added = (work: string) => `“${work}” is added.`
export const yourWorks = 'Your works'
export const none = 'There is no work yet.'
export const shown = 'Shown to shoppers'
export const withdrawn = 'Withdrawn: only you see it'
export const see = 'See it in the shop'
export const edit = 'Edit'
export const save = 'Save'
export const saved = (work: string) => `“${work}” is saved.`
export const withdraw = 'Withdraw'
export const withdrawText = 'It leaves the shop. What was ordered is made all the same.'
export const show = 'Show to shoppers'
export const pictureOf = (work: string) => `${work}, as shoppers see it`
