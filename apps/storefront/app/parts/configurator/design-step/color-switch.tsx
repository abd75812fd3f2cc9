import { useColors } from './colors.ts'
import * as messages from '../../../messages/design.ts'
import { LinkSwitch } from './link-switch.tsx'

/** Print colors or screen colors. PROD-13. */
export function ColorSwitch() {
  const { colors, at } = useColors()
  return (
    <LinkSwitch
      label={messages.colors}
      chosen={colors}
      choices={[
        { name: 'print', text: messages.printColors, to: at('print') },
        { name: 'screen', text: messages.screenColors, to: at('screen') },
      ]}
    />
  )
}
