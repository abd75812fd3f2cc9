import { describe, expect, it } from 'vitest'
import * as server from '../../server/messages.ts'
import * as account from './account.ts'
import * as configurator from './configurator.ts'
import * as design from './design.ts'
import * as finalize from './finalize.ts'
import * as setup from './setup.ts'
import * as shell from './shell.tsx'
import * as plain from './upload.ts'

const PACKAGES = '../../../../packages'
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/{editors,prepress,rest,shop}/src/messages/*.ts',
  { eager: true },
)
const textsOf = (owner: string, name: string) => modules[`${PACKAGES}/${owner}/src/messages/${name}.ts`]!
const [artwork, retouch, upload] = [
  textsOf('editors', 'artwork'),
  textsOf('editors', 'retouch'),
  textsOf('editors', 'upload'),
]
const [proof, ticket] = [textsOf('prepress', 'proof'), textsOf('prepress', 'ticket')]
const [shopArtwork, product] = [textsOf('shop', 'artwork'), textsOf('shop', 'product')]
const [accounts, requests] = [textsOf('shop', 'accounts'), textsOf('rest', 'requests')]

/** A text as shoppers read it; a message with a number is read with a sample number. */
const read = (text: unknown): string =>
  typeof text === 'function'
    ? String((text as (...figures: unknown[]) => unknown)('12', '9')).trim()
    : String(text)

describe('a text that is used in two places (PAGE-20)', () => {
  const editor = { ...artwork, ...retouch, ...upload }
  const without = Object.entries(plain).filter(([name]) => name in editor)

  it('is found on the design page with scripts and without', () => expect(without.length).toBeGreaterThan(15))

  it.each(without)('reads the same without scripts, where limits may follow: %s', (name, text) => {
    expect(read(text)).toMatch(new RegExp(`^${read(editor[name])}(, .+| \\d+)?$`))
  })

  it.each<[term: string, ...texts: unknown[]]>([
    ['changed elsewhere', setup.changedElsewhere, upload['changedElsewhere']],
    ['load it', setup.loadIt, upload['loadIt']],
    ['keep this one', setup.keepThis, upload['keepThisOne']],
    ['try again', setup.tryAgain, shell.tryAgain, upload['tryAgain']],
    ['still checking', design.stillChecking, artwork['stillChecking']],
    ['order a size', design.orderSize, artwork['orderSize']],
    ['off the product', artwork['offProduct'], shopArtwork['tooFarOut']],
    ['outside what is ordered', artwork['cutOutside'], shopArtwork['outsideOrdered']],
    ['remove background', retouch['removeBackground'], shopArtwork['removeBackground']],
    ['vectorize', retouch['vectorize'], shopArtwork['vectorize']],
    [
      'cut line',
      finalize.cutLine,
      plain.cutLine,
      upload['cutLine'],
      product['cutLine'],
      (proof['lines'] as { readonly cut: string }).cut,
    ],
    ['proof', finalize.proof, product['proof']],
    ['material', setup.material, proof['material'], ticket['material']],
    ['quantity', setup.quantity, finalize.quantity, proof['quantity'], ticket['quantity']],
    ['lamination', setup.lamination, ticket['lamination']],
    ['reverse cut', setup.reverseCut, product['reverseCut'], ticket['reverseCut']],
    ['flex cut', setup.flexCut, product['flexCut']],
    ['border', setup.border, product['border']],
    ['notes', product['notes'], ticket['notes']],
    ['change details', configurator.changeDetails, finalize.changeDetails],
    ['a link that no longer works', account.linkInvalid, accounts['linkInvalid']],
    ['a key that is not valid', server.keyNotValid, requests['keyNotValid']],
    ['a key that may only read', server.keyMayOnlyRead, requests['keyMayOnlyRead']],
  ])('uses one term: %s', (_, first, ...others) => {
    expect(first).toBeDefined()
    expect(others.map(read)).toEqual(others.map(() => read(first)))
  })
})
