/** Internal requests, such as a page's reads of the API, with the requests that caused them. */
const causes = new WeakMap<Request, Request>()

export function rememberCause(request: Request, cause: Request): void {
  causes.set(request, cause)
}

/** Whether a request is internal: it renders a page that many visitors share, so it counts for none of them. */
export function isSubrequest(request: Request): boolean {
  return causes.has(request)
}

/** The external request: this one, or the one that caused it. */
export function causeOf(request: Request): Request {
  return causes.get(request) ?? request
}
