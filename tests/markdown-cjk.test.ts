import { describe, expect, it } from 'vitest'
import { markdownToHtml, pageToHtml } from '../worker/contracts/markdown/markdown-options'

/** A paragraph's contents, without what every link has. */
const inline = (text: string) =>
  markdownToHtml(text)
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    .replaceAll(' rel="nofollow ugc noopener"', '')
    .replaceAll('<br>\n', '<br>')

const link = (address: string, text = address) => `<a href="${address}">${text}</a>`

describe('marks beside Korean, Chinese and Japanese', () => {
  it.each([
    ['**마크다운(Markdown)**의 문법', '<strong>마크다운(Markdown)</strong>의 문법'],
    ['**주의:**반드시', '<strong>주의:</strong>반드시'],
    ['**“밴프”**에서', '<strong>“밴프”</strong>에서'],
    ['**中文（带括号）。**这句子', '<strong>中文（带括号）。</strong>这句子'],
    ['**《落基山》**一日游', '<strong>《落基山》</strong>一日游'],
    ['~~删除（带括号）。~~这个', '<del>删除（带括号）。</del>这个'],
    ['*강조(기울임)*는', '<em>강조(기울임)</em>는'],
    ['***굵고 기운(글씨)***도', '<em><strong>굵고 기운(글씨)</strong></em>도'],
    ['**밴프 *투어(1일)*는**', '<strong>밴프 <em>투어(1일)</em>는</strong>'],
    ['**『氷河』**は', '<strong>『氷河』</strong>は'],
    ['这是**【必读】**内容', '这是<strong>【必读】</strong>内容'],
    ['이것은**"중요"**합니다', '이것은<strong>&quot;중요&quot;</strong>합니다'],
    ['가격은**₩50,000**입니다', '가격은<strong>₩50,000</strong>입니다'],
    ['**90%**할인', '<strong>90%</strong>할인'],
    ['**마감!**3월부터', '<strong>마감!</strong>3월부터'],
    ['**준비물:**1) 여권', '<strong>준비물:</strong>1) 여권'],
    ['**밴프(Banff)**Tour', '<strong>밴프(Banff)</strong>Tour'],
    ['~~정가(₩90,000)~~₩80,000', '<del>정가(₩90,000)</del>₩80,000'],
    ['**A(1)**와 **B(2)**를', '<strong>A(1)</strong>와 <strong>B(2)</strong>를'],
    ['**밴프**(가**나**)', '<strong>밴프</strong>(가<strong>나</strong>)'],
    ['*(*가*)*', '<em>(<em>가</em>)</em>'],
    ['**주의 (**밴프**)', '**주의 (<strong>밴프</strong>)'],
    ['가격(*)은 *) 별도', '가격(*)은 *) 별도'],
    ['5 * 3 * 2는 30', '5 * 3 * 2는 30'],
    ['3~~5명', '3~~5명'],
    ['여권_사본_홍길동.pdf', '여권_사본_홍길동.pdf'],
    ['**밴프 **여행', '**밴프 **여행'],
  ])('%j', (text, html) => {
    expect(inline(text)).toBe(html)
  })

  it('are those of CommonMark in other languages', () => {
    expect(inline('f(x)**2 and **Note:**text and **bold(1)** text')).toBe(
      'f(x)**2 and **Note:**text and <strong>bold(1)</strong> text',
    )
  })
})

describe('lines', () => {
  it.each([
    ['첫째\n둘째\n• 여권\n• 비자', '첫째<br>둘째<br>• 여권<br>• 비자'],
    ['가<br>나<BR/>다<br />라', '가<br>나<br>다<br>라'],
    ['<br>가\n나', '<br>가<br>나'],
    ['<br>\n가', '<br><br>가'],
    ['가 <b>나</b>', '가 나'],
  ])('%j', (text, html) => {
    expect(inline(text)).toBe(html)
  })

  it('of a written page are wrapped, and its breaks are those typed', () => {
    expect(pageToHtml('가\n나<br>다')).toBe('<p>가\n나<br>\n다</p>')
  })
})

