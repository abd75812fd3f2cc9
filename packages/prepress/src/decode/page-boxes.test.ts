import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { readBoxes } from './page-boxes.ts'

/** A page of 100 × 200 points, trimmed by another length at each edge. */
async function turnedPage(turn: number) {
  const page = (await PDFDocument.create()).addPage([100, 200])
  page.setTrimBox(10, 20, 50, 140)
  page.setRotation(degrees(turn))
  return page
}

describe('the boxes of a page', () => {
  it.each([
    [0, { x: 0.1, y: 0.2, width: 0.5, height: 0.7 }],
    [90, { x: 0.1, y: 0.1, width: 0.7, height: 0.5 }],
    [180, { x: 0.4, y: 0.1, width: 0.5, height: 0.7 }],
    [270, { x: 0.2, y: 0.4, width: 0.7, height: 0.5 }],
    [-90, { x: 0.2, y: 0.4, width: 0.7, height: 0.5 }],
  ])('have their trim where a page turned by %i° shows it (FILE-19)', async (turn, trim) => {
    expect(readBoxes(await turnedPage(turn)).trim).toEqual(trim)
  })
})
