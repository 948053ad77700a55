const MAX_NAME = 120

/** The last part of a file's name, without control characters; null if nothing is left. */
export function fileNameOf(name: string): string | null {
  const last = name.replace(/^.*[\\/]/s, '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
  return last.trim().slice(0, MAX_NAME) || null
}

/** SHA-256 in hex. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
