import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileMessage, NOTICES, REJECTIONS } from './messages.ts'
import { displayName } from './display-name.ts'

const documented = readFileSync(new URL('../../docs/messages.md', import.meta.url), 'utf8').replace(
  / +/g,
  ' ',
)

describe('the messages about files', () => {
  it('are all in docs/messages.md, to the letter', () => {
    for (const [code, { text }] of Object.entries({ ...REJECTIONS, ...NOTICES }))
      expect(documented, code).toContain(`| \`${code}\` | ${text} |`)
  })

  it('are filled with their values; a missing value stays visible', () => {
    expect(fileMessage('file.too-large', { mb: 61.5 })).toBe('This file is 61.5 MB. The limit is 50 MB.')
    expect(fileMessage('file.broken')).toContain('{kind}')
  })

  it('show a name without its folders or control characters, and shortened', () => {
    expect(displayName('..\\..\\C:/evil/logo.png')).toBe('logo.png')
    expect(displayName('exe\u202Egnp.\0lo\u200Bgo')).toBe('exegnp.logo')
    expect(displayName('🎈'.repeat(100))).toBe(`${'🎈'.repeat(79)}…`)
  })
})
