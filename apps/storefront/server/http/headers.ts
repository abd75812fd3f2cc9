/** Headers of every response. */
export const sentAlways = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

export interface PolicySettings {
  /** Whether the shop uses HTTPS. */
  readonly secure: boolean
  /** Whether the page may compile WebAssembly, with which design tools typeset. */
  readonly wasm: boolean
}

/** The policy of a page: its own origin's files, and scripts and styles with this response's nonce. */
export const pagePolicy = (nonce: string, { secure, wasm }: PolicySettings): string =>
  policyOf([`'nonce-${nonce}'`, ...sourceOf(wasm)], [`'nonce-${nonce}'`], secure)

/** The policy of a shared page, whose inline scripts and styles are listed by hash. */
export const hashPolicy = (
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  { secure, wasm }: PolicySettings,
): string => policyOf([...scripts, ...sourceOf(wasm)], styles, secure)

const sourceOf = (wasm: boolean) => (wasm ? ["'wasm-unsafe-eval'"] : [])

function policyOf(scripts: readonly string[], styles: readonly string[], secure: boolean): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src-elem ${["'self'", ...styles].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    // The admin frames a product's page beside its form; other sites may not.
    `frame-ancestors 'self'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** SHA-256 of an empty text: for style sheets that are empty in the page and filled by the shop's own script. */
const EMPTY = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

/** The policy of the admin's page: its own files, and the empty style sheets that its framework fills. */
export const adminPolicy = (secure: boolean): string => policyOf([], [EMPTY], secure)

/** The policy of a shopper's file that is opened by itself: it may run and load nothing. */
export const FILE_POLICY = `sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'`
