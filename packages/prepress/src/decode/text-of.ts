/** XML bytes as text: by byte order mark, else UTF-8 unless the declaration names a single-byte encoding. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/^\uFEFF/, '')
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(declaration)?.[1]?.toLowerCase() ?? ''
  return /^(iso-8859-\d+|windows-125\d|us-ascii)$/.test(named) ? named : 'utf-8'
}
