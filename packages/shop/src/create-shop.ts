import { asOwnerNow } from './accounts/as-owner-now.ts'
import { createAccounts, type Accounts } from './accounts/index.ts'
import { createArtworks, type Artworks } from './marketplace/index.ts'
import { createBrowse, type Browse } from './browse/index.ts'
import { createCarts, type Carts } from './cart/index.ts'
import { createCatalogCache } from './catalog/catalog-cache.ts'
import { createClipartProducts, type ClipartUseCases } from './clipart/index.ts'
import { createDrawingOf } from './clipart/drawing-boxes.ts'
import { createConfigure, type Configure } from './configure/index.ts'
import { createContact, type ContactUseCases } from './contact/index.ts'
import { createDesign, type DesignUseCases } from './design/index.ts'
import { createDesigns, type Designs } from './saved-designs/index.ts'
import { createDragDropBuy, type DragDropBuy } from './drag-drop-buy/index.ts'
import { createWordMeasure } from './drag-drop-buy/strip-words.ts'
import { createGuides, type GuideUseCases } from './guides/index.ts'
import { createHistory, type History } from './history/index.ts'
import type { Links } from './links.ts'
import { createMaterials, type MaterialUseCases } from './materials/index.ts'
import type { Mailer } from './ports/mail.ts'
import type { Clock } from './ports/clock.ts'
import type { DemoShop } from './ports/demo-shop.ts'
import type { ServedFiles } from './ports/served-files.ts'
import { createFaces } from './design/fonts/faces.ts'
import { createFontFiles } from './design/fonts/font-files.ts'
import { createDrawings } from './design/create-drawings.ts'
import type { Intake } from './ports/intake.ts'
import type { Preview } from './ports/preview.ts'
import type { ProductionPorts } from './ports/production.ts'
import type { Storage } from './ports/storage.ts'
import { createProduction, type Production } from './production/index.ts'
import { createQuoteRequests, type QuoteRequests } from './quote-requests/index.ts'
import { createQuotes, type Quotes } from './quote/index.ts'
import { createReadNotes, createReads, notedStorage, type ReadUseCases } from './reads/index.ts'
import { createRecords, type RecordUseCases } from './records/index.ts'
import { createReviews, type Reviews } from './reviews/index.ts'
import { createSettings, type SettingsUseCases } from './settings/index.ts'
import { createPost } from './letters/post.ts'
import { createSender } from './letters/send-letters.ts'
import { createReadSoldItems } from './sold-items/items.ts'
import { createUnsent, type UnsentLetters } from './letters/unsent.ts'
import { createStockImages, type StockImages } from './stock-images/index.ts'
import type { StockLibrary } from './ports/stock-library.ts'
import { createSetup, type Setup } from './setup/index.ts'

/** Ports that other packages implement; the server opens them once. */
export interface ShopPorts extends ProductionPorts {
  readonly storage: Storage
  readonly intake: Intake
  readonly preview: Preview
  readonly served: ServedFiles
  /** Absent: nothing is found in it. */
  readonly stockLibrary?: StockLibrary
}

/** Settings that a shop is composed with. Nothing has a default, so that a server can't forget any. */
export interface ShopSettings {
  readonly links: Links
  /** Folder of uploads in progress, readable by the intake's confined processes. */
  readonly incomingDir: string
  readonly now: Clock
  /** Sends letters; null disables mail. */
  readonly mailer: Mailer | null
  /** Origin shoppers use, for links in letters. */
  readonly publicUrl: string
  /**
   * Encrypts values that a copy of the database must not reveal, such as second factors; the same in every process and after a
   * restart.
   */
  readonly secret: string
  /** The demo shop an owner may start from; null if there is none. */
  readonly demoShop: DemoShop | null
  /** Receives errors the shop recovers from, such as a preview that can't be drawn or a product with contradictory records. */
  readonly onError: (error: unknown) => void
}

export interface LetterUseCases extends UnsentLetters {
  /** Sends one letter that waits; false if none is due. Once stopped, it is given back. */
  send(stopping: AbortSignal): Promise<boolean>
}

