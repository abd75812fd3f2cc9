/**
 * Chunks of the pages' scripts: a handful, each of modules that are needed together. The first matching row applies; a
 * module without one stays with the page that needs it. Messages are in the chunk of the code that shows them.
 */
const CHUNKS: readonly (readonly [name: string, ...modules: readonly RegExp[]])[] = [
  [
    'start',
    /\/configurator\/live\/(first-interaction|live-id)\./,
    /\/(design|strip)-tool\/tool-id\./,
    /\/parts\/page\/(close-menus|play-once-opened|live-list-marks|parsed-page|returned|import-once-fetched)\./,
    /\/parts\/artwork-file\/largest-file\./,
    /\/parts\/form\/(sent-once|as-written)\./,
    /\/parts\/clipart\/clipart-id\./,
    /\/parts\/search\/suggest\/listen\./,
    /vite\/preload-helper/,
  ],
  // Includes the code that keeps form input during hydration.
  [
    'react',
    /\/node_modules\/(react|react-dom|scheduler)\//,
    /commonjsHelpers/,
    /\/parts\/form\/typed-before\./,
  ],
  [
    'remix',
    /\/node_modules\/(@remix-run|react-router|react-router-dom|turbo-stream)\//,
    /\/app\/hydrate-page\./,
  ],
  ['machines', /\/node_modules\/(xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)\//],
  // Shared by the setup page and others; nothing here may import Remix.
  [
    'parts',
    /\/app\/(links\/|route-table\.)/,
    /\/core\/src\/(category\/path|design\/limits|text\/\w+)\./,
    /\/parts\/(action\/(?!button-link)|catalog\/rating\.module|form\/(?!form-page|responses|text-field|text-of)|icon|money|notice|picture|sheet|summary)/,
    /\/parts\/page\/(locale|visually-hidden)/,
    /\/configurator\/(price\/ships|sections\/navigator-id|behavior\/tab-revision)/,
    /\/app\/messages\/parts\./,
  ],
  // For products and reviews; the cart and the pages after setup don't need it.
  ['rating', /\/parts\/catalog\/rating\.tsx/, /\/app\/messages\/rating\./],
  // Tiles of products and categories, for pages with lists; upload, finalize and the cart don't need them.
  ['tiles', /\/app\/parts\/catalog\//, /\/app\/messages\/offers\./],
  ['live-list', /\/parts\/page\/live-list\./],
  ['live-price', /\/parts\/page\/live-price\./],
  // Search suggestions: fetched when a search field gets the focus, also on pages without React.
  [
    'suggest',
    /\/parts\/search\/suggest\//,
    /\/machines\/src\/suggestions\//,
    /\/app\/messages\/suggestions\./,
  ],
  // For every page hydrated by Remix. Metadata for search engines and the heads of read-only pages stay with
  // those pages.
  [
    'shell',
    /\/app\/parts\/(action|page(?!\/(structured-data\.|(breadcrumbs|section-head)\.tsx))|search)\//,
    /\/app\/messages\/shell\./,
    /\/ports\/preview\./,
  ],
  // The search page lists products like a category; its styles are in the same file.
  ['category', /\/app\/routes\/browse\/(category\/|search\/search\.module)/, /\/app\/messages\/category\./],
  // For the choices of setup and the design tools; the upload page doesn't need them.
  ['choosing', /\/configurator\/price\/no-price\./, /\/app\/messages\/setup\./],
  // The setup page's own parts around the choices.
  [
    'details',
    /\/configurator\/(changed-elsewhere|configurator|configurator-form|page\/product-head|problems\/failures)\.tsx/,
    /\/configurator\/behavior\/(use-address|use-form-before|use-saving-details|use-ships-in)\./,
    /\/configurator\/live\/(configurator-root|hydrate-configurator)\./,
    /\/configurator\/picture\/(familiar-things?|picture-strip|sticker-picture)\.tsx?$/,
    /\/configurator\/sections\/follow-sections\./,
  ],
  // Shown by upload and finalize at the top; the setup page shows it without a script.
  ['steps', /\/configurator\/(steps\/steps|page\/product-bar)\.tsx/],
  // Shared by setup, upload and finalize.
  [
    'configurator',
    /\/configurator\/(price|page|steps|offer|behavior\/(custom-record|tab-revision|use-on-hydrate|use-saving\.)|options\/charge|choice-group)/,
    /\/configurator\/picture\/scene-id\./,
    /\/machines\/src\/(saving\/|messages\/saving\.)/,
    /\/shop\/src\/tool-pages\./,
    /\/core\/src\/tool\//,
    /\/configurator\/(design\/has-design|samples\/sample-of-form)\./,
    /\/configurator\/live\/(configurator-data|compact)\./,
    /\/app\/messages\/(configurator|offer-note)\./,
  ],
  ['choices', /\/configurator\/(?!design|finalize).*\.module\.css/, /\/configurator\/material\/swatch\./],
  // Rules and material looks used by setup, upload, finalize and the design tools.
  [
    'rules',
    /\/core\/src\/(errors|problem|units)\//,
    /\/core\/src\/cache\/find-in\./,
    /\/core\/src\/[a-z-]+\/messages\./,
    /\/core\/src\/configuration\/(values|kind|simple-kinds|composite-kinds|fields|record|die-lines|rounded-corners|typed-length)\./,
    /\/core\/src\/design\/(proof|limits|side|border|finished-size|lamination)\./,
    /\/core\/src\/money\/(errors|whole|decimal-text|exact|rounding)\./,
    /\/core\/src\/option\/(breaks|eligible|finishing-tags|rush)\./,
    /\/core\/src\/variable-data\/(limits|variation)\./,
    /\/core\/src\/packaging\/(limits|preview)\./,
    /\/core\/src\/(films\/films|material\/(adhesive|material-of)|price\/errors|production\/production-times|size\/(limits|parse-size)|vectorize\/price)\./,
  ],
  // Variable data; the upload page doesn't need it.
  ['varies', /\/core\/src\/variable-data\/(csv|list|distance|printable|range|remembered|quantity|symbol)\./],
  [
    'looks',
    /\/artwork\/src\/look\/(shadow|blank|looks|ink|noise|layers|textures|surface|blank-color)\./,
    /\/artwork\/src\/(die-line\/(die-line|shape)|geometry\/(number|path-data|point)|scene\/cut-color)\./,
    /\/core\/src\/(design\/shape|print-rules\/types)\./,
  ],
  // Parallel lines and whole scenes: needed by a design tool that draws texts and codes.
  [
    'outlines',
    /\/node_modules\/clipper2-ts\//,
    /\/artwork\/src\/geometry\/parallel\./,
    /\/artwork\/src\/die-line\/(margins|cuts|stickers)\./,
    /\/artwork\/src\/placement\/(fit|inside|edge-findings|first|finished)\./,
  ],
  // Typesets text, draws codes and measures both.
  [
    'shaping',
    /\/node_modules\/(harfbuzzjs|bwip-js|isbn3|lean-qr)\//,
    /\/artwork\/src\/(text|codes|measure|design-scene|open-face)\//,
    /\/design-tools\/drawing\/(drawing|code-problem)\./,
    /\/core\/src\/codes\/smallest-size\./,
  ],
  ['scenes', /\/artwork\/src\/(renderer\/scene|scene\/(frame|upload))\./],
  ['decimal', /\/node_modules\/decimal\.js\//],
  // Edits designs: for the upload page and all design tools.
  [
    'editing',
    /\/editors\/src\/controls\/choice\.module/,
    /\/machines\/src\/(autosave\/|canvas\/|messages\/keys\.)/,
    /\/artwork\/src\/design\/(command|design|die-line|element|follow|history|mask|similarity|stack|upload)\./,
    /\/artwork\/src\/(placement\/placement\.|renderer\/(picture|renderer)\.|scene\/(artwork|opened)\.|snapping\/)/,
  ],
  // The upload page before there is artwork.
  [
    'upload-editor',
    /\/editors\/src\/(cut-line\/die-line-choice|messages\/(shapes|upload)|upload\/(index|upload-editor))\./,
    /\/editors\/src\/upload\/(file\/|panel\/changed-elsewhere|retouch\/request\.|shapes\/)/,
    /\/editors\/src\/upload\/behavior\/use-(artwork-tools|autosave|chosen-options|dropped-file|paste|retouching|session|shown-pictures|upload)\./,
    /\/machines\/src\/(messages\/)?(queue|upload)[./]/,
  ],
  // For the start of the upload page; design tools need it when a background is removed.
  ['retouching', /\/machines\/src\/(messages\/)?retouching[./]/],
  // Saving, fetching artwork and messages about it: for the upload page and the design tools.
  [
    'saving',
    /\/configurator\/design\/(fetch-picture|fetch-preflight|messages-of|own-revision)\./,
    /\/app\/messages\/whose-artwork\./,
  ],
  // Messages about designs; the cart shows some of them, too.
  ['design-messages', /\/app\/messages\/design\./],
  // Shows a design on upload and finalize.
  [
    'switches',
    /\/configurator\/design\/(color-switch|colors|link-switch|view-switch)\./,
    /\/routes\/product\/unless-colors\./,
  ],
  // Needed first by every design tool, including drag-drop-buy. Must not import `design-tool`, or
  // drag-drop-buy would fetch that, too.
  [
    'tools',
    /\/configurator\/design\/lost-saves\./,
    /\/parts\/design-tool\/(beside\.module|changed-elsewhere|draft|size-of-design|tool-boundary|tool-data|window)\./,
    /\/app\/messages\/design-tool\.|\/packages\/editors\/src\/messages\/design-tools\./,
    /\/design-tools\/(drawing\/load-drawing\.|library\/|session\/|panels\/(paint-commands|paint-field|panel\.module)|pickers\/(font-picker|page-fonts)|template-form\/room-for\.)/,
    /\/artwork\/src\/(clipart\/painted|design\/(crop|group|lettering-lines|resize-canvas|variable-data|version))\./,
  ],
  // Needed first by every design tool except drag-drop-buy.
  [
    'design-tool',
    /\/parts\/design-tool\/(library|saver|use-press|use-saving)\.tsx?$/,
    /\/design-tools\/(boundary\.|canvas\/|elements\/|typing\/|press\/use-press|pickers\/use-uploads\.)/,
    /\/design-tools\/commands\/(commands|context-menu|picture-commands|shortcut|tool-command|use-commands)\./,
    /\/design-tools\/panels\/(finding-actions|findings-panel|fixes|found-by-press|lazy-panels|side-tabs|stroke-fields|text-panel|tool-status)\./,
    /\/artwork\/src\/design\/(arrange|mask-commands)\./,
  ],
  ['canvas', /\/packages\/editors\/src\/(canvas\/|messages\/canvas\.)/, /\/node_modules\/@svgdotjs\//],
]

export const chunkOf = (id: string): string | undefined =>
  CHUNKS.find(([, ...modules]) => modules.some((each) => each.test(id)))?.[0]
