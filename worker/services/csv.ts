import { BYTE_ORDER_MARK, csvLine, type CsvValue } from '../contracts/text/csv-line'

/** Pages of a list, each read after the previous one was sent. */
export type CsvPages = (
  after: string | undefined,
) => Promise<{ rows: readonly (readonly CsvValue[])[]; next: string | null }>

/** A file of a title line and all rows. It breaks off at a page that cannot be read, so as not to look complete. */
export function csvStream(titles: readonly string[], read: CsvPages): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | null | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(titles)))
    },
    async pull(controller) {
      if (next === null) return controller.close()
      const page = await read(next)
      next = page.next
      if (page.rows.length > 0) controller.enqueue(encoder.encode(page.rows.map(csvLine).join('')))
      if (next === null) controller.close()
      return undefined
    },
  })
}
