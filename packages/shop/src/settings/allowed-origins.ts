import { originsIn } from '@kisscut/records'
import type { SettingsDeps } from './save-settings.ts'

/** Whether the owner has listed an origin, compared as browsers send it. API-35. */
export const createOriginCheck = ({ catalog }: Pick<SettingsDeps, 'catalog'>) => {
  let parsed = { list: '', origins: new Set<string>() }
  return async (origin: string): Promise<boolean> => {
    const { cors_origins: list } = (await catalog.recent()).settings
    if (list !== parsed.list) parsed = { list, origins: new Set(originsIn(list)) }
    return parsed.origins.has(origin)
  }
}
