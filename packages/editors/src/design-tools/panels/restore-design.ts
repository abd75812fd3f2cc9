import type { DesignSession } from '../session/session.ts'

/** `restoreDesign` of `export.ts`, loaded on first use. */
export const restoreDesign = async (session: DesignSession, text: string, label?: string) =>
  (await import('./export.ts')).restoreDesign(session, text, label)
