import type { MiddlewareHandler } from 'hono'
import { isSameSite } from '@kisscut/rest'
import { pageOf } from './page-of.ts'
import { isRead, text } from './request.ts'
import * as messages from '../messages.ts'

/** Maximum bytes of a form with fields only, and of one with artwork. */
const FIELDS_AT_MOST = 200_000
const ARTWORK_AT_MOST = 51 * 1024 * 1024

/**
 * Rejects requests that none of the shop's forms sends, before reading them: other sites, methods, content types, or too
 * many bytes.
 */
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

/** Pages whose forms may contain artwork. */
const TAKING_ARTWORK: readonly (string | undefined)[] = ['upload', 'works', 'quoteForm']

const takesArtwork = (url: string) => TAKING_ARTWORK.includes(pageOf(url)?.name)
