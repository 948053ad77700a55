/** A document with every `$ref` (`#/components/…`) replaced by its target; a schema within itself is left open. */
export function withoutReferences(document: object): unknown {
  return expand(document, [])

  function expand(part: unknown, within: readonly string[]): unknown {
    if (Array.isArray(part)) return part.map((each) => expand(each, within))
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = part as { $ref?: string }
    if (typeof $ref !== 'string')
      return Object.fromEntries(
        Object.entries(part).map(([key, value]) => [key, expand(value, within)]),
      )
    if (within.includes($ref)) return rest
    return { ...(expand(find($ref), [...within, $ref]) as object), ...rest }
  }

  function find(reference: string): unknown {
    return reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document)
  }
}
