import { NOT_OPENED_ID, OPENING_ID } from './tool-id.ts'

/** Waits until a tool is mounted; if it can't be fetched, shows a message and logs the reason. TOOL-4. */
export async function openTool(mount: () => Promise<unknown>): Promise<void> {
  try {
    await mount()
  } catch (error) {
    document.getElementById(OPENING_ID)?.toggleAttribute('hidden', true)
    document.getElementById(NOT_OPENED_ID)?.toggleAttribute('hidden', false)
    globalThis.reportError(error)
  }
}
