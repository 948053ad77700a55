/** The sheet that requests a tour's date: a press on its button must not wait for a second wave. */
const SHEET = '/request-sheet-'

/**
 * Loads the app's files in one wave and runs its entry. Chromium remembers a module or preload that
 * failed until the page is left, so they are fetched as plain files first, which can be tried again.
 * @param isPressed a press waits for the app
 * @throws Error when a file does not arrive
 */
export async function loadApp(isPressed: boolean): Promise<void> {
  const [entry = '', ...files] = appFiles(isPressed)
  await Promise.all([entry, ...files].map(fetchFile))
  await import(/* @vite-ignore */ entry)
}

/** The files of this page in its language, the entry first (`worker/pages/shell.ts` names them). */
function appFiles(isPressed: boolean): string[] {
  const list = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? ''
  const texts = `texts-${document.documentElement.dataset['lang']}`
  const hasSheet = isPressed && document.querySelector('#booking') !== null
  return list
    .split(' ')
    .filter((file) => !file.includes('texts-') || file.includes(texts))
    .filter((file) => hasSheet || !file.includes(SHEET))
}

/** Loads a file into the browser's cache. */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`Missing: ${file}`)
  await response.arrayBuffer()
}
