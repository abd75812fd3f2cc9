import { uploadDesign } from '@kisscut/artwork/design'
import type { SceneName } from '@kisscut/core/design'
import { describe, expect, it } from 'vitest'
import { sceneOf, scenesOf } from './scene-of.ts'

const known = (scenes: readonly SceneName[], ...uses: string[]) =>
  ({ template: { scenes }, uses: uses.map((use) => ({ use })) }) as unknown as Parameters<
    typeof sceneOf
  >[0]['known']
const design = (width: number, height: number) => uploadDesign({ width, height, shape: 'rectangle' }, null)

describe('scenes of a product', () => {
  it('are those its template lists, if they show it in true size (DESIGN-27)', () => {
    const of = known(['bottle', 'laptop', 'car'])
    expect(scenesOf({ known: of, design: design(2, 2) })).toEqual(['bottle', 'laptop', 'car'])
    expect(scenesOf({ known: of, design: design(4, 4) })).toEqual(['laptop', 'car'])
    expect(scenesOf({ known: of, design: design(12, 4) })).toEqual(['car'])
    expect(scenesOf({ known: known([]), design: design(2, 2) })).toEqual([])
  })

  it('begin with its picture’s scene: listed, else by its uses, else a laptop (PROD-9)', () => {
    expect(sceneOf({ known: known(['bottle'], 'Cars') })).toBe('bottle')
    expect(sceneOf({ known: known([], 'Walls', 'Cars') })).toBe('car')
    expect(sceneOf({ known: known([], 'Walls') })).toBe('laptop')
  })
})
