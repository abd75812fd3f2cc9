import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { messageOf } from '../problem/index.ts'
import { clipartSizeProblems, colorsOfRegion, freelyColored, paintsRegions, regionStroke } from './index.ts'

const limits = { minSquareInches: '4', maxWidth: '24', maxHeight: '12.5' }
const texts = (width: string, height: string, product = limits) =>
  clipartSizeProblems(product, sized(width, height)).map(messageOf)

describe('the size of a clipart product', () => {
  it('is at least its minimum square inches (SIZE-7)', () => {
    expect(texts('1.999', '2')).toEqual(['Dimensions are too small. Please increase the size.'])
    expect(clipartSizeProblems(limits, sized('1.999', '2'))[0]?.field).toBe('width')
    expect(texts('2', '2')).toEqual([])
    expect(texts('0.4', '10')).toEqual([])
  })

  it('does not exceed its maximum height and width (SIZE-8)', () => {
    expect(texts('24', '12.5')).toEqual([])
    expect(texts('24', '12.501')).toEqual(['The height can not exceed 12.5 inches'])
    expect(texts('24.001', '12')).toEqual(['The width can not exceed 24 inches'])
    expect(texts('30', '30')).toEqual([
      'The height can not exceed 12.5 inches',
      'The width can not exceed 24 inches',
    ])
  })

  it('names its limits without zeros that say nothing', () => {
    expect(texts('30', '2', { ...limits, maxWidth: '17.0' })).toEqual(['The width can not exceed 17 inches'])
  })

  it('is free where the product sets no limit', () => {
    expect(clipartSizeProblems({}, sized('1000', '0.001'))).toEqual([])
  })
})

describe('the regions of a clipart', () => {
  const region = { id: 'r', name: 'Antlers', cutpath: false, useMaterialColors: false }

  it('are colored freely unless they are cut or follow the material (REC-21)', () => {
    const cut = { ...region, cutpath: true }
    const material = { ...region, useMaterialColors: true }
    expect(freelyColored([region, cut, material])).toEqual([region])
  })

  it('get a stroke 5 wide with their color, or keep their own width (DESIGN-7)', () => {
    const none = { colorId: null, customColor: null, width: 0 }
    expect(regionStroke(none, 'red')).toEqual({ colorId: 'red', customColor: null, width: 5 })
    expect(regionStroke({ ...none, width: 2 }, 'red').width).toBe(2)
  })

  it('take the material’s colors where they are cut or say so, the palette’s else, and only those of the group (CLIP-3)', () => {
    const colors = (...ids: readonly string[]) => ids.map((id) => ({ id }))
    const all = { isFilm: false, material: colors('a', 'b'), palette: colors('b', 'c'), group: [] }
    const free = { cutpath: false, useMaterialColors: false }
    const ids = (of: typeof free, from: Parameters<typeof colorsOfRegion>[1] = all) =>
      colorsOfRegion(of, from).map(({ id }) => id)
    expect(ids(free)).toEqual(['b', 'c'])
    expect(ids({ ...free, cutpath: true })).toEqual(['a', 'b'])
    expect(ids({ ...free, useMaterialColors: true })).toEqual(['a', 'b'])
    expect(ids(free, { ...all, isFilm: true })).toEqual(['a', 'b'])
    expect(ids(free, { ...all, group: ['c', 'a'] })).toEqual(['c'])
  })

  it('are painted one by one where they are shown, and there is more than one film (CLIP-3)', () => {
    const shown = { showRegions: true }
    expect(paintsRegions(shown, [region])).toBe(true)
    expect(paintsRegions({ ...shown, mostFilms: 6 }, [region])).toBe(true)
    expect(paintsRegions({ ...shown, mostFilms: 1 }, [region])).toBe(false)
    expect(paintsRegions({ showRegions: false }, [region])).toBe(false)
    expect(paintsRegions(shown, [])).toBe(false)
  })
})
