import type { Configuration, ProductData } from '../product/types.ts'
import { isFinishedBy } from './finished.ts'

type Finish = Pick<Configuration, 'materialId' | 'options' | 'width' | 'height' | 'border'>
type Made = Pick<ProductData, 'materials' | 'optionSets'>

/** Whether the border is printed white, as wherever white ink was chosen beside it; else the bare material shows. OPT-10. */
export const isBorderWhite = (product: Made, configuration: Finish): boolean =>
  configuration.border === true && isFinishedBy(product, configuration, 'whiteInk')

/** The look of a piece where no artwork is: its material's, or white where a white border is printed up to the cut. OPT-10. */
export const lookOfFace = (product: Made, configuration: Finish): string =>
  isBorderWhite(product, configuration)
    ? 'white'
    : (product.materials.find(({ id }) => id === configuration.materialId)?.look ?? 'white')