describe('numbers at the start of a line', () => {
  it.each([
    '2026. 11. 28. 출발합니다',
    '2026. 11. 28 (토) 출발',
    '2026. 11월',
    '1988. 여름에 갔습니다',
    '1988.',
    '2026) 기록',
    '11. 28. 출발합니다',
    '11. 28.(토) 출발',
    '11. 28(토) 출발',
    '3. 5.',
    '11. 28. ~ 12. 3. 예약',
    '1. 3. 출발',
    '26. 11. 28. 출발',
    '28. 11. 2026 departure',
  ])('are a date: %j', (text) => {
    expect(inline(text)).toBe(text)
    expect(markdownToHtml(`- ${text}`)).toBe(`<ul>\n<li>${text}</li>\n</ul>`)
    expect(inline(`가\n${text}`)).toBe(`가<br>${text}`)
  })

  it.each([
    ['1. 여권\n2. 비자', '<ol>\n<li>여권</li>\n<li>비자</li>\n</ol>'],
    ['1. 3. 5. 출발\n2. 3. 6. 도착', '<ol>\n<li>3. 5. 출발</li>\n<li>3. 6. 도착</li>\n</ol>'],
    ['1. 2026. 11. 28. 출발', '<ol>\n<li>2026. 11. 28. 출발</li>\n</ol>'],
    ['1. 3명', '<ol>\n<li>3명</li>\n</ol>'],
    ['1. 3.5km', '<ol>\n<li>3.5km</li>\n</ol>'],
    ['100. 백', '<ol start="100">\n<li>백</li>\n</ol>'],
    ['1) 3. 5. 출발', '<ol>\n<li>3. 5. 출발</li>\n</ol>'],
    ['1. 가\n2026. 11. 28. 출발', '<ol>\n<li>가<br>\n2026. 11. 28. 출발</li>\n</ol>'],
    ['1. 가\n\n2026. 11. 28. 출발', '<ol>\n<li>가</li>\n</ol>\n<p>2026. 11. 28. 출발</p>'],
  ])('are a list: %j', (text, html) => {
    expect(markdownToHtml(text)).toBe(html)
  })
})

describe('a bare address', () => {
  const foo = link('https://example.com/foo')
  const host = link('https://example.com')
  const mail = link('mailto:guest@example.com', 'guest@example.com')

  it.each([
    ['https://example.com/foo를 보세요', `${foo}를 보세요`],
    ['https://example.com/foo에서는', `${foo}에서는`],
    ['https://example.com/foo입니다.', `${foo}입니다.`],
    ['https://example.com/foo로,', `${foo}로,`],
    ['https://example.com에서 보세요', `${host}에서 보세요`],
    ['https://example.com/를 보세요', `${link('https://example.com/')}를 보세요`],
    ['https://example.com/foo查看详情', `${foo}查看详情`],
    ['https://example.com/foo请查看', `${foo}请查看`],
    ['https://example.com/foo這裡有照片', `${foo}這裡有照片`],
    ['https://example.com/foo班夫很好', `${foo}班夫很好`],
    ['https://example.com/foo班夫国家公园官方网站', `${foo}班夫国家公园官方网站`],
    ['https://example.com/foo谢谢！', `${foo}谢谢！`],
    ['https://example.com/foo，班夫', `${foo}，班夫`],
    ['https://example.com班夫', `${host}班夫`],
    ['https://example.com:8080班夫', `${link('https://example.com:8080')}班夫`],
    ['guest@example.com班夫', `${mail}班夫`],
    ['(https://example.com/foo)班夫', `(${foo})班夫`],
    ['请看https://example.com/foo，谢谢', `请看${foo}，谢谢`],
    ['请看https://example.com查看', `请看${host}查看`],
    ['https://example.com/foo(예약)', `${foo}(예약)`],
    ['https://example.com/foo,그리고', `${foo},그리고`],
    ['https://example.com/fooㅋㅋ', `${foo}ㅋㅋ`],
    ['https://example.com/foo～', `${foo}～`],
    ['https://example.com/foo」', `${foo}」`],
    ['**https://example.com/foo**를', `<strong>${foo}</strong>를`],
    ['*https://example.com/foo*를', `<em>${foo}</em>를`],
    ['https://example.com/foo\u200b다음', `${foo}\u200b다음`],
    ['https://example.com/foo\u2060', `${foo}\u2060`],
    ['\u202ahttps://example.com/foo\u202c', `\u202a${foo}\u202c`],
    ['guest@example.com으로 주세요', `${mail}으로 주세요`],
    ['guest@example.com입니다', `${mail}입니다`],
    ['guest@example.com谢谢', `${mail}谢谢`],
    ['guest@example.com\u200b로', `${mail}\u200b로`],
    ['mailto:guest@example.com으로', `${link('mailto:guest@example.com')}으로`],
    ['www.example.com에서', `${link('http://www.example.com', 'www.example.com')}에서`],
    ['https://example.com/foo와 https://example.com/foo를', `${foo}와 ${foo}를`],
    ['https://example.com/foo?q=1로', `${link('https://example.com/foo?q=1')}로`],
  ])('ends where words begin: %j', (text, html) => {
    expect(inline(text)).toBe(html)
  })

  it.each([
    'https://example.com/한글경로',
    'https://example.com/한글경로를',
    'https://example.com/1박2일',
    'https://example.com/k팝',
    'https://example.com/search?q=밴프',
    'https://example.com/밴프_(앨버타주)',
    'https://www.abc한글.com/길',
    'https://example.com/班夫',
    'https://example.com/a班夫',
    'https://example.com/QQ音乐',
    'https://example.com/a班夫/b',
    'https://example.com/a班夫国家公园官方网站/b',
    'https://example.com/a班夫一日游_2',
    'https://example.com/a班夫.jpg',
    'https://example.com/A1公路?x=1',
    'https://example.com/wiki/B站#历史',
    'https://www.example.com/tour2班夫',
  ])('keeps its own Korean and Chinese: %j', (address) => {
    expect(inline(`${address} 보세요`)).toBe(`${link(new URL(address).href, address)} 보세요`)
  })
})
