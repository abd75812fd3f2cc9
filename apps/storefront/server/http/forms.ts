import type { MiddlewareHandler } from 'hono'
import { isSameSite } from '@kisscut/rest'
import { pageAt } from '../../app/links/url-for.ts'
import { isRead, pathOf, text } from './request.ts'
import * as messages from '../messages.ts'

/** Bytes a form of fields may have, and one that brings artwork along. */
const FIELDS_AT_MOST = 200_000
const ARTWORK_AT_MOST = 51 * 1024 * 1024

/** Turns away what no form of ours sends, before anything is read: other sites, methods, kinds of content, too much of it. */
export const rejectOtherForms =
  (publicUrl: string | null): MiddlewareHandler =>
  async ({ req }, next) => {
    if (isRead(req)) return next()
    if (!isSameSite(req.raw, publicUrl)) return text(messages.otherSite, 403)
    if (req.method !== 'POST') return text(messages.otherMethod, 405, { allow: 'GET, HEAD, POST' })
    const kind = req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
    const isMultipart = kind === 'multipart/form-data'
    if (!isMultipart && kind !== 'application/x-www-form-urlencoded') return text(messages.noForm, 415)
    const length = req.header('content-length')
    if (length === undefined) return text(messages.noLength, 411)
    const most = isMultipart && takesArtwork(req.url) ? ARTWORK_AT_MOST : FIELDS_AT_MOST
    return Number(length) > most ? text(messages.formTooLarge, 413) : next()
  }

/** Pages with forms that bring artwork along. */
const TAKING_ARTWORK: readonly (string | undefined)[] = ['upload', 'works', 'quoteForm']

const takesArtwork = (url: string) =>
  TAKING_ARTWORK.includes(pageAt(pathOf(url).replace(/\.data$/, '/'))?.name)
