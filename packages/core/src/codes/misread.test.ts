import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { contactPayload, readBarcode, readQr } from './index.ts'

describe('Code 39', () => {
  it.each(['Straße', 'ﬁx', 'ı'])('never turns %s into letters nobody typed', (text) => {
    expect(readBarcode('code39', text)).toMatchObject({ problem: { code: 'codes.bad-characters' } })
  })
})

describe('a PZN', () => {
  it('of seven digits is a body whose check digit is computed', () => {
    expect(readBarcode('pzn', '1234567')).toEqual({ data: '12345678' })
    expect(readBarcode('pzn', '123456')).toMatchObject({ problem: { code: 'codes.bad-length' } })
  })
})

describe('a contact', () => {
  const jane = { firstName: 'Jane', lastName: 'Doe' }

  it('has its web address as it is, since the type uri is not escaped', () => {
    expect(contactPayload({ ...jane, website: 'https://x.y/a,b;c' })).toContain(
      '\r\nURL:https://x.y/a,b;c\r\n',
    )
  })

  it('has a web address that can not begin another line', () => {
    expect(contactPayload({ ...jane, website: 'https://x.y\r\nTEL:1' })).not.toContain('\r\nTEL')
  })

  it('has its marks escaped in a MECARD', () => {
    expect(contactPayload({ ...jane, lastName: 'D:o,e' })).toBe('MECARD:N:D\\:o\\,e,Jane;;')
  })
})

describe('a QR code that is too long', () => {
  it('counts what each character takes of it', () => {
    const reading = readQr({ type: 'custom', text: 'ü'.repeat(1166) })
    expect('problem' in reading && messageOf(reading.problem)).toBe(
      'A QR code holds up to 2,331 characters, and this text takes 2,332. Accents, emoji and most symbols take more than one.',
    )
  })
})
