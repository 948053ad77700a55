const PROCESSED_BY_INPUT_METHOD = 229

/** Whether a key belongs to an IME composition. Safari marks the final Enter by key code only. */
// oxlint-disable-next-line typescript/no-deprecated -- the only sign in the event
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === PROCESSED_BY_INPUT_METHOD
}
