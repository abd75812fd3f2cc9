import type { Account } from '../ports/accounts.ts'
import type { AccountDeps } from './deps.ts'
import { listArtists, makeArtist, removeArtist } from './artists.ts'
import { createKeys, type Keys } from './api-keys.ts'
import { endTrade } from './end-trade.ts'
import { invite } from './invite.ts'
import * as own from './own-account.ts'
import * as passkeys from './passkeys/passkeys.ts'
import { beginPasskeySignIn, signInWithPasskey } from './passkeys/sign-in-passkey.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { forgotPassword, isResettable, resetPassword } from './reset-password.ts'
import { visitorOfSession, type Visitor } from './visitor.ts'
import { accountOfViewer, hasSignedIn, openSession, viewerOfKey, viewerOfSession } from './sessions.ts'
import { signIn, signInSecond, signOut } from './sign-in.ts'
import { confirmAddress, isConfirmable, signUp } from './sign-up.ts'
import { inviteAgain, listStaff, removeStaff } from './staff.ts'
import * as trade from './trade.ts'
import * as twoFactor from './two-factor/two-factor.ts'
import type { Chosen, Viewer } from './viewer.ts'

type Made<UseCase extends (deps: AccountDeps) => unknown> = ReturnType<UseCase>

export interface Accounts {
  /** The viewer of a session cookie; a guest for an unknown or expired session. */
  viewerOfSession(sessionId: string | null, locale: string, chosen?: Chosen): Promise<Viewer>
  /** The same, with the account's name and the number of cart lines; a promise only if something has to be read. */
  visitorOfSession(sessionId: string | null, locale: string, chosen?: Chosen): Visitor | Promise<Visitor>
  /** The viewer of an API key; null for an unknown key. */
  viewerOfKey(key: string): Promise<Viewer | null>
  /** Whether a guest's session has become an account's. */
  hasSignedIn(sessionId: string): Promise<boolean>
  /** Opens a session for a guest. */
  openSession(
    locale: string,
    chosen?: Chosen,
  ): Promise<{ readonly sessionId: string; readonly viewer: Viewer }>
  /** The viewer's account; null for a guest. */
  of(viewer: Pick<Viewer, 'owner'>): Promise<Account | null>
  signIn: Made<typeof signIn>
  signInSecond: Made<typeof signInSecond>
  signOut: Made<typeof signOut>
  signUp: Made<typeof signUp>
  confirmAddress: Made<typeof confirmAddress>
  isConfirmable: Made<typeof isConfirmable>
  forgotPassword: Made<typeof forgotPassword>
  resetPassword: Made<typeof resetPassword>
  isResettable: Made<typeof isResettable>
  readonly keys: Keys
  readonly staff: Staff
  readonly artists: Artists
  readonly trade: Trade
  readonly twoFactor: TwoFactor
  readonly passkeys: Passkeys
  /** The pages of an account about itself. */
  readonly own: OwnAccount
  /** Removes expired sessions and everything their guests left behind. Returns the number of sessions removed. */
  removeExpired(): Promise<number>
}

/** Staff accounts. */
export interface Staff {
  readonly list: Made<typeof listStaff>
  readonly invite: Made<typeof invite>
  readonly inviteAgain: Made<typeof inviteAgain>
  readonly remove: Made<typeof removeStaff>
}

/** Artists who manage their own works. */
export interface Artists {
  readonly list: Made<typeof listArtists>
  readonly make: Made<typeof makeArtist>
  readonly remove: Made<typeof removeArtist>
}

/** Wholesale prices for businesses: applications and decisions. */
export interface Trade {
  readonly of: Made<typeof trade.tradeApplicationOf>
  readonly apply: Made<typeof trade.applyForTrade>
  readonly withdraw: Made<typeof trade.withdrawTrade>
  readonly list: Made<typeof trade.listTradeApplications>
  readonly decide: Made<typeof trade.decideTrade>
  readonly end: Made<typeof endTrade>
}

