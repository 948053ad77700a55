import { bookingRefusal, isOvertaken } from './booking-refusal'

/** How often a write is tried while other writes move the booking first. */
const TRIES = 6

/**
 * Retries a write that must not be dropped because the booking has moved. `run` has to read the booking again each
 * time.
 * @throws the last error, converted by `bookingRefusal`
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
