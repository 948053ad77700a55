/** The index after a key press on a chart of `count` periods; null for other keys. */
export function steppedIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(index + 1, count - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
