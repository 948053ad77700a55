/** All files that the given ones import statically, directly or not. */
export function reach(from: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const each of importsOf(id)) found.add(each)
  return found
}
