import { sendMessage, type ContactDeps } from './send-message.ts'

/** Messages from shoppers to the shop. */
export interface ContactUseCases {
  readonly send: ReturnType<typeof sendMessage>
}

export const createContact = (deps: ContactDeps): ContactUseCases => ({ send: sendMessage(deps) })
