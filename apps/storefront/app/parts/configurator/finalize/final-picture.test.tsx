// @vitest-environment jsdom
import { CUT_COLOR } from '@kisscut/artwork/scene'
import type { ArtworkLines, ProductPage } from '@kisscut/shop'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FinalPicture } from './final-picture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const CONTOUR = 'M0.5 0.5H2V1.5H0.5Z'

const pageOf = (dieLine: string, design: object = { elements: [] }) =>
  ({
    product: { name: 'Clear stickers' },
    configured: {
      id: 'custom',
      configuration: { width: '2.5', height: '2.5' },
      dieLine,
      look: 'clear',
      userFile: null,
      design,
      placement: null,
      whiteInk: false,
      scenes: [],
      finished: { width: 2.5, height: 2.138, backing: null },
    },
  }) as unknown as ProductPage & { readonly configured: NonNullable<ProductPage['configured']> }

async function pictureOf(dieLine: string, lines: ArtworkLines | null, design?: object) {
  const page = document.createElement('div')
  const root = createRoot(page)
  const Component = () => <FinalPicture page={pageOf(dieLine, design)} lines={lines} />
  const router = createMemoryRouter([{ path: '/', Component }])
  await act(async () => root.render(<RouterProvider router={router} />))
  const shown = {
    cutLines: page.innerHTML.split(`stroke="${CUT_COLOR}"`).length - 1,
    text: page.textContent,
    html: page.innerHTML,
  }
  await act(async () => root.unmount())
  return shown
}

describe('the picture of the finished product', () => {
  it('shows no cut line until the contour is known, because any other line would be wrong (PROD-11)', async () => {
    const picture = await pictureOf('contour', null)
    expect(picture.cutLines).toBe(0)
    expect(picture.text).toContain('We’re still drawing the cut line.')
  })

  it('shows the contour once it is known', async () => {
    const picture = await pictureOf('contour', { contour: CONTOUR, kissCuts: null })
    expect(picture.cutLines).toBe(1)
    expect(picture.text).not.toContain('still drawing')
  })

  it('shows each side of a drawn design with its name (DESIGN-39)', async () => {
    const sides = [
      { id: 'front', name: 'Front' },
      { id: 'back', name: 'Back' },
    ]
    const { html } = await pictureOf('rectangle', null, { elements: [{}], sides })
    const at = '/prepress/api/v1/custom/custom/preview.png/?side='
    for (const { id, name } of sides) {
      expect(html).toContain(`src="${at}${id}&amp;pixels=900" alt="Clear stickers, ${name}"`)
      expect(html).toContain(`<figcaption>${name}</figcaption>`)
    }
    const one = await pictureOf('rectangle', null, { elements: [{}], sides: sides.slice(0, 1) })
    expect(one.html).not.toContain('figcaption')
  })

  it("shows a line that doesn't follow the artwork at once", async () => {
    expect((await pictureOf('rectangle', null)).cutLines).toBe(1)
  })
})
