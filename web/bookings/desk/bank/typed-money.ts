/** The names of the faulty fields. */
export function faultyOf<Name extends string>(faults: Record<Name, boolean>): Name[] {
  return (Object.keys(faults) as Name[]).filter((name) => faults[name])
}
