import { RECORD_HEAD, writePadding } from './backup-file'

/** R2 requires parts of equal size and at least 5 MiB; only the last may be shorter. */
export const PART_BYTES = 5 * 1024 * 1024

/** One part of a multipart upload, filled with whole records, so that a later run can continue after it. */
export class PartWriter {
  readonly #bytes = new Uint8Array(PART_BYTES)
  #length = 0

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Whether a record fits, with room for padding. */
  hasRoomFor(record: Uint8Array): boolean {
    return this.#length + record.byteLength + RECORD_HEAD <= PART_BYTES
  }

  /** @throws Error for a record that is too large for any part */
  add(record: Uint8Array): void {
    if (!this.hasRoomFor(record)) throw new Error(`A record of ${record.byteLength} bytes`)
    this.#bytes.set(record, this.#length)
    this.#length += record.byteLength
  }

  /** The whole part, padded; the writer is empty afterwards. */
  takePadded(): Uint8Array {
    writePadding(this.#bytes.subarray(this.#length))
    return this.#take(PART_BYTES)
  }

  /** The last part, as long as its records. */
  takeLast(): Uint8Array {
    return this.#take(this.#length)
  }

  #take(length: number): Uint8Array {
    const part = this.#bytes.slice(0, length)
    this.#bytes.fill(0)
    this.#length = 0
    return part
  }
}
