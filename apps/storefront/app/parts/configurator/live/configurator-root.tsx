import { DisplayPreferencesProvider } from '../../page/locale.tsx'
import { Configurator, type ConfiguratorProps } from '../configurator.tsx'
import type { ConfiguratorData } from './configurator-data.ts'

/** The configurator as a root of its own: written by the server, brought to life in the browser, both from one block of data. */
export function ConfiguratorRoot({
  data,
  SampleChoice,
}: {
  readonly data: ConfiguratorData
  readonly SampleChoice: ConfiguratorProps['SampleChoice']
}) {
  return (
    <DisplayPreferencesProvider preferences={data.preferences}>
      <Configurator page={data} SampleChoice={SampleChoice} />
    </DisplayPreferencesProvider>
  )
}
