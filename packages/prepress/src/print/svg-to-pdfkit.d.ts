declare module 'svg-to-pdfkit' {
  type Color = readonly [readonly number[], number]
  interface Options {
    readonly width?: number
    readonly height?: number
    readonly assumePt?: boolean
    readonly colorCallback?: (color: Color | undefined) => Color | undefined
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
