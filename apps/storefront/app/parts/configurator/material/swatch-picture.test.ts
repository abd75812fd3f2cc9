import { LOOKS } from '@kisscut/artwork/look'
import { expect, it } from 'vitest'
import { swatchPicture, swatchUrl } from './swatch-picture.ts'

const PUBLIC = new URL('../../../../public', import.meta.url).pathname

it.each(LOOKS)('the swatch of %s looks as in the previews; `vitest -u` writes the file', async (look) => {
  await expect(swatchPicture(look)).toMatchFileSnapshot(`${PUBLIC}${swatchUrl(look)}`)
})
