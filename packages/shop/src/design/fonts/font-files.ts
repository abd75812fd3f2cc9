import { font } from '@kisscut/records'
import type { Records } from '../../ports/records.ts'
import type { ServedFiles } from '../../ports/served-files.ts'

/** The files of the shop's fonts. */
export interface FontFiles {
  /** Files of all fonts that a drawing's family names may refer to: programs write “Oswald-SemiBold” for one of Oswald. */
  ofFamilies(families: readonly string[]): Promise<readonly Uint8Array[]>
}

/** Most files read for one drawing. */
const AT_MOST = 24

/** Family names are written with spaces, hyphens or neither. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

export const createFontFiles = ({
  records,
  served,
}: {
  readonly records: Pick<Records, 'findMany'>
  readonly served: ServedFiles
}): FontFiles => ({
  async ofFamilies(families) {
    const wanted = families.map(plain).filter((family) => family !== '')
    const isMeant = (name: string) => {
      const own = plain(name)
      return own !== '' && wanted.some((family) => family.startsWith(own) || own.startsWith(family))
    }
    const rows = wanted.length === 0 ? [] : await records.findMany(font, {})
    const addresses = rows
      .filter(({ family, family_web, name }) => [family, family_web, name].some(isMeant))
      .flatMap(({ font: address }) => address ?? [])
    const files = await Promise.all(addresses.slice(0, AT_MOST).map((address) => served.read(address)))
    return files.flatMap((file) => file?.bytes ?? [])
  },
})
