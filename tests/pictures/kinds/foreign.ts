import type { Kind } from '../kind'
import { ffmpeg, quarters, run } from '../tools'

const all = (fault: 'isForeign' | 'isVideo' | 'isSvg' | 'isOther') => ({ api: fault, desk: fault })
const png = () => quarters().png().toBuffer()
const text = (content: string) => () => Buffer.from(content, 'latin1')

/** Files in formats that no part of the site takes. */
export const foreignKinds: Kind[] = [
  { name: 'scan.tif', make: () => quarters().tiff().toBuffer(), ...all('isForeign') },
  { name: 'motorola.tif', make: text('MM\0*\0\0\0\x08\0\0\0\0\0\0'), ...all('isForeign') },
  { name: 'camera.cr2', make: text('II*\0\x10\0\0\0CR\x02\0'), ...all('isForeign') },
  { name: 'camera.cr3', make: text('\0\0\0\x18ftypcrx \0\0\0\x01crx isom'), ...all('isForeign') },
  { name: 'camera.raf', make: text('FUJIFILMCCD-RAW 0201'), ...all('isForeign') },
  { name: 'layers.psd', make: text('8BPS\0\x01'), ...all('isForeign') },
  { name: 'icon.ico', make: text('\0\0\x01\0\x01\0\x10\x10'), ...all('isForeign') },
  {
    name: 'a.jxl',
    make: async () => run('cjxl', ['a.png', 'b.jxl', '--quiet'], { 'a.png': await png() }, 'b.jxl'),
    ...all('isForeign'),
    needsTools: true,
  },
  {
    name: 'container.jxl',
    make: async () =>
      run(
        'cjxl',
        ['a.png', 'b.jxl', '--quiet', '--container=1'],
        { 'a.png': await png() },
        'b.jxl',
      ),
    ...all('isForeign'),
    needsTools: true,
  },
  { name: 'codestream.jxl', make: text('\xff\n\xfa\x1f'), ...all('isForeign') },
  {
    name: 'a.jp2',
    make: async () => ffmpeg(['-i', 'a.png'], { 'a.png': await png() }, 'b.jp2'),
    ...all('isForeign'),
    needsTools: true,
  },
  { name: 'codestream.j2k', make: text('\xff\x4f\xff\x51\0\x29'), ...all('isForeign') },
  { name: 'logo.svg', make: text('<svg xmlns="http://www.w3.org/2000/svg"/>'), ...all('isSvg') },
  {
    name: 'exported.svg',
    make: text(
      '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg>',
    ),
    ...all('isSvg'),
  },
  { name: 'offer.pdf', make: text('%PDF-1.7'), api: 'isPdf', desk: 'isPdf' },
  ...['mov', 'mp4', 'mkv', 'avi'].map((format): Kind => ({
    name: `clip.${format}`,
    make: async () =>
      ffmpeg(
        ['-loop', '1', '-t', '0.2', '-i', 'a.png', '-pix_fmt', 'yuv420p', '-c:v', 'mpeg4'],
        { 'a.png': await png() },
        `b.${format}`,
      ),
    ...all('isVideo'),
    needsTools: true,
  })),
  { name: 'old.mov', make: text('\0\0\0\x08wide\0\0\0\x10mdat'), ...all('isVideo') },
  { name: 'letter.txt', make: text('Dear guests, BM II MM'), ...all('isOther') },
  { name: 'page.html', make: text('<!doctype html><script>alert(1)</script>'), ...all('isOther') },
  { name: 'feed.xml', make: text('<?xml version="1.0"?><rss/>'), ...all('isOther') },
  { name: 'archive.zip', make: text('PK\x03\x04'), ...all('isOther') },
]
