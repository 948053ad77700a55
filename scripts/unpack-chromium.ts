import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

/** The package's own file names /tmp/fonts; this one adds its fonts to the machine's, wherever they are unpacked. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Unpacks the browser of @sparticuz/chromium with its libraries and fonts into TMPDIR, the only place its package
 * knows.
 */
const archives = join(
  dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))),
  'bin',
)
await Promise.all(readdirSync(archives).map((archive) => inflate(join(archives, archive))))
writeFileSync(join(tmpdir(), 'fonts', 'fonts.conf'), FONTS)
