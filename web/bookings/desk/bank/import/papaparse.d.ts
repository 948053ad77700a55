/** Only what is used: the published types bring Node's globals into the web. */
declare module 'papaparse' {
  interface Options {
    delimiter: string
    newline: string
    quoteChar: string
  }
  interface Parsed {
    data: string[][]
    errors: { row?: number }[]
  }
  const papa: { parse: (text: string, options: Options) => Parsed }
  export default papa
}
