import { describe, expect, it } from 'vitest'
import { localeOf } from './locale-of.ts'

describe('the locale of a guest', () => {
  it.each([
    [null, 'en-US'],
    ['', 'en-US'],
    ['en-US,en;q=0.9', 'en-US'],
    ['en', 'en-US'],
    ['en-GB,en;q=0.9', 'en-GB'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en-GB'],
    ['de', 'en-GB'],
    ['es-US', 'en-US'],
    ['*', 'en-US'],
    ['<script>', 'en-US'],
  ])('for %s is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale)
  })
})
