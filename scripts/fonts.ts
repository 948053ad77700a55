import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { LANGS, type Lang } from '../worker/contracts/languages.ts'
import { headingCharacters, likelyCharacters } from './fonts/heading-characters.ts'
import { Problem } from './failures.ts'
import { ROOT } from './tools.ts'

/**
 * `npm run fonts`: writes the display faces of `web/fonts`, cut to the characters of headings and as many likely ones as
 * the limit allows. Needed when `tests/fonts.test.ts` names a character that a face has not.
 *
 * The packages are fetched here, by version and checksum: with all their weights they are 100 MB, which no installation
 * of the project needs.
 */
const MOST_BYTES = 60_000

const FACES: Record<Lang, { name: string; integrity: string; file: string }> = {
  ca: {
    name: '@fontsource/young-serif@5.3.0',
    integrity:
      'sha512-/ay2kPm7QzGKW/9tL7UVh+B5meX3J6gh2PLnHV2ohlIbQSMRGTuyzNNVWpzsHc3P3bcpMm1IPfuO7GRtFrXWvQ==',
    file: 'young-serif-latin-400-normal.woff2',
  },
  kr: {
    name: '@fontsource/gowun-batang@5.3.0',
    integrity:
      'sha512-wWDwzFKhKbk7l94OFQjZTH6x9PjqErCXBsXQ+h/SopIOosN2LjAN5W22Zua4unCmOIK2hc1fI6jNrB4OqYh6Qg==',
    file: 'gowun-batang-korean-700-normal.woff2',
  },
  cn: {
    name: '@fontsource/noto-serif-sc@5.3.0',
    integrity:
      'sha512-0/zaEFkidiWldE62rTeD74x8ygUsQvejiSNtO0LQxQk3qpaHnlMZ3w4C7yH80B4KTIg8VKeFP4oSgwWMchY9+g==',
    file: 'noto-serif-sc-chinese-simplified-700-normal.woff2',
  },
}

/** Titles have any of these, whatever the language. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const PUNCTUATION = '–—‘’“”…·×°é'

for (const lang of LANGS) {
  const face = await cutToLimit(fontOf(FACES[lang]), lang)
  writeFileSync(join(ROOT, 'web', 'fonts', `display-${lang}.woff2`), face)
  console.log(`display-${lang}.woff2: ${face.length} bytes`)
}

/** @throws Problem when the headings alone exceed the limit */
async function cutToLimit(font: Buffer, lang: Lang): Promise<Buffer> {
  const own = ASCII + PUNCTUATION + [...headingCharacters(lang)].join('')
  const likely = likelyCharacters(lang)
  const cut = (count: number) =>
    subsetFont(font, own + likely.slice(0, count).join(''), { targetFormat: 'woff2' })
  let best = await cut(0)
  if (best.length > MOST_BYTES) throw new Problem(`The headings in ${lang} need ${best.length} B.`)
  let [enough, tooMany] = [0, likely.length + 1]
  while (tooMany - enough > 1) {
    const count = Math.floor((enough + tooMany) / 2)
    const face = await cut(count)
    if (face.length > MOST_BYTES) tooMany = count
    else [enough, best] = [count, face]
  }
  return best
}

/** @throws Problem when the package is not the one that was reviewed */
function fontOf({ name, integrity, file }: (typeof FACES)[Lang]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'moraine-fonts-'))
  try {
    const archive = join(
      folder,
      execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim(),
    )
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (`sha512-${digest}` !== integrity) throw new Problem(`${name} has another checksum.`)
    execFileSync('tar', ['-xzf', archive, '-C', folder, `package/files/${file}`])
    return readFileSync(join(folder, 'package', 'files', file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
