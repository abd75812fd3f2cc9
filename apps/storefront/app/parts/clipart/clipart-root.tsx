import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { ClipartConfigurator } from './clipart-configurator.tsx'
import type { ClipartData } from './clipart-data.ts'

/** The clipart page as a root of its own, rendered by the server and hydrated from the same data. */
export const ClipartRoot = ({ data }: { readonly data: ClipartData }) => (
  <DisplayPreferencesProvider preferences={data.page.preferences}>
    <ClipartConfigurator {...data} />
  </DisplayPreferencesProvider>
)
