import type { Messages } from '@kisscut/core/problem'

const PLEASE = 'Please send a PNG, JPEG, WebP, TIFF, GIF, AVIF, SVG or PDF file.'
const source = 'FILE-7'
const row = (text: string) => ({ text, level: 'error', source }) as const
const hint = (text: string) => ({ text, level: 'warning', source }) as const

/** Why a file was rejected. */
export const REJECTIONS = {
  'file.empty': row('This file is empty. Please choose another one.'),
  'file.too-large': row('This file is {mb} MB. The limit is 50 MB.'),
  'file.too-many-pixels': row(
    'This picture is {width} × {height} pixels. The limit is 100 million (10,000 × 10,000).',
  ),
  'file.unsupported': row(`We can’t read this file type. ${PLEASE}`),
  'file.unsupported-kind': row(`We can’t print from {kind}. ${PLEASE}`),
  'file.broken': row('We can’t read this {kind}. It is damaged or incomplete. Please export it again.'),
  'file.encrypted': row('This PDF is password-protected. Please save it without a password.'),
  'file.no-such-page': row('This file has no such page. Please choose one of its {pages}.'),
  'file.psd-without-picture': row(
    'This Photoshop file has no picture of its layers. Please save it with “Maximize compatibility”, or as a TIFF or PNG.',
  ),
  'file.no-pages': row('This PDF has no pages.'),
  'file.blank': row('This file is completely transparent.'),
  'file.only-cuts': row(
    'This file has nothing but cut lines, which we don’t print. Please add your artwork to it.',
  ),
  'file.blank-links': row(
    'There is nothing to see in this SVG without the pictures it links to, which we never fetch. Please embed them as PNG or JPEG.',
  ),
  'file.too-thin': row(
    'This drawing is so thin that nothing of it would print. Please check its size and export it again.',
  ),
  'file.svg-entities': row(
    'This SVG defines entities that are more than plain text, which we can’t accept. Please export it as plain SVG.',
  ),
  'file.svg-too-complex': row(
    'This SVG is too complex: it has too many elements, or repeats them too often. Please simplify it, or send a PDF or PNG.',
  ),
  'file.too-slow': row('This file took too long to open. Please simplify it, or send it as a PNG.'),
  'file.too-big': row(
    'This file needs too much memory to open. Please make it smaller, or send it as a PNG.',
  ),
  'file.failed': row('We couldn’t open this file. Please export it again, or send it as a PNG.'),
  'file.busy': row('We’re busy with other files right now. Please try again in a moment.'),
} as const satisfies Messages

/** Notices about an accepted file. */
export const NOTICES = {
  'file.other-kind': hint('“{name}” is actually a {kind}, so we read it as one.'),
  'file.blank-pages': hint('Blank pages at the start of this file: {count}. We left them out.'),
  'file.trim-off': hint(
    'The trim box of this PDF is empty or outside its page, so we used all of the page. Please check the preview.',
  ),
  'file.cut-lines': hint('This file has cut lines of its own: {count}. We don’t print them.'),
  'file.cut-too-much': hint(
    'We couldn’t follow the cut line in this file: it has more than {nodes} points, or we can’t read it. We don’t cut or print it. Please simplify it.',
  ),
  'file.cut-no-line': hint(
    'Some of what this file names as cut lines can’t be followed, such as text, pictures or gradients. We don’t cut or print it. Please draw it as lines.',
  ),
  'file.cut-mixed': hint(
    'A cut line in this file is mixed with other inks, so we print it. Please give it a spot color of its own.',
  ),
  'file.first-page': hint('This file has {pages} pages. Choose the one to print.'),
  'file.first-frame': hint('This picture is animated or has {pages} pages. We print the first one.'),
  'file.channels-left': hint(
    'This file has more channels than its colors and transparency need: {count}. We don’t print them.',
  ),
  'file.active-removed': hint('We removed scripts and embedded web pages from this SVG.'),
  'file.links-removed': hint(
    'This SVG links to outside pictures or styles, which we don’t load. Embed them if something is missing.',
  ),
  'file.live-text': hint(
    'This SVG has text in fonts that we don’t have, which may look different in print: {fonts}. Please convert it to outlines.',
  ),
  'file.text-not-outlined': hint(
    'We can’t outline all of the text in this SVG, and it may look different in print. Please convert it to outlines.',
  ),
  'file.unknown-colors': hint(
    'This SVG has colors that we can’t read, and they will look different in print: {colors}. Please check the preview, or use hexadecimal colors.',
  ),
  'file.fonts-missing': hint(
    'This PDF uses fonts that are not embedded, so letters may look different. Please check the preview, or convert text to outlines.',
  ),
  'file.jbig2': hint(
    'This PDF contains scans in a compression (JBIG2) that may come out wrong. Please check the preview, or send the scan as a PNG or TIFF.',
  ),
  'file.not-drawn': hint(
    'We saved this {kind} file, but we can’t open {kind} files here, so we can’t print it. Please send it again as a {instead}.',
  ),
  'file.cmyk': hint('This picture is in CMYK. Colors on screen are approximate.'),
} as const satisfies Messages

export type RejectionCode = keyof typeof REJECTIONS
export type NoticeCode = keyof typeof NOTICES
export type Values = Readonly<Record<string, string | number>>

/** The text of a rejection or notice with its `{placeholders}` filled. */
export function fileMessage(code: RejectionCode | NoticeCode, values: Values = {}): string {
  const { text } = { ...REJECTIONS, ...NOTICES }[code]
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