/** Every use case of the shop, by concept. */
export interface Shop {
  readonly links: Links
  readonly accounts: Accounts
  readonly artworks: Artworks
  readonly browse: Browse
  readonly cart: Carts
  readonly clipart: ClipartUseCases
  readonly configure: Configure
  readonly contact: ContactUseCases
  readonly design: DesignUseCases
  readonly designs: Designs
  readonly dragDropBuy: DragDropBuy
  readonly guides: GuideUseCases
  readonly letters: LetterUseCases
  readonly materials: MaterialUseCases
  readonly production: Production
  readonly quote: Quotes
  readonly quoteRequests: QuoteRequests
  readonly reads: ReadUseCases
  readonly records: RecordUseCases
  readonly reviews: Reviews
  readonly settings: SettingsUseCases
  readonly setup: Setup
  readonly stockImages: StockImages
  readonly history: History
  /** Idempotency keys of calls. API-25. */
  readonly keys: Pick<Storage['idempotency'], 'claim' | 'settle' | 'release'>
}

/** A shop without a stock library. */
const NO_LIBRARY: StockLibrary = {
  name: '',
  search: async () => ({ count: 0, pictures: [] }),
  find: async () => null,
  preview: async () => null,
  license: async () => null,
}

/** Composes the shop, once per process; there are no singletons. */
export const createShop = (ports: ShopPorts, settings: ShopSettings): Shop => {
  const { intake, preview, press, retoucher, served } = ports
  const notes = createReadNotes()
  const storage = notedStorage(ports.storage, notes)
  const { links, incomingDir, now, onError, mailer, demoShop, publicUrl, secret } = settings
  const post = createPost({ isSent: mailer !== null, secret, now })
  const catalog = createCatalogCache(ports.storage.catalog, now, onError, notes)
  const drawings = createDrawings({ storage, press, served })
  const faces = createFaces({ records: storage.records, served })
  const measure = createWordMeasure(storage.records, faces)
  const drawingOf = createDrawingOf({ served, press, onError })
  const soldItems = createReadSoldItems(ports.storage)
  const base = { storage, soldItems, catalog, links, now, onError, drawings, faces, measure, drawingOf }
  const letters = { ...base, post, publicUrl }
  const [records, ofShop] = [createRecords(letters), createSettings(base)]
  const design = createDesign({
    ...base,
    notes,
    ...{ intake, preview, press, retoucher, incomingDir },
    fontFiles: createFontFiles({ records: storage.records, served }),
  })
  const artworks = createArtworks({
    ...{ ...base, preview, press, served },
    removeBackground: design.removeArtworkBackground,
  })
  const configure = createConfigure(base)
  const cart = createCarts({ ...base, preview, press, preflightMessage: ports.preflightMessage })
  const useCases = {
    artworks,
    browse: createBrowse({ ...base, notes, served, preview, artworkPicture: artworks.anyPicture }),
    cart,
    clipart: createClipartProducts(base),
    configure,
    contact: createContact({ storage, post }),
    design,
    designs: createDesigns({ ...base, preview }),
    dragDropBuy: createDragDropBuy(base),
    materials: createMaterials({ storage, catalog, links }),
    guides: createGuides({ storage, catalog, links, guides: ports.guides }),
    production: createProduction({ ...ports, ...base }),
    quote: createQuotes(base),
    quoteRequests: createQuoteRequests({ ...letters, design, configure, cart }),
    reads: createReads({ catalog, notes }),
    records,
    reviews: createReviews({ storage, catalog, links, records }),
    settings: ofShop,
    stockImages: createStockImages({ ...base, library: ports.stockLibrary ?? NO_LIBRARY }),
    setup: createSetup({ storage, catalog, settings: ofShop, demoShop }),
    keys: storage.idempotency,
    history: createHistory({ storage, records, settings: ofShop }),
  }
  return {
    links,
    accounts: createAccounts({ ...letters, secret }),
    letters: {
      send: createSender({ storage: ports.storage, mailer, secret, now, onError }),
      ...createUnsent({ storage: ports.storage, secret, now }),
    },
    ...asOwnerNow(useCases, ports.storage),
  }
}
