import { describe, expect, it } from 'vitest'
import { pdfOf } from '../testing/pdf.ts'
import { openPdfium, withPdfium } from './pdfium.ts'

const page = new Uint8Array(Buffer.from(pdfOf('1 0 0 rg 0 0 144 72 re f')))

/** Output of the instance for a page, and the instance itself. */
const shown = () =>
  withPdfium(async (library) => {
    const document = await library.loadDocument(page)
    const { data } = await document.getPage(0).render({ width: 8, height: 4, render: 'bitmap' })
    document.destroy()
    return { library, data: Buffer.from(data) }
  })

describe('withPdfium', () => {
  it('reuses its instance, which draws the same as a new one', async () => {
    const [first, again] = [await shown(), await shown()]
    expect(again.library).toBe(first.library)
    const fresh = await openPdfium()
    const { data } = await (
      await fresh.loadDocument(page)
    )
      .getPage(0)
      .render({ width: 8, height: 4, render: 'bitmap' })
    fresh.destroy()
    expect([first.data.equals(data), again.data.equals(data)]).toEqual([true, true])
  })

  it('opens one file at a time', async () => {
    const both = await Promise.all([shown(), shown()])
    expect(both[0].library).not.toBe(both[1].library)
  })

  it('discards an instance after a failure', async () => {
    const { library } = await shown()
    const failed = withPdfium(async (lent) => {
      expect(lent).toBe(library)
      throw new Error('no page')
    })
    await expect(failed).rejects.toThrow('no page')
    expect((await shown()).library).not.toBe(library)
  })

  it('discards an instance that has grown large', async () => {
    const large = await withPdfium(async (library) => {
      const document = await library.loadDocument(page)
      await document.getPage(0).render({ width: 6000, height: 6000, render: 'bitmap' })
      document.destroy()
      return library
    })
    expect((await shown()).library).not.toBe(large)
  })
})
