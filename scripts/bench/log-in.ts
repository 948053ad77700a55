import type { Server } from './servers.ts'

/** The access token of one of the demo's members. */
export async function logIn(
  { origin, siteOrigin }: Server,
  username: 'guest' | 'admin',
): Promise<string> {
  const response = await fetch(`${origin}/api/session/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin },
    body: JSON.stringify({ username, password: `moraine!${username}` }),
  })
  if (!response.ok) throw new Error(`${username} cannot log in: ${response.status}`)
  const { accessToken } = await response.json<{ accessToken: string }>()
  return accessToken
}
