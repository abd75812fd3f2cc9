import { describe, expect, it } from 'vitest'
import { mannerOf } from './manner.ts'

describe('how figures and lengths are written', () => {
  it.each([
    [null, 'en-US', 'in'],
    ['', 'en-US', 'in'],
    ['en-US,en;q=0.9', 'en-US', 'in'],
    ['en', 'en-US', 'in'],
    ['en-GB,en;q=0.9', 'en-GB', 'mm'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en-GB', 'mm'],
    ['de', 'en-GB', 'mm'],
    ['es-US', 'en-US', 'in'],
    ['*', 'en-US', 'in'],
    ['<script>', 'en-US', 'in'],
  ])('%s → %s, %s', (asked, locale, unit) => {
    expect(mannerOf(asked)).toEqual({ locale, unit })
  })
})
