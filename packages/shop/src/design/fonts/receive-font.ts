import { readFile } from 'node:fs/promises'
import { font } from '@kisscut/records'
import { can } from '../../accounts/can.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import * as messages from '../../messages/artwork.ts'
import { done, invalid, NOT_YOUR_ROLE, type Outcome } from '../../outcome.ts'
import type { IncomingFile } from '../../ports/intake.ts'
import type { Deps } from '../../dependencies.ts'
import { FONT_BYTES, fontFileOf } from './font-file.ts'

/** Stores a font's file, for viewers who may add fonts. Returns its address, for the font's record. TOOL-3. */
export const receiveFont =
  ({ storage, links }: Deps<'links' | 'storage.files'>) =>
  async (viewer: Viewer, incoming: IncomingFile): Promise<Outcome<{ readonly address: string }>> => {
    if (!can(viewer, 'create', font)) return NOT_YOUR_ROLE
    const file = incoming.bytes > FONT_BYTES ? null : fontFileOf(await readFile(incoming.path))
    if (file === null) return invalid({ file: [messages.notAFont] })
    const { bytes, extension, mime } = file
    const { key } = await storage.files.put('fonts', bytes, { extension, mime })
    return done({ address: links.fileUrl(key) })
  }
