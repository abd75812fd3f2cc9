// @vitest-environment jsdom
import type { CanvasEvent } from '@kisscut/machines/canvas'
import { describe, expect, it } from 'vitest'
import { followKeys } from './keyboard.ts'

function press(init: KeyboardEventInit, onKey?: (event: KeyboardEvent) => boolean) {
  const host = document.createElement('div')
  const happened: (CanvasEvent | string)[] = []
  const named = (name: string) => () => void happened.push(name)
  const zoom = {
    in: named('in'),
    out: named('out'),
    whole: named('whole'),
    trueSize: named('true size'),
    reveal: named('reveal'),
    closeUp: named('close up'),
  }
  const stop = followKeys(host, { zoom, send: (event) => happened.push(event), ...(onKey && { onKey }) })
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init })
  host.dispatchEvent(event)
  stop()
  host.dispatchEvent(new KeyboardEvent('keydown', init))
  return { happened, isPrevented: event.defaultPrevented }
}

describe('keys on the canvas', () => {
  it.each([
    [{ key: 'z' }, 'in'],
    [{ key: 'Z', shiftKey: true }, 'out'],
    [{ key: '0' }, 'whole'],
    [{ key: '1' }, 'true size'],
    [{ key: 's' }, { type: 'selection.stepped', by: 1 }],
    [
      { key: 'S', shiftKey: true },
      { type: 'selection.stepped', by: -1 },
    ],
    [{ key: '+' }, { type: 'key.pressed', key: '+', isBig: false }],
    [
      { key: 'ArrowUp', shiftKey: true },
      { type: 'key.pressed', key: 'ArrowUp', isBig: true },
    ],
  ])('%j → %j, until it stops listening', (init, event) => expect(press(init).happened).toEqual([event]))

  it('with Ctrl, Cmd or Alt are left to the browser', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press({ key: '+', [modifier]: true }).happened).toEqual([])
  })

  it('never scroll the page with arrows', () => {
    expect(press({ key: 'ArrowDown' }).isPrevented).toBe(true)
    expect(press({ key: 'Tab' }).isPrevented).toBe(false)
  })

  it('are first offered to the editor', () => {
    expect(press({ key: 'n' }, ({ key }) => key === 'n').happened).toEqual([])
  })
})
