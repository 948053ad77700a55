/** R2 refuses a range outside the image; the response is then the whole image. */
export function readRange(media: R2Bucket, key: string, headers: Headers) {
  const whole = () => media.get(key, { onlyIf: headers })
  return headers.has('range')
    ? media.get(key, { onlyIf: headers, range: headers }).catch(whole)
    : whole()
}

/** The range that R2 read; null for the whole. */
export function rangeOf({ range, size }: R2Object): { offset: number; length: number } | null {
  if (!range) return null
  const {
    offset = 0,
    length = size - offset,
    suffix,
  }: { offset?: number; length?: number; suffix?: number } = range
  const part =
    suffix === undefined
      ? { offset, length }
      : { offset: Math.max(0, size - suffix), length: suffix }
  return part.length < size ? part : null
}
