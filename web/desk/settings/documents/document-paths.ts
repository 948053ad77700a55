/** The part of an object at a path such as `address.city`; undefined if there is none. */
export function partAt(value: unknown, path: string): unknown {
  let part = value
  for (const name of path.split('.'))
    part = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
  return part
}

/** Sets the part at a path and creates the objects on the way. */
export function setPart(value: object, path: string, part: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let place = value
  for (const name of names) {
    if (!Reflect.has(place, name)) Reflect.set(place, name, {})
    place = Reflect.get(place, name) as object
  }
  Reflect.set(place, last, part)
}
