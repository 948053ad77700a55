const PROCESSED_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to an IME composition, such as the Enter that ends one. Safari ends the
 * composition before that keydown and marks it only by its key code.
 */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else in the event tells
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === PROCESSED_BY_INPUT_METHOD
}
