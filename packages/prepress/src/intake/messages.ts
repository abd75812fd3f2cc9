import type { Messages } from '@kisscut/core/problem'

const PLEASE = 'Please send a PNG, JPEG, WebP, TIFF, GIF, AVIF, SVG or PDF file.'
const source = 'FILE-7'
const row = (text: string) => ({ text, level: 'error', source }) as const
const hint = (text: string) => ({ text, level: 'warning', source }) as const

/** Why a file was rejected. */
export const REJECTIONS = {
  'file.empty': row('This file is empty. Please choose another one.'),
  'file.too-large': row('This file has {mb} MB; 50 MB is the most we can take.'),
  'file.too-many-pixels': row(
    'This picture has {width} × {height} pixels; 100 million (10,000 × 10,000) is the most we can take.',
  ),
  'file.unsupported': row(`We do not know this kind of file. ${PLEASE}`),
  'file.unsupported-kind': row(`We cannot print from {kind}. ${PLEASE}`),
  'file.broken': row('We cannot read this {kind}: it is damaged or incomplete. Please export it again.'),
  'file.encrypted': row('This PDF is protected by a password. Please save it without one.'),
  'file.no-such-page': row('This file has no such page. Please choose one of its {pages}.'),
  'file.psd-without-picture': row(
    'This Photoshop file has no picture of its layers. Please save it with “Maximize compatibility”, or as a TIFF or PNG.',
  ),
  'file.no-pages': row('This PDF has no pages.'),
  'file.blank': row('There is nothing to see in this file: it is entirely transparent.'),
  'file.too-thin': row(
    'This drawing is so long and thin that nothing of it would be seen. Please check its size and export it again.',
  ),
  'file.svg-entities': row(
    'This SVG defines entities of its own, which we cannot accept. Please export it as plain SVG.',
  ),
  'file.svg-too-complex': row(
    'This SVG is too complex for us: too many elements, or elements repeated too often. Please simplify it, or send a PDF or PNG.',
  ),
  'file.too-slow': row('This file took too long to open. Please simplify it, or send it as a PNG.'),
  'file.too-big': row(
    'This file needs too much memory to open. Please make it smaller, or send it as a PNG.',
  ),
  'file.failed': row('We could not open this file. Please export it again, or send it as a PNG.'),
  'file.busy': row('We are busy with other files just now. Please try again in a moment.'),
} as const satisfies Messages

/** Notices about an accepted file. */
export const NOTICES = {
  'file.other-kind': hint('“{name}” is really a {kind}; we have taken it as that.'),
  'file.first-page': hint('This file has {pages} pages; we print the first.'),
  'file.first-frame': hint('This picture is animated or has {pages} pages; we print the first.'),
  'file.active-removed': hint('Scripts and embedded web pages were taken out of this SVG.'),
  'file.links-removed': hint(
    'This SVG links to pictures or styles elsewhere, which we never fetch. Please embed them if something is missing.',
  ),
  'file.live-text': hint(
    'This SVG contains live text, which may look different in print. Please convert text to outlines.',
  ),
  'file.not-drawn': hint(
    'We have kept this {kind} file, but we cannot open {kind} files here, so it cannot be printed. Please send it once more, as a {instead}.',
  ),
  'file.cmyk': hint('This picture is in CMYK; colors on screen are an approximation of the print.'),
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
