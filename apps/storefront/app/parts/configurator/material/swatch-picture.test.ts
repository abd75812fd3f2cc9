import { LOOKS } from '@kisscut/artwork/look'
import { expect, it } from 'vitest'
import { swatchPicture, swatchUrl } from './swatch-picture.ts'

const PUBLIC = new URL('../../../../public', import.meta.url).pathname

it.each(LOOKS)('shows %s as the previews draw it; `vitest -u` writes the file', async (look) => {
  await expect(swatchPicture(look)).toMatchFileSnapshot(`${PUBLIC}${swatchUrl(look)}`)
})
