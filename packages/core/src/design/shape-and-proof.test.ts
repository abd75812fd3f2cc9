import { describe, expect, it } from 'vitest'
import {
  approveProof,
  clipRadius,
  fixedSizeOf,
  mayStartProduction,
  PROOF_APPROVALS,
  type ProofState,
  proofAfterStaffEdit,
  ratioUnder,
  type ShapeBounds,
  shapeSizeAfter,
} from './index.ts'

const shape: ShapeBounds = {
  clipType: 'rounded_corner',
  clipRadius: null,
  fixedSize: false,
  fixedWidth: '3',
  fixedHeight: '2',
  lockedShapeSize: false,
  standardSizeRatio: null,
}

describe('a template shape', () => {
  it('has corners of radius 10 unless it says otherwise (DESIGN-9)', () => {
    expect(clipRadius(shape)).toBe(10)
    expect(clipRadius({ ...shape, clipRadius: 0 })).toBe(0)
    expect(clipRadius({ ...shape, clipRadius: 4 })).toBe(4)
    expect(clipRadius({ ...shape, clipType: 'rectangle' })).toBe(0)
  })

  it('of fixed size forces that size (DESIGN-14)', () => {
    expect(fixedSizeOf(shape)).toBeNull()
    expect(fixedSizeOf({ ...shape, fixedSize: true })).toEqual({ width: '3', height: '2' })
    expect(fixedSizeOf({ ...shape, fixedSize: true, fixedWidth: null })).toBeNull()
    expect(fixedSizeOf({ ...shape, fixedSize: true, fixedHeight: null })).toBeNull()
  })

  it('brings its own ratio, a circle that of a square (DESIGN-14)', () => {
    expect(ratioUnder({ ...shape, standardSizeRatio: '3:2' }, '1')).toBe('3:2')
    expect(ratioUnder({ ...shape, clipType: 'circle' }, '3:2')).toBe('1')
    expect(ratioUnder({ ...shape, clipType: 'circle', standardSizeRatio: '2' }, null)).toBe('2')
    expect(ratioUnder(shape, '1.5')).toBe('1.5')
    expect(ratioUnder(null, null)).toBeNull()
  })

  it('keeps its size when locked, follows the product when not (DESIGN-14)', () => {
    const [before, product] = [
      { width: '1', height: '1' },
      { width: '5', height: '4' },
    ]
    expect(shapeSizeAfter(shape, before, product)).toEqual(product)
    expect(shapeSizeAfter({ ...shape, lockedShapeSize: true }, before, product)).toEqual(before)
    expect(shapeSizeAfter({ ...shape, fixedSize: true }, before, product)).toEqual({
      width: '3',
      height: '2',
    })
  })
})

describe('a proof', () => {
  const waiting: ProofState = {
    approval: 'changes',
    preflightGreen: true,
    latestVersion: 1,
    approvedVersion: null,
  }

  it('is waived by AS_IS once preflight is green (PROD-2, PROD-3)', () => {
    expect(PROOF_APPROVALS).toEqual(['as_is', 'changes'])
    const asIs: ProofState = { ...waiting, approval: 'as_is', latestVersion: 0 }
    expect(mayStartProduction(asIs)).toBe(true)
    expect(mayStartProduction({ ...asIs, preflightGreen: false })).toBe(false)
  })

  it('with CHANGES blocks production until the latest version is approved (PROD-2, PROD-3)', () => {
    expect(mayStartProduction(waiting)).toBe(false)
    const approved = approveProof(waiting)
    expect(mayStartProduction(approved)).toBe(true)
    expect(mayStartProduction({ ...approved, preflightGreen: false })).toBe(false)
    expect(mayStartProduction({ ...approved, latestVersion: 2 })).toBe(false)
  })

  it('can not be approved before there is one', () => {
    const none = { ...waiting, latestVersion: 0 }
    expect(approveProof(none)).toEqual(none)
    expect(mayStartProduction({ ...none, approvedVersion: 0 })).toBe(false)
  })

  it('is made again by a staff edit, which resets the approval (PROD-4)', () => {
    expect(proofAfterStaffEdit(approveProof(waiting))).toEqual({
      approval: 'changes',
      preflightGreen: false,
      latestVersion: 2,
      approvedVersion: null,
    })
  })
})
