declare module 'wawoff2' {
  const wawoff: { decompress(woff2: Uint8Array): Promise<Uint8Array> }
  export default wawoff
}
