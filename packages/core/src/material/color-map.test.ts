import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { vinyl } from '../product/example.ts'
import { colorOnMaterial, designColorProblems, designColorsFor, takesDesignColor } from './index.ts'

const color = (id: string) => ({ id, name: id, code: '#000000' })
const [gold, red, sky] = [color('gold'), color('red'), color('sky')]
const cut = {
  ...vinyl,
  name: 'Cut vinyl',
  hasOwnColors: true,
  colors: [color('metallic-gold'), red],
  colorMaps: [{ designColorId: 'gold', materialColorId: 'metallic-gold' }],
}

describe('a design color on a material', () => {
  it('is made in the color its map says, else as it is (MAT-7)', () => {
    expect(['gold', 'red'].map((id) => colorOnMaterial(cut, id))).toEqual(['metallic-gold', 'red'])
    expect(colorOnMaterial({ ...cut, hasOwnColors: false }, 'gold')).toBe('metallic-gold')
  })

  it('is not made where the material has neither it nor a color for it', () => {
    expect(colorOnMaterial(cut, 'sky')).toBeNull()
    expect(colorOnMaterial({ ...cut, colors: [red] }, 'gold')).toBeNull()
    expect(colorOnMaterial(vinyl, 'sky')).toBe('sky')
  })

  it('is one of the design colors, where the material names any', () => {
    const named = { ...cut, designColorIds: ['gold'] }
    expect([takesDesignColor(named, 'gold'), takesDesignColor(named, 'red')]).toEqual([true, false])
    expect([colorOnMaterial(named, 'gold'), colorOnMaterial(named, 'red')]).toEqual(['metallic-gold', null])
    expect(designColorsFor(named, [gold, red, sky])).toEqual([gold])
    expect(designColorsFor(cut, [gold, red, sky])).toEqual([gold, red])
  })

  it('that can not be made is reported once', () => {
    const problems = designColorProblems(cut, [sky, gold, sky])
    expect(problems.map(messageOf)).toEqual(['The color sky can not be made in Cut vinyl.'])
    expect(problems[0]?.field).toBe('design')
    expect(designColorProblems(cut, [gold, red])).toEqual([])
  })
})
