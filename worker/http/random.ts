/** A random integer from `lowest` to `highest`, both included, uniformly distributed. */
export function randomInteger(lowest: number, highest: number): number {
  const span = highest - lowest + 1
  // Values over the last whole multiple of the span would favour small results; draw again.
  const usable = 2 ** 32 - (2 ** 32 % span)
  const [drawn = usable] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < usable ? lowest + (drawn % span) : randomInteger(lowest, highest)
}
