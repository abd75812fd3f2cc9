import type { FormFields } from '../../configure/configuration-from-fields.ts'
import { invalid, type Outcome } from '../../outcome.ts'
import { choosePage } from './choose-page.ts'
import { crop } from './crop.ts'
import { removeBackground } from './remove-background.ts'
import { restoreOriginal } from './restore-original.ts'
import type { Retouched, RetouchOf } from './retouch.ts'
import { vectorize } from './vectorize.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { DepsOf } from '../../dependencies.ts'
import { noRetouch } from '../../messages/artwork.ts'

/** Values of a button named `retouch`. */
export const RETOUCH_KINDS = [
  'remove-background',
  'vectorize',
  'crop',
  'choose-page',
  'restore-original',
] as const

/** A field as a number; undefined if it is absent or empty. */
const number = (fields: FormFields, name: string): number | undefined => {
  const text = fields.get(name)?.trim() ?? ''
  return text === '' ? undefined : Number(text)
}

/**
 * Runs a retouch from a form. `retouch` names it; its fields are `tolerance` (1–100), `colors` with `purpose` (`print` or `cut`),
 * `page`, or `crop_x`, `crop_y`, `crop_width` and `crop_height` (percent of the picture, 0–100).
 */
export const retouchFromFields =
  (
    deps: DepsOf<
      typeof choosePage | typeof crop | typeof removeBackground | typeof restoreOriginal | typeof vectorize
    >,
  ) =>
  async (viewer: Viewer, of: RetouchOf, fields: FormFields): Promise<Outcome<Retouched>> => {
    switch (fields.get('retouch') as (typeof RETOUCH_KINDS)[number]) {
      case 'remove-background':
        return removeBackground(deps)(viewer, of, number(fields, 'tolerance'))
      case 'vectorize':
        return vectorize(deps)(viewer, of, {
          colors: number(fields, 'colors') ?? 1,
          purpose: fields.get('purpose') === 'cut' ? 'cut' : 'print',
        })
      case 'crop':
        return crop(deps)(viewer, of, {
          x: (number(fields, 'crop_x') ?? 0) / 100,
          y: (number(fields, 'crop_y') ?? 0) / 100,
          width: (number(fields, 'crop_width') ?? 100) / 100,
          height: (number(fields, 'crop_height') ?? 100) / 100,
        })
      case 'choose-page':
        return choosePage(deps)(viewer, of, number(fields, 'page') ?? 1)
      case 'restore-original':
        return restoreOriginal(deps)(viewer, of)
      default:
        return invalid({ retouch: [noRetouch] })
    }
  }
