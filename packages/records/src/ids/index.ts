/**
 * The records of products and configured products, each with the number that its ids carry. Other rows store such an id without the
 * record. Numbers never change and are never reused: see docs/decisions/0068-ids-name-their-record.md.
 */
export const ID_NUMBERS = {
  template: 1,
  ddb_product: 2,
  clipart_product: 3,
  marketplace_product: 4,
  shutterstock_product: 5,
  special_offer: 6,
  marketplace_base_product: 7,
  custom: 17,
  configured_ddb_product: 18,
  configured_clipart_product: 19,
  configured_marketplace_product: 20,
  configured_shutterstock_product: 21,
  configured_special_offer: 22,
} as const satisfies Readonly<Record<string, number>>

/** A record that its new ids name. */
export type NamedByIds = keyof typeof ID_NUMBERS

const RECORD_OF_NUMBER: ReadonlyMap<number, NamedByIds> = new Map(
  Object.entries(ID_NUMBERS).map(([record, number]) => [number, record as NamedByIds]),
)

/** Where a UUID has its version, and the twelve bits after it. */
const VERSION = 14
const NUMBER = { from: 15, to: 18 } as const

/**
 * Makes the id of a new row from a random UUID. For a record in {@link ID_NUMBERS}, it's a UUID of version 8 with the record's number in
 * the twelve bits after the version; the other bits stay random. For any other record, it's the random UUID.
 */
export const idNaming = (record: string, random: string): string => {
  const number = Object.hasOwn(ID_NUMBERS, record) ? ID_NUMBERS[record as NamedByIds] : undefined
  return number === undefined
    ? random
    : `${random.slice(0, VERSION)}8${number.toString(16).padStart(3, '0')}${random.slice(NUMBER.to)}`
}

const VERSION_8 = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The record that an id names, or null. Version 4 and imported ids name none. */
export const recordNamedBy = (id: string): NamedByIds | null =>
  VERSION_8.test(id) ? (RECORD_OF_NUMBER.get(parseInt(id.slice(NUMBER.from, NUMBER.to), 16)) ?? null) : null

/** The records in which to look for a row, in order: first the one that its id names. The id is a hint, so the others follow. */
export const inTurnFor = <Name extends NamedByIds>(id: string, records: readonly Name[]): readonly Name[] => {
  const named = records.find((each) => each === recordNamedBy(id))
  return named === undefined ? records : [named, ...records.filter((each) => each !== named)]
}

/**
 * Finds rows of several records by id. First looks for each id in the record that it names, for all records at once. Then looks in the
 * other records in turn for ids not found so far.
 */
export async function findAmong<Name extends NamedByIds, Row>(
  ids: readonly string[],
  records: readonly Name[],
  find: (record: Name, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>()
  const add = (rows: ReadonlyMap<string, Row>) => rows.forEach((row, id) => found.set(id, row))
  const named = new Map<string, NamedByIds | null>(ids.map((id) => [id, recordNamedBy(id)]))
  const first = await Promise.all(
    records.map(async (record) => {
      const some = ids.filter((id) => named.get(id) === record)
      return some.length === 0 ? new Map<string, Row>() : find(record, some)
    }),
  )
  first.forEach(add)
  for (const record of records) {
    const others = ids.filter((id) => !found.has(id) && named.get(id) !== record)
    if (others.length > 0) add(await find(record, others))
  }
  return found
}
