import { PAGE_LIMITS } from './limits.ts'
import { NotAsVectors } from './not-as-vectors.ts'

/** An operand: number, name as text, string as bytes, or an array or dictionary of them. */
export type Operand =
  number | string | boolean | null | Uint8Array | readonly Operand[] | ReadonlyMap<string, Operand>

export interface Operation {
  readonly operator: string
  readonly operands: readonly Operand[]
}

const code = (text: string): number => text.charCodeAt(0)
const SPACES = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map(code))
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
/** More operands than any operator has. */
const MOST_OPERANDS = 64

/**
 * Splits a content stream into operators with operands. Throws {@link NotAsVectors} for damage, and for inline images unless they are
 * passed over.
 */
export function* operationsOf(bytes: Uint8Array, passesOverPictures = false): Generator<Operation> {
  const reader = new ContentReader(bytes)
  let operands: Operand[] = []
  for (let item = reader.next(); item !== END; item = reader.next()) {
    if (!(item instanceof Keyword)) {
      operands.push(item)
      if (operands.length > MOST_OPERANDS) throw new NotAsVectors('operands without an operator')
    } else {
      if (item.word === 'BI' && !passesOverPictures) throw new NotAsVectors('a picture inside the drawing')
      if (item.word === 'ID') reader.skipPicture()
      yield { operator: item.word, operands }
      operands = []
    }
  }
}

/** After the `EI` that ends an inline image: between white space, and followed by text. */
export function afterPicture(bytes: Uint8Array, from: number): number {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = content.indexOf('EI', from); at >= 0; at = content.indexOf('EI', at + 1)) {
    const after = content[at + 2]
    const isAlone =
      SPACES.has(content[at - 1]!) && (after === undefined || SPACES.has(after) || DELIMITERS.has(after))
    const next = content.subarray(at + 2, at + 12)
    if (isAlone && next.every((byte) => byte < 127 && (byte > 31 || SPACES.has(byte)))) return at + 2
  }
  return content.length
}

class Keyword {
  constructor(readonly word: string) {}
}
const END = Symbol('end')
type Closing = '>>' | ']'

class ContentReader {
  private at = 0
  constructor(private readonly bytes: Uint8Array) {}

  next(depth = 0): Operand | Keyword | typeof END {
    const item = this.item(depth)
    if (item === '>>' || item === ']') throw new NotAsVectors('a list that ends before it begins')
    return item instanceof Named ? item.name : item
  }

  /** To after the `EI` that ends an inline image. */
  skipPicture(): void {
    this.at = afterPicture(this.bytes, this.at)
  }

  private item(depth: number): Exclude<Operand, string> | Named | Keyword | Closing | typeof END {
    if (depth > PAGE_LIMITS.depth) throw new NotAsVectors('lists too deep inside each other')
    this.skip()
    const first = this.bytes[this.at]
    if (first === undefined) return END
    switch (String.fromCharCode(first)) {
      case '/':
        this.at++
        return new Named(
          this.word().replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
        )
      case '(':
        return this.text()
      case '<':
        if (this.bytes[this.at + 1] !== first) return this.hex()
        this.at += 2
        return this.dictionary(depth)
      case '[':
        this.at++
        return this.until(']', depth).map(bare)
      case ']':
        this.at++
        return ']'
      case '>':
        this.at += 2
        return '>>'
      case '{':
      case '}':
      case ')':
        this.at++
        return new Keyword(String.fromCharCode(first))
    }
    const word = this.word()
    if (NUMBER.test(word)) return Number(word)
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : new Keyword(word)
  }

  private skip(): void {
    for (;;) {
      const each = this.bytes[this.at]
      if (each === code('%'))
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13)
          this.at++
      else if (each !== undefined && SPACES.has(each)) this.at++
      else return
    }
  }

  private word(): string {
    const from = this.at
    for (let each = this.bytes[this.at]; each !== undefined; each = this.bytes[++this.at])
      if (SPACES.has(each) || DELIMITERS.has(each)) break
    return String.fromCharCode(...this.bytes.subarray(from, Math.min(this.at, from + 1000)))
  }

  private until(closing: Closing, depth: number): (Exclude<Operand, string> | Named)[] {
    const items: (Exclude<Operand, string> | Named)[] = []
    for (;;) {
      const item = this.item(depth + 1)
      if (item === closing) return items
      if (item === END || item === '>>' || item === ']' || item instanceof Keyword)
        throw new NotAsVectors('a list without an end')
      items.push(item)
    }
  }

  private dictionary(depth: number): ReadonlyMap<string, Operand> {
    const items = this.until('>>', depth)
    const entries = new Map<string, Operand>()
    for (let at = 0; at + 1 < items.length; at += 2) {
      const key = items[at]
      if (key instanceof Named) entries.set(key.name, bare(items[at + 1]!))
    }
    return entries
  }

  private hex(): Uint8Array {
    const digits: string[] = []
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const each = String.fromCharCode(this.bytes[this.at]!)
      if (each === '>') break
      if (/[0-9a-f]/i.test(each)) digits.push(each)
    }
    this.at++
    if (digits.length % 2) digits.push('0')
    return Uint8Array.from(Buffer.from(digits.join(''), 'hex'))
  }

  private text(): Uint8Array {
    const read: number[] = []
    let open = 1
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const each = this.bytes[this.at]!
      if (each === code('(')) open++
      if (each === code(')') && --open === 0) break
      if (each === code('\\')) this.escape(read)
      else if (each === 13) {
        read.push(10)
        if (this.bytes[this.at + 1] === 10) this.at++
      } else read.push(each)
    }
    this.at++
    return Uint8Array.from(read)
  }

  private escape(read: number[]): void {
    const each = this.bytes[++this.at]
    if (each === undefined || each === 10) return
    if (each === 13) {
      if (this.bytes[this.at + 1] === 10) this.at++
      return
    }
    const letter = String.fromCharCode(each)
    if (/[0-7]/.test(letter)) {
      let value = 0
      let digits = 0
      for (; digits < 3 && /[0-7]/.test(String.fromCharCode(this.bytes[this.at + digits] ?? 0)); digits++)
        value = value * 8 + (this.bytes[this.at + digits]! - code('0'))
      this.at += digits - 1
      read.push(value & 255)
    } else read.push(ESCAPES[letter] ?? each)
  }
}

/** A name token, distinct from the end of an array. */
class Named {
  constructor(readonly name: string) {}
}
const bare = (item: Exclude<Operand, string> | Named): Operand => (item instanceof Named ? item.name : item)
