/** The members that are not undefined. */
export function definedOnly<Shape extends object>(shape: Shape): Partial<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as Partial<Shape>
}
