/** Puts text on the clipboard; false where the browser refuses, which is logged and nothing more. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The clipboard refused', error)
    return false
  }
}
