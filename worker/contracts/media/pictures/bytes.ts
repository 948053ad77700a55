import { RefusedPicture } from './refused-picture'

/** A view of a file that refuses to read past its end. */
export class ByteReader {
  readonly bytes: Uint8Array<ArrayBuffer>
  private readonly view: DataView

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get length(): number {
    return this.bytes.length
  }

  u8(at: number): number {
    this.require(at, 1)
    return this.view.getUint8(at)
  }

  u16(at: number, isLittleEndian = false): number {
    this.require(at, 2)
    return this.view.getUint16(at, isLittleEndian)
  }

  u24(at: number): number {
    return this.u16(at, true) | (this.u8(at + 2) << 16)
  }

  u32(at: number, isLittleEndian = false): number {
    this.require(at, 4)
    return this.view.getUint32(at, isLittleEndian)
  }

  slice(at: number, length: number): Uint8Array<ArrayBuffer> {
    this.require(at, length)
    return this.bytes.subarray(at, at + length)
  }

  text(at: number, length: number): string {
    return String.fromCharCode(...this.slice(at, length))
  }

  private require(at: number, length: number): void {
    if (at < 0 || length < 0 || at + length > this.length) throw new RefusedPicture('isCut')
  }
}

export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
