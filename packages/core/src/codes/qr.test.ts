import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { type Contact, contactPayload, type QrContent, qrModules, readQr } from './index.ts'

const messageFor = (content: QrContent) => {
  const reading = readQr(content)
  return 'data' in reading ? reading.data : messageOf(reading.problem)
}
const website = (address: string) => messageFor({ type: 'website', address })
const message = (telephone: string, text: string) =>
  messageFor({ type: 'text_message', telephone, message: text })

describe('a QR code', () => {
  it('for a website says its address, with https where none is given (CODE-3)', () => {
    expect(website(' www.example.com/a?b=1#c ')).toBe('https://www.example.com/a?b=1#c')
    expect(website('http://example.com:8080')).toBe('http://example.com:8080')
    const bad = 'Please enter a web address such as www.example.com.'
    for (const address of [
      'example',
      'two words.com',
      'ftp://example.com',
      'https://',
      'javascript:alert(1)',
      'a..b',
      'ftp://https://example.com',
      'example.com:port',
      'example.com/two words',
    ])
      expect(website(address), address).toBe(bad)
    expect(website(`example.com/${'x'.repeat(1_000_000)}`)).toBe(bad)
    expect(website('a.'.repeat(500_000))).toBe(bad)
    const longest = `https://example.com/${'x'.repeat(2311)}`
    expect([website(longest), website(`${longest}x`)]).toEqual([longest, bad])
  })

  it('for a text message says number and text', () => {
    expect(message('+1 (555) 123-4567', 'Hello')).toBe('SMSTO:+15551234567:Hello')
    expect(message('5551234', 'Hello')).toBe('SMSTO:5551234:Hello')
    expect(message(`1${' '.repeat(40)}23`, 'Hello')).toBe('SMSTO:123:Hello')
    for (const telephone of ['', '12', 'call me', '+12345678901234567', '1'.repeat(1_000_000)])
      expect(message(telephone, 'Hi')).toBe('Please enter a telephone number, digits and + only.')
  })

  it('with custom text says just that', () => {
    expect(messageFor({ type: 'custom', text: ' as it is ' })).toBe(' as it is ')
    expect(messageFor({ type: 'custom', text: 'x'.repeat(2331) })).toHaveLength(2331)
    expect(messageFor({ type: 'custom', text: 'x'.repeat(2332) })).toBe(
      'A QR code holds up to 2,331 characters, and this text takes 2,332. Accents, emoji and most symbols take more than one.',
    )
  })

  it('reports its problem under its field', () => {
    const wrong: QrContent[] = [
      { type: 'website', address: 'no address' },
      { type: 'text_message', telephone: 'none', message: '' },
      { type: 'custom', text: '' },
      { type: 'custom', text: 'x'.repeat(9999) },
    ]
    expect(wrong.map((content) => readQr(content))).toMatchObject(
      Array(4).fill({ problem: { field: 'data' } }),
    )
    expect(readQr({ type: 'custom', text: '' }, 'codes.2')).toMatchObject({ problem: { field: 'codes.2' } })
  })

  it('must say something', () => {
    const nothing = 'Please enter what the code should say.'
    expect(messageFor({ type: 'custom', text: '' })).toBe(nothing)
    expect(website('  ')).toBe(nothing)
    expect(messageFor({ type: 'contact', contact: { firstName: ' ', lastName: ' ' } })).toBe(nothing)
    expect(messageFor({ type: 'contact', contact: { firstName: '', lastName: 'Doe' } })).toBe(
      'MECARD:N:Doe;;',
    )
    expect(messageFor({ type: 'contact', contact: { firstName: 'Jane', lastName: '' } })).toBe(
      'MECARD:N:Jane;;',
    )
  })
})

describe('a contact code', () => {
  const jane: Contact = { firstName: 'Jane', lastName: 'Doe' }

  it('is a MECARD when only name, telephone and email are given', () => {
    expect(contactPayload(jane)).toBe('MECARD:N:Doe,Jane;;')
    expect(contactPayload({ ...jane, telephone: '+15551234567', email: 'jane@example.com' })).toBe(
      'MECARD:N:Doe,Jane;TEL:+15551234567;EMAIL:jane@example.com;;',
    )
    expect(contactPayload({ firstName: 'J;a\\n', lastName: '' })).toBe('MECARD:N:J\\;a\\\\n;;')
    for (const name of ['Jane\nX', 'Jane\r\nX'])
      expect(contactPayload({ firstName: name, lastName: 'Doe' })).toBe('MECARD:N:Doe,Jane X;;')
  })

  it('is a vCard 3.0 when more is given', () => {
    expect(contactPayload({ ...jane, company: 'Doe; Sons, Ltd', address: '1 Main St\nTown' })).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Doe;Jane;;;',
        'FN:Jane Doe',
        'ORG:Doe\\; Sons\\, Ltd',
        'ADR:;;1 Main St\\nTown;;;;',
        'END:VCARD',
      ].join('\r\n'),
    )
    const lastOnly = contactPayload({ firstName: '', lastName: 'Doe', note: 'n' })
    expect(lastOnly).toContain('\r\nFN:Doe\r\n')
    const full = contactPayload({
      ...jane,
      title: 'Owner',
      telephone: '1',
      email: 'j@x.org',
      website: 'x.org',
      note: 'n',
    })
    expect(full.split('\r\n').slice(4, -1)).toEqual([
      'TITLE:Owner',
      'TEL:1',
      'EMAIL:j@x.org',
      'URL:x.org',
      'NOTE:n',
    ])
  })
})

describe('the modules of a QR code', () => {
  it('follow the smallest version that holds the bytes', () => {
    expect(qrModules('x'.repeat(14))).toBe(21)
    expect(qrModules('x'.repeat(15))).toBe(25)
    expect(qrModules('ü'.repeat(6))).toBe(21)
    expect(qrModules('ü'.repeat(7))).toBe(25)
    expect(qrModules('x'.repeat(2331))).toBe(177)
    expect(qrModules('x'.repeat(2332))).toBeNull()
  })
})
