/** Browsers may read the file after the click handler has returned. */
const REVOKE_AFTER_MS = 60_000

/** Offers a file for download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
