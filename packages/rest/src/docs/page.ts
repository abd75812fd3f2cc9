import { html, type Html } from './html.ts'
import * as messages from '../messages/docs.ts'

export const HOME = '/docs/api/'
export const STYLE = `${HOME}style.css`

/** The frame of every page: shared links, and a style sheet file. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE}" />
      </head>
      <body>
        <a class="skip" href="#content">${messages.skip}</a>
        <header>
          <a href="${HOME}">${messages.title}</a>
          <a href="/openapi.json">openapi.json</a>
        </header>
        <main id="content">${content}</main>
      </body>
    </html>`.markup
