import { addressKey } from '../accounts/address-key.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from '../accounts/attempt-outcome.ts'
import { emailErrors, errorsOf, nameErrors, textErrors } from '../accounts/check-fields.ts'
import type { Browser } from '../accounts/sign-in.ts'
import * as messages from '../messages/contact.ts'
import { done } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { Post } from '../letters/post.ts'
import { LONGEST_MESSAGE, TOPICS } from './contact-fields.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { addressesOfShop } from './addresses-of-shop.ts'

export interface ContactDeps {
  readonly storage: Pick<Storage, 'accounts' | 'attempts' | 'catalog' | 'transaction'>
  readonly post: Post
}

/** A message as typed. */
export interface TypedMessage {
  readonly name: string
  readonly email: string
  readonly topic: string
  readonly message: string
  /** Content of the honeypot field. */
  readonly trap: string
}

const isTopic = (topic: string): topic is (typeof TOPICS)[number] =>
  (TOPICS as readonly string[]).includes(topic)

/**
 * Mails a shopper's message to the shop; a reply goes to the shopper (CONTACT-1). A filled honeypot gets the same response but
 * sends no mail (CONTACT-3), and so does the same message within an hour (CONTACT-4).
 */
export const sendMessage =
  (deps: Deps<'post' | 'storage.attempts' | 'storage.transaction'> & DepsOf<typeof addressesOfShop>) =>
  async (typed: TypedMessage, browser: Browser): Promise<AttemptOutcome<null>> => {
    const { name, email, topic, message } = typed
    const rejected = rejectedFor(
      errorsOf({
        name: nameErrors(name),
        email: emailErrors(email),
        topic: isTopic(topic) ? [] : [messages.topicMissing],
        message: textErrors(message.trim(), messages.messageMissing, LONGEST_MESSAGE),
      }),
    )
    if (rejected !== null || !isTopic(topic)) return rejected ?? done(null)
    const { attempts } = deps.storage
    const seconds = await attempts.count('message', browser.address)
    if (seconds > 0) return tooMany(seconds)
    if (typed.trap !== '') return done(null)
    const [who, replyTo] = [name.trim(), addressKey(email)]
    const text = `${[messages.from(who, replyTo), message.trim(), messages.toReply].join('\n\n')}\n`
    const subject = messages.subject(messages.topics[topic], who)
    const addresses = await addressesOfShop(deps)
    // Counted in the same transaction as its letters, so that an unsent message may be sent again.
    await deps.storage.transaction(async (store) => {
      if ((await store.attempts.count('same_message', JSON.stringify([subject, text]))) > 0) return
      for (const to of addresses) await deps.post(store, () => ({ to, subject, text, replyTo }))
    })
    return done(null)
  }
