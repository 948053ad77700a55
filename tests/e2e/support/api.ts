import { inject } from 'vitest'

export interface Credentials {
  username: string
  password: string
}

export const ADMIN: Credentials = { username: 'admin', password: 'moraine!admin' }
export const GUEST: Credentials = { username: 'guest', password: 'moraine!guest' }

/** Logs an account in, without a browser. */
export function sessionOf(credentials: Credentials): Promise<{ accessToken: string }> {
  return send('/api/session/local', credentials)
}

/** Calls the site's API; a body makes it a POST. @throws Error for every status but 200 */
export async function send<Body = unknown>(
  path: string,
  body?: unknown,
  token?: string,
): Promise<Body> {
  const origin = inject('origin')
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}
