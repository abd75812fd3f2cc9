// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = `<form>
    <input name="quantity" value="50"><textarea name="list"></textarea>
    <input type="radio" name="color" value="red" checked><input type="radio" name="color" value="navy">
    <select name="unit"><option value="in">in</option><option value="mm">mm</option></select>
  </form>`
})

const named = <Control extends HTMLElement>(selector: string) => document.querySelector<Control>(selector)!

/** Whether hydration has started, once all pending events are handled. */
async function isAwake(wakes: Promise<void>): Promise<boolean> {
  const asleep = Symbol('asleep')
  await Promise.resolve()
  return (await Promise.race([wakes, Promise.resolve().then(() => asleep)])) !== asleep
}

describe('a page that waits for its first interaction', () => {
  it('stays inactive without one', async () => {
    const { onFirstInteraction } = await import('./first-interaction.ts')
    expect(await isAwake(onFirstInteraction())).toBe(false)
  })

  it.each([
    ['a radio that is switched by its click alone', () => named('[value=navy]').click()],
    [
      'a field that is filled by voice control',
      () => named('[name=quantity]').dispatchEvent(new Event('input', { bubbles: true })),
    ],
    [
      'a select that an extension changes',
      () => named('select').dispatchEvent(new Event('change', { bubbles: true })),
    ],
    ['a pointer', () => named('form').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ])('hydrates on %s (FLOW-14)', async (_, act) => {
    const { onFirstInteraction } = await import('./first-interaction.ts')
    const wakes = onFirstInteraction()
    act()
    expect(await isAwake(wakes)).toBe(true)
  })

  it.each([
    ['a quantity', () => (named<HTMLInputElement>('[name=quantity]').value = '75')],
    ['a list', () => (named<HTMLTextAreaElement>('textarea').value = '1, 2, 3')],
    ['a choice', () => named('[value=navy]').click()],
    ['a unit', () => (named<HTMLSelectElement>('select').value = 'mm')],
  ])(
    'hydrates at once where the form was changed before its scripts arrived: %s (FLOW-14)',
    async (_, act) => {
      act()
      const { onFirstInteraction } = await import('./first-interaction.ts')
      expect(await isAwake(onFirstInteraction())).toBe(true)
    },
  )
})
