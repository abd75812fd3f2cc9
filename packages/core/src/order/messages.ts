import type { Messages } from '../problem/problem.ts'

/** Messages about vouchers, by code. */
export const orderMessages = {
  'voucher.early': { text: 'The voucher {code} is valid from {date}.', level: 'error', source: 'ORDER-8' },
  'voucher.ended': { text: 'The voucher {code} ended on {date}.', level: 'error', source: 'ORDER-8' },
  'voucher.used-up': { text: 'The voucher {code} has been used up.', level: 'error', source: 'ORDER-8' },
  'voucher.used': { text: 'You have already used the voucher {code}.', level: 'error', source: 'ORDER-8' },
  'voucher.currency': {
    text: 'The voucher {code} is for orders in {currency}.',
    level: 'error',
    source: 'ORDER-8',
  },
  'voucher.no-product': {
    text: 'The voucher {code} doesn’t apply to any product in your cart.',
    level: 'error',
    source: 'ORDER-8',
  },
  'voucher.minimum': {
    text: 'The voucher {code} applies to orders of {amount} or more.',
    level: 'error',
    source: 'ORDER-8',
  },
} as const satisfies Messages
