interface RouteLine {
  method: string
  path: string
}

/** The methods of a path's routes, for the `Allow` header of a 405; empty for an unknown path. */
export function allowedMethods(routes: readonly RouteLine[], path: string): string[] {
  const methods = routes
    .filter(
      ({ method, path: pattern }) =>
        method !== 'ALL' && !pattern.includes('*') && matches(pattern, path),
    )
    .map(({ method }) => method)
  return [...new Set(methods)].toSorted()
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every(
      (part, index) => (part.startsWith(':') && given[index] !== '') || part === given[index],
    )
  )
}
