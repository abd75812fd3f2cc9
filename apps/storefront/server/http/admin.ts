import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler, MiddlewareHandler } from 'hono'
import { serveFolder } from './folder.ts'
import { adminPolicy } from './headers.ts'
import { text } from './request.ts'
import * as messages from '../messages.ts'

interface Admin {
  /** The admin's files, under `/admin/assets/`. */
  readonly files: MiddlewareHandler
  /** The admin's single page, for all addresses below `/admin/`; its script reads the address. */
  readonly page: Handler
}

/** Serves the build of `apps/admin`; without one, its addresses say so. ADMIN-1. */
export async function serveAdmin(folder: string, secure: boolean): Promise<Admin> {
  const files = await serveFolder({
    folder: join(folder, 'assets'),
    under: '/admin/assets/',
    cacheControl: () => 'public, max-age=31536000, immutable',
  })
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': adminPolicy(secure),
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  }
  return {
    files,
    page: () => (html === null ? text(messages.adminNotBuilt, 503) : new Response(html, { headers })),
  }
}
