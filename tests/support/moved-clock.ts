/** Set by tests/support/steady-clock.ts, which every test runs with. */
const shared = globalThis as { clock?: { stoppedAt: number | null } }

/** Runs with the clock stopped at a moment (UTC ms). */
export async function atMoment<Result>(
  moment: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const { clock } = shared
  if (!clock) throw new Error('the clock is not steady')
  clock.stoppedAt = moment
  try {
    return await run()
  } finally {
    clock.stoppedAt = null
  }
}
