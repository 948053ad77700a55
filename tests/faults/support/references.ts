/** A document with every `$ref` (`#/components/…`) replaced by what it names. */
export function withoutReferences(document: object): unknown {
  return expand(document)

  function expand(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(expand)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = part as { $ref?: string }
    return typeof $ref === 'string'
      ? { ...(expand(find($ref)) as object), ...rest }
      : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, expand(value)]))
  }

  function find(reference: string): unknown {
    return reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document)
  }
}