/** A code of an authenticator app after the password. */
export interface TwoFactor {
  readonly state: Made<typeof twoFactor.twoFactorState>
  readonly begin: Made<typeof twoFactor.beginTwoFactor>
  readonly enrollment: Made<typeof twoFactor.enrollmentOf>
  readonly confirm: Made<typeof twoFactor.confirmTwoFactor>
  readonly turnOff: Made<typeof twoFactor.turnTwoFactorOff>
  readonly renewRecoveryCodes: Made<typeof twoFactor.renewRecoveryCodes>
}

/** Keys of browsers and phones in place of password and code. */
export interface Passkeys {
  readonly list: Made<typeof passkeys.listPasskeys>
  readonly begin: Made<typeof passkeys.beginPasskey>
  readonly add: Made<typeof passkeys.addPasskey>
  readonly rename: Made<typeof passkeys.renamePasskey>
  readonly remove: Made<typeof passkeys.removePasskey>
  readonly beginSignIn: Made<typeof beginPasskeySignIn>
  readonly signIn: Made<typeof signInWithPasskey>
}

export interface OwnAccount {
  /** The account signed in to this browser; null if there is none. */
  readonly ofBrowser: Made<typeof own.accountOfBrowser>
  readonly changeDetails: Made<typeof own.changeDetails>
  readonly choosePreferences: Made<typeof own.choosePreferences>
  readonly changePassword: Made<typeof own.changePassword>
  readonly changeEmail: Made<typeof own.changeEmail>
  readonly sessions: Made<typeof own.listSessions>
  readonly endSessions: Made<typeof own.endSessions>
}

export const createAccounts = (deps: AccountDeps): Accounts => ({
  viewerOfSession: viewerOfSession(deps),
  visitorOfSession: visitorOfSession(deps),
  viewerOfKey: viewerOfKey(deps.storage),
  hasSignedIn: hasSignedIn(deps),
  openSession: openSession(deps),
  of: accountOfViewer(deps.storage),
  signIn: signIn(deps),
  signInSecond: signInSecond(deps),
  signOut: signOut(deps),
  signUp: signUp(deps),
  confirmAddress: confirmAddress(deps),
  isConfirmable: isConfirmable(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  isResettable: isResettable(deps),
  keys: createKeys(deps),
  staff: {
    list: listStaff(deps),
    invite: invite(deps),
    inviteAgain: inviteAgain(deps),
    remove: removeStaff(deps),
  },
  artists: {
    list: listArtists(deps),
    make: makeArtist(deps),
    remove: removeArtist(deps),
  },
  trade: {
    of: trade.tradeApplicationOf(deps),
    apply: trade.applyForTrade(deps),
    withdraw: trade.withdrawTrade(deps),
    list: trade.listTradeApplications(deps),
    decide: trade.decideTrade(deps),
    end: endTrade(deps),
  },
  twoFactor: {
    state: twoFactor.twoFactorState(deps),
    begin: twoFactor.beginTwoFactor(deps),
    enrollment: twoFactor.enrollmentOf(deps),
    confirm: twoFactor.confirmTwoFactor(deps),
    turnOff: twoFactor.turnTwoFactorOff(deps),
    renewRecoveryCodes: twoFactor.renewRecoveryCodes(deps),
  },
  passkeys: {
    list: passkeys.listPasskeys(deps),
    begin: passkeys.beginPasskey(deps),
    add: passkeys.addPasskey(deps),
    rename: passkeys.renamePasskey(deps),
    remove: passkeys.removePasskey(deps),
    beginSignIn: beginPasskeySignIn(deps),
    signIn: signInWithPasskey(deps),
  },
  own: {
    ofBrowser: own.accountOfBrowser(deps),
    changeDetails: own.changeDetails(deps),
    choosePreferences: own.choosePreferences(deps),
    changePassword: own.changePassword(deps),
    changeEmail: own.changeEmail(deps),
    sessions: own.listSessions(deps),
    endSessions: own.endSessions(deps),
  },
  removeExpired: removeExpiredSessions(deps.storage),
})
