/** A question about most products. */
export const proofs = {
  question: 'Do I see a proof before you print?',
  answer:
    'Yes. You see the cut line, bleed and safe area on your own artwork as you place it, and download a full-size PDF proof at the last step. Ask for changes there and we don’t print until you approve.',
}
export const files = {
  question: 'What files can I upload?',
  answer:
    'PNG, JPEG, WebP, TIFF, SVG and PDF, up to 50 MB. Vector files print sharp at any size. For photos, aim for 300 dpi; we let you know when it’s under 150.',
}
export const lasting = {
  question: 'How long do they last outdoors?',
  answer: 'Vinyl with its free lamination, up to five years. Paper is for indoors.',
}
export const severalDesigns = {
  question: 'Can I order several designs at once?',
  answer:
    'Yes, two or three designs per order. We split the quantity evenly and email you for the artwork of the others.',
}
