import { expect, it } from 'vitest'
import { showFinishedSize } from './index.ts'

it('states the finished size of a piece, and of a kiss-cut piece its backing (SIZE-14, SIZE-15)', () => {
  const size = { width: '3.917', height: '3.000' }
  expect(showFinishedSize({ ...size, backing: null }, 'in', 'en-US')).toBe('3.917 × 3 in')
  const backing = { width: '4.167', height: '3.250' }
  expect(showFinishedSize({ ...size, backing }, 'in', 'en-US')).toBe(
    '3.917 × 3 in on a 4.167 × 3.25 in backing',
  )
  expect(showFinishedSize({ ...size, backing: null }, 'mm', 'en-US')).toBe('99.5 × 76.2 mm')
})
