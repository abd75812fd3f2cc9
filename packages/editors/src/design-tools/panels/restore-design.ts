import type { DesignSession } from '../session/session.ts'

/** The same as in `export.ts`, which is fetched when it is first needed. */
export const restoreDesign = async (session: DesignSession, text: string, label?: string) =>
  (await import('./export.ts')).restoreDesign(session, text, label)
