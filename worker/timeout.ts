/**
 * Repeats failed work at once, at most `times` times in all.
 * @throws the last error, or the first that `mayRetry` rejects
 */
export async function withRetries<Result>(
  times: number,
  work: () => Promise<Result>,
  mayRetry: (error: unknown) => boolean = () => true,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (times <= 1 || !mayRetry(error)) throw error
    return withRetries(times - 1, work, mayRetry)
  }
}

/**
 * The result of `work` if it comes within `ms`. Late work continues and its result is dropped.
 * @throws Error with the message `late`, or the error that `late` makes
 */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  late: string | (() => Error),
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(typeof late === 'string' ? new Error(late) : late()), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
