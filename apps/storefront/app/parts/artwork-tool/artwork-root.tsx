import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { ArtworkConfigurator } from './artwork-configurator.tsx'
import type { ArtworkData } from './artwork-data.ts'

/** The configurator of a product that comes with its artwork, as a root of its own. */
export function ArtworkRoot({ data }: { readonly data: ArtworkData }) {
  return (
    <DisplayPreferencesProvider preferences={data.preferences}>
      <ArtworkConfigurator page={data} />
    </DisplayPreferencesProvider>
  )
}
