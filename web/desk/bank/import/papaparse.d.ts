/** Only what is used: the published types bring Node's globals into the web. */
declare module 'papaparse' {
  const papa: { parse: (text: string, options: { delimiter: string }) => { data: string[][] } }
  export default papa
}
