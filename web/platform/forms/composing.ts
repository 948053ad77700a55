const PROCESSED_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to the input of a Korean, Chinese or Japanese character, such as the Enter that ends it. Safari ends
 * the composition before it tells of that key, and marks it by its code alone.
 */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else in the event tells
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === PROCESSED_BY_INPUT_METHOD
}
