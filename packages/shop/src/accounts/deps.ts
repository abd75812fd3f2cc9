import type { Links, PageParams } from '../links.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { Deps } from '../dependencies.ts'
import type { Post } from '../letters/post.ts'

/** Pages that letters link to. */
export type LetterPage = Extract<
  keyof PageParams,
  'signIn' | 'forgotPassword' | 'resetPassword' | 'invitation' | 'confirmAddress' | 'trade' | 'passkeys'
>

export interface AccountDeps {
  readonly storage: Storage
  readonly links: Links
  /** Origin shoppers use, for links in letters. */
  readonly publicUrl: string
  readonly catalog: CatalogCache
  /** Encrypts values that a copy of the database must not reveal. */
  readonly secret: string
  readonly now: Clock
  readonly post: Post
}

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Seconds that a letter's link or a form's token is valid. ACC-9, ACC-10, ACC-12, ACC-17, ACC-24, ACC-30. */
export const LINK_SECONDS = {
  signUp: DAY,
  newAddress: DAY,
  newPassword: HOUR,
  invitation: 7 * DAY,
  secondFactor: HOUR / 6,
  passkey: HOUR / 6,
} as const

/** The absolute address of a page for a letter, with the token that opens it. */
export const letterLink = (
  { links, publicUrl }: Deps<'links' | 'publicUrl'>,
  page: LetterPage,
  token?: string,
): string => `${publicUrl}${links.urlFor(page, {})}${token === undefined ? '' : `?token=${token}`}`
