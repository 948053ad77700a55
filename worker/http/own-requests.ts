/** Requests of our own making, such as a page's reads of the API, with those for whose sake they are made. */
const causes = new WeakMap<Request, Request>()

export function rememberCause(request: Request, cause: Request): void {
  causes.set(request, cause)
}

/** Whether a request is of our own making: it is for a page that many may be shown, so it counts for no visitor. */
export function isSubrequest(request: Request): boolean {
  return causes.has(request)
}

/** The request that came from outside: this one, or the one for whose sake it was made. */
export function causeOf(request: Request): Request {
  return causes.get(request) ?? request
}
