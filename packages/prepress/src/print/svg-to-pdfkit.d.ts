declare module 'svg-to-pdfkit' {
  type Colour = readonly [readonly number[], number]
  interface Options {
    readonly width?: number
    readonly height?: number
    readonly assumePt?: boolean
    readonly colorCallback?: (colour: Colour | undefined) => Colour | undefined
    readonly warningCallback?: (warning: string) => void
  }
  export default function svgToPdf(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void
}
