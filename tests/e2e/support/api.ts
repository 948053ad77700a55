import { inject } from 'vitest'

export interface Credentials {
  username: string
  password: string
}

export const ADMIN: Credentials = { username: 'admin', password: 'moraine!admin' }
export const GUEST: Credentials = { username: 'guest', password: 'moraine!guest' }

/** Logs somebody in, without a browser. */
export function sessionOf(credentials: Credentials): Promise<{ accessToken: string }> {
  return send('/api/session/local', credentials)
}

/** Calls the site's API; a body makes it a POST. @throws Error for every answer but 200 */
export async function send<Answer = unknown>(
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const origin = inject('origin')
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
