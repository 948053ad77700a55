/**
 * The result of `work` when it comes within `ms`. Work that is late goes on by itself, and nobody hears of it any more.
 * @throws Error with the message `late`
 */
export async function within<Result>(ms: number, work: Promise<Result>, late: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
