import { expect, it } from 'vitest'
import { configuredView } from '../configure/configured-product.ts'
import { printDesignOf } from '../production/print-design.ts'
import { loadedSticker } from '../testing/loaded-sticker.ts'
import { WHITE } from '../testing/white-ink.ts'
import { pictureOfCustom } from './draw-preview.ts'
import type { PreviewRequest } from '../ports/preview.ts'

it('pages, preview and press have white ink if and only if it was chosen (PROD-20, PROD-17)', async () => {
  const preview = {
    render: async (request: PreviewRequest) => Buffer.from(JSON.stringify(request)),
    inPrintColors: async (raster: Uint8Array) => raster,
  }
  const drawings = { watermark: async () => null }
  const whiteInk = async (isOffered: boolean, isChosen: boolean) => {
    const options = isChosen ? [{ option_set: 'white', option: 'white-ink' }] : []
    const chosen = options.map((each) => ({ optionSetId: each.option_set, optionId: each.option }))
    const sticker = await loadedSticker(isOffered ? [WHITE] : [])
    const { row, configuration } = sticker
    const loaded = {
      ...sticker,
      row: { ...row, options },
      configuration: { ...configuration, options: chosen },
    }
    const picture = Buffer.from(await pictureOfCustom({ preview, drawings } as never, loaded))
    const printed = await printDesignOf({} as never, loaded)
    return [
      configuredView(loaded, { fileUrl: (key: string) => key } as never).whiteInk,
      JSON.parse(picture.toString()).whiteInk,
      printed.whiteInk,
    ]
  }
  expect(await whiteInk(true, true)).toEqual([true, true, true])
  expect(await whiteInk(true, false)).toEqual([false, false, false])
  expect(await whiteInk(false, true)).toEqual([false, false, false])
})
