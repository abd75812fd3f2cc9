import { pageAt } from '../../app/links/url-for.ts'
import { isRead, pathOf, text, type RequestHandler } from './answer.ts'

/** Bytes a form of fields may have, and one that brings artwork along. */
const FIELDS_AT_MOST = 200_000
const ARTWORK_AT_MOST = 51 * 1024 * 1024

/** Turns away what no form of ours sends, before anything is read: other methods, other kinds of content, too much of it. */
export const rejectOtherForms: RequestHandler = (request) => {
  if (isRead(request)) return null
  if (request.method !== 'POST')
    return text('This page can be read, and its forms sent.', 405, { allow: 'GET, HEAD, POST' })
  const kind = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isMultipart = kind === 'multipart/form-data'
  if (!isMultipart && kind !== 'application/x-www-form-urlencoded') return text('This is not a form.', 415)
  const length = request.headers.get('content-length')
  if (length === null) return text('How long is this form?', 411)
  const most = isMultipart && takesArtwork(request.url) ? ARTWORK_AT_MOST : FIELDS_AT_MOST
  return Number(length) > most ? text('This form is too large.', 413) : null
}

const takesArtwork = (url: string) => pageAt(pathOf(url).replace(/\.data$/, '/'))?.name === 'upload'
