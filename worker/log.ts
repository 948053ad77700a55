/** One structured log line. Fields hold ids, codes and counts only: no e-mail, name, address, token or body. */
export function log(
  event: string,
  fields: Record<string, string | number | boolean | null | undefined>,
): void {
  console.log(JSON.stringify({ event, ...fields }))
}

/** Logs an unexpected failure without the query parameters that D1 errors quote. */
export function logFailure(
  event: string,
  error: unknown,
  fields: Record<string, string | number | undefined>,
): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const cause =
    error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined
  console.error(
    JSON.stringify({
      event,
      ...fields,
      error: text.split('\nparams:')[0]?.slice(0, 500),
      cause: cause?.slice(0, 300),
      stack: error instanceof Error ? framesOf(error) : undefined,
    }),
  )
}

/** The first calls of a stack, without the message before them, which may quote parameters in lines of its own. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  const frames = start < 0 ? '' : stack.slice(start + message.length)
  return frames.split('\n').slice(1, 5).join(' | ')
}
