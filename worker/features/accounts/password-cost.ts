/** Parameters of scrypt. */
export interface ScryptCost {
  /** log2 of the cost N. */
  ln: number
  r: number
  p: number
}

/**
 * The cost of new hashes. It needs 16 MiB; more would fill the 128 MB of an isolate. In a file of its own, which the
 * tests' configuration replaces: no variable of a deployment can lower it.
 */
export const COST: ScryptCost = { ln: 14, r: 8, p: 5 }
