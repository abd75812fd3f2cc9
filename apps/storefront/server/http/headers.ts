/** Sent with everything. */
export const sentAlways = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

export interface PolicySettings {
  /** The shop is reached over HTTPS. */
  readonly secure: boolean
  /** The page may compile WebAssembly: design tools set type with it. */
  readonly wasm: boolean
}

/** What a page may load: its own origin's files, and the scripts and styles that carry this response's nonce. */
export const pagePolicy = (nonce: string, { secure, wasm }: PolicySettings): string =>
  policyOf([`'nonce-${nonce}'`, ...sourceOf(wasm)], [`'nonce-${nonce}'`], secure)

/** The same for a page that is sent to many, whose inline scripts and styles are named by hash. */
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
    // The admin shows a product's page beside its form; nobody else frames a page.
    `frame-ancestors 'self'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** SHA-256 of nothing: a style sheet that is empty in the page and filled by a script of ours. */
const EMPTY = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

/** The admin's page: its own files alone, and the empty style sheets its framework fills. */
export const adminPolicy = (secure: boolean): string => policyOf([], [EMPTY], secure)

/** What a shopper's own file may do when it is opened by itself: nothing. */
export const FILE_POLICY = `sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'`
