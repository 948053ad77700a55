const POLYNOMIAL = 0xedb88320
let table: Uint32Array | undefined

/** The checksum of PNG's chunks (ISO/IEC 15948, annex D), also in browsers, which have no zlib. */
export function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0)
    return value
  })
  let value = -1
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}
