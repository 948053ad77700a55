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
  const known = error instanceof Error ? error : undefined
  const text = known ? `${known.name}: ${known.message}` : String(error)
  const cause = known?.cause instanceof Error ? known.cause.message : undefined
  console.error(
    JSON.stringify({
      event,
      ...fields,
      error: text.split('\nparams:')[0]?.slice(0, 500),
      cause: cause?.slice(0, 300),
      stack: known && framesOf(known),
    }),
  )
}

/** The first calls of a stack, without the message before them, which may quote parameters in lines of its own. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  const frames = start < 0 ? '' : stack.slice(start + message.length)
  return frames.split('\n').slice(1, 5).join(' | ')
}
