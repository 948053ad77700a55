import { isCostly } from './idle'

/**
 * Loads the app's files in one wave and runs its entry. Chromium remembers a module or preload that
 * failed until the page is left, so they are fetched as plain files first, which can be tried again.
 * @throws Error when a file does not arrive
 */
export async function loadApp(): Promise<void> {
  const [entry = '', ...files] = appFiles()
  await Promise.all([entry, ...files].map(fetchFile))
  await import(/* @vite-ignore */ entry)
}

/** The files that this page needs, the entry first (`scripts/vite/page-script.ts` lists all). */
function appFiles(): string[] {
  const list = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? ''
  const texts = `texts-${document.documentElement.dataset['lang']}`
  const spared = sparedFiles()
  return list
    .split(' ')
    .filter((file) => !file.includes('texts-') || file.includes(texts))
    .filter((file) => !spared.some((name) => file.includes(name)))
}

/** Files that only some pages need: the validation of forms, and the sheet that requests a tour's date. */
function sparedFiles(): string[] {
  const has = (selector: string) => document.querySelector(selector) !== null
  const spared = []
  if (!has('main form:not([method=get])')) spared.push('/forms-')
  if (!has('#booking') || isCostly()) spared.push('/request-sheet-')
  return spared
}

/** Loads a file into the browser's cache. */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`Missing: ${file}`)
  await response.arrayBuffer()
}
