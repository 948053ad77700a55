/** Of tests/support/steady-clock.ts, which every test runs with. */
const shared = globalThis as { clock?: { shiftMs: number } }

/** Runs with the clock at a moment (UTC ms), from which it goes on. */
export async function atMoment<Result>(
  moment: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const { clock } = shared
  if (!clock) throw new Error('the clock is not steady')
  const before = clock.shiftMs
  clock.shiftMs += moment - Date.now()
  try {
    return await run()
  } finally {
    clock.shiftMs = before
  }
}
