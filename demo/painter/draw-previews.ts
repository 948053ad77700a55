import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { LANGS, type Lang } from '../../worker/contracts/languages.ts'
import { PREVIEWS } from '../../web/platform/head/previews.ts'

/** Draws the link previews that chats and social sites show: a picture with the page's title, per page and language. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const [WIDTH, HEIGHT] = [1200, 630]
const FONT = {
  kr: 'Noto Sans CJK KR',
  ca: 'DejaVu Sans',
  cn: 'Noto Sans CJK SC',
} as const satisfies Record<Lang, string>
const PAGES = {
  home: { picture: 'moraine-lake-dawn', feature: 'common', key: 'header.title' },
  ceo: { picture: 'canmore-three-sisters', feature: 'company', key: 'ceo.title' },
  register: { picture: 'campfire-night', feature: 'accounts', key: 'signUp.title' },
  contact: { picture: 'calgary-dusk', feature: 'contact', key: 'title' },
  career: { picture: 'road-dawn', feature: 'company', key: 'career.title' },
} as const satisfies Record<
  (typeof PREVIEWS)[number],
  { picture: string; feature: string; key: string }
>

const { module } = await runnerImport<
  typeof import('../../worker/contracts/settings/first-settings.ts')
>(join(root, 'worker/contracts/settings/first-settings.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const folder = join(root, 'web', 'public', 'preview')
await mkdir(folder, { recursive: true })
const mark = await sharp(await readFile(join(root, 'web', 'content', 'mark.svg')), { density: 144 })
  .resize(72, 72)
  .png()
  .toBuffer()
for (const page of PREVIEWS) {
  const { picture, feature, key } = PAGES[page]
  for (const lang of LANGS) {
    const texts: unknown = JSON.parse(
      await readFile(join(root, 'web/platform/i18n/locales', lang, `${feature}.json`), 'utf8'),
    )
    const file = await sharp(join(root, 'demo/pictures', `${picture}.webp`))
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .composite([
        { input: Buffer.from(words(textAt(texts, key), FONT[lang])) },
        { input: mark, left: 80, top: 72 },
      ])
      .jpeg({ quality: 74, mozjpeg: true })
      .toBuffer()
    await writeFile(join(folder, `${page}-${lang}.jpg`), file)
  }
}

function words(title: string, font: string): string {
  const text = `font-family="${font}" fill="#fbfaf7"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#12241f" stop-opacity=".7"/><stop offset=".45" stop-color="#12241f" stop-opacity=".15"/>
<stop offset="1" stop-color="#12241f" stop-opacity=".88"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#scrim)"/>
<text x="172" y="119" font-size="32" font-weight="700" ${text}>${module.FIRST_SETTINGS.company.name}</text>
<text x="80" y="548" font-size="66" font-weight="800" ${text}>${title}</text>
</svg>`
}

/** @throws Error when there is no text of that key */
function textAt(texts: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], texts)
  if (typeof found !== 'string') throw new Error(`No text is called ${key}`)
  return found
}
