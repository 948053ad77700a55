import { bookingRefusal, isOvertaken } from './booking-refusal'

/** How often other writes may move a booking first. */
const TRIES = 6

/**
 * Runs a write that must not be dropped because the booking has moved: `run` reads the booking again each time.
 * @throws what `bookingRefusal` makes of the last error
 */
export async function untilNotOvertaken<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isOvertaken(error) || attempt === TRIES) throw bookingRefusal(error)
    }
  }
}
