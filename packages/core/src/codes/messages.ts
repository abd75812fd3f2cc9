import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const codeMessages = {
  'codes.empty': { text: 'Please enter what the code should say.', level: 'error', source: 'CODE-3' },
  'codes.bad-characters': {
    text: '{type} can not hold the character {character}.',
    level: 'error',
    source: 'CODE-8',
  },
  'codes.bad-length': {
    text: '{type} needs {lengths} digits.',
    level: 'error',
    source: 'CODE-8',
  },
  'codes.bad-prefix': {
    text: '{type} starts with {prefixes}.',
    level: 'error',
    source: 'CODE-8',
  },
  'codes.bad-check-digit': {
    text: 'The check digit should be {expected}, not {given}.',
    level: 'error',
    source: 'CODE-6',
  },
  'codes.no-check-digit': {
    text: 'This number has no valid check digit: no {type} is given out for it.',
    level: 'error',
    source: 'CODE-6',
  },
  'codes.bad-address': {
    text: 'Please enter a web address such as www.example.com.',
    level: 'error',
    source: 'CODE-3',
  },
  'codes.bad-telephone': {
    text: 'Please enter a telephone number, digits and + only.',
    level: 'error',
    source: 'CODE-3',
  },
  'codes.too-long': {
    text: 'A code can hold at most {maximum} characters.',
    level: 'error',
    source: 'CODE-8',
  },
  'codes.qr-too-long': {
    text: 'A QR code holds up to {maximum} characters, and this text takes {taken}. Accents, emoji and most symbols take more than one.',
    level: 'error',
    source: 'CODE-8',
  },
  'codes.too-small': {
    text: 'The code is smaller than the minimum of {w}x{h} inches that can be scanned.',
    level: 'error',
    source: 'CODE-5',
  },
} as const satisfies Messages
