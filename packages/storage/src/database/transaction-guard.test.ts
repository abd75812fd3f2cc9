import { expect, it } from 'vitest'
import { createTransactionGuard } from './transaction-guard.ts'

it('the guard knows which work runs inside a transaction, whatever other transactions have ended', async () => {
  const guard = createTransactionGuard()
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const long = guard.during(async () => {
    await ended
    return () => guard.assertOutside()
  })
  await guard.during(async () => expect(() => guard.assertOutside()).toThrow('use the store'))
  guard.assertOutside()
  const inside = guard.during(async () => {
    end()
    await long
    expect(() => guard.assertOutside()).toThrow('use the store')
  })
  await inside
  guard.assertOutside()
  const again = guard.during(async () => guard.assertOutside())
  await expect(again).rejects.toThrow('use the store')
})
