import { isLook, isSeeThrough, lookOf } from '@kisscut/artwork/look'
import { templateMaterial } from '@kisscut/records'
import { describe, expect, it } from 'vitest'

/** Every value of a material record's `look`. */
const words = templateMaterial.schema.shape.look.unwrap().options

describe('the look of a material', () => {
  it('is drawn for every value a record may have, so that none silently becomes white vinyl (PROD-7)', () => {
    expect(words.filter((word) => !isLook(word))).toEqual([])
  })

  it('is transparent for static cling film, so that missing white ink is reported (PROD-11)', () => {
    expect(isSeeThrough(lookOf('static_cling'))).toBe(true)
  })
})
