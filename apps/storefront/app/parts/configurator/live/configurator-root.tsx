import { DisplayPreferencesProvider } from '../../page/locale.tsx'
import { Configurator, type ConfiguratorProps } from '../configurator.tsx'
import type { ConfiguratorData } from './configurator-data.ts'

/** The configurator as a root of its own, rendered by the server and hydrated from the same data. */
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
