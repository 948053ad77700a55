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
