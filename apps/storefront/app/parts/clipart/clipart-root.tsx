import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { ClipartConfigurator } from './clipart-configurator.tsx'
import type { ClipartData } from './clipart-data.ts'

/** The page of a drawing as a root of its own: written by the server, brought to life in the browser, both from the same data. */
export const ClipartRoot = ({ data }: { readonly data: ClipartData }) => (
  <DisplayPreferencesProvider preferences={data.page.preferences}>
    <ClipartConfigurator {...data} />
  </DisplayPreferencesProvider>
)
