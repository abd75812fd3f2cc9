import { lazy, Suspense, type ComponentProps } from 'react'
import { firstSign } from './behaviour/first-sign.ts'
import type { Configurator } from './configurator.tsx'

/** On the server the configurator is rendered at once, as the form it is. */
const onServer = import.meta.env.SSR ? await import('./configurator.tsx') : null

/** Its styles come with the page, before its scripts do. */
const styles = import.meta.glob(
  [
    './**/*.module.css',
    '!./{design,finalize}/**',
    '../{form,sheet,notice,money,catalogue,action,icon}/*.module.css',
  ],
  { eager: true },
)

const Live =
  onServer?.Configurator ??
  lazy(async () => {
    if (Object.keys(styles).length === 0) throw new Error('The configurator has lost its styles.')
    await firstSign()
    const { Configurator } = await import('./configurator.tsx')
    return { default: Configurator }
  })

/**
 * The configurator, brought to life at the first sign of a shopper. Until then it is a plain form that works by itself,
 * and neither the rules nor the machines are fetched.
 */
export function LiveConfigurator(props: ComponentProps<typeof Configurator>) {
  return (
    <Suspense fallback={null}>
      <Live {...props} />
    </Suspense>
  )
}
