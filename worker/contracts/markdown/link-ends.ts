import type { MarkdownIt } from 'markdown-it'

const HAN = '\\u3400-\\u9fff'
const LETTER = `${HAN}\\u3040-\\u30ff\\u3131-\\u318e\\uac00-\\ud7a3`
/** Zero-width spaces and joiners, soft hyphens and marks of direction: chats and mail programs add them. */
const INVISIBLE = '[\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
/** Particles that no word of an address consists of. */
const CLEAR_PARTICLES =
  '을|를|는|에서|에게|한테|까지|부터|보다|처럼|마다|으로|이라는|라는|이라고|라고|이랑|하고|입니다|이에요|예요|인데|이고|이며|인가요'
const PARTICLES = `${CLEAR_PARTICLES}|은|이|가|의|에|로|와|과|랑|도|만|이나|나|께|이다|이면`
const SECOND_PARTICLE = '(?:은|는|도|만|의|요|서)?(?![가-힣])(?!\\.[a-z])'
/** Chinese words with which a writer goes on after an address, in both scripts. */
const CHINESE_NEXT =
  '看|可以|可|查|里面|請|请|有|在|和|或|就|打开|打開|下载|下載|报名|報名|预订|預訂|预约|預約|进入|進入|去|来|來|大家|已|都|也|不|与|與|及|并|並|然后|然後|详情|詳情|给|給|从|從|要|想|让|讓|把|被|但|因为|因為|所以|如果|还|還|再|太|真|怎么|怎麼|什么|什麼|哪|谁|誰|复制|複製|分享|链接|連結|网址|網址|官网|官網|网站|網站|视频|影片|文章|图片|圖片|照片|攻略|说|說|介绍|介紹|价格|價格'
/** Characters that no name in an address has. */
const CHINESE_SENTENCE = '很的是了吗嗎呢吧啊请請这這那们們您你我他她谢謝點点'
/** A name in an address has no more letters at once. */
const CHINESE_NAME_MAX = 6
/** Only an address goes on like this. */
const CHINESE_PART = `[${HAN}]{1,30}(?:[/?&#=_]|\\.[a-z])`

/** The rest of a host, as in `www.abc한글.com`. */
const HOST = `[\\w${LETTER}-]{0,63}\\.[a-z]{2}`

/** Where the words around an address begin, although there is no space. An address may have Korean and Chinese after `/`. */
const ENDS = new RegExp(
  [
    `(?=${INVISIBLE})|(?<=${INVISIBLE})`,
    // No domain ends in both Latin and other letters.
    `(?=[${LETTER}])(?<=\\.[a-z]{2,24})(?!${HOST})`,
    `(?=[ㄱ-ㅣ])(?<=[a-z0-9%)])(?!${HOST})`,
    `(?=[${HAN}])(?<=[%)]|:\\d{2,5})`,
    `(?=${CHINESE_NEXT}|[${HAN}]{0,5}[${CHINESE_SENTENCE}]|[${HAN}]{${CHINESE_NAME_MAX + 1}})(?<=[a-z0-9])(?!${CHINESE_PART})(?!${HOST})`,
    `(?=(?:${PARTICLES})${SECOND_PARTICLE})(?<=[a-z0-9%)])`,
    `(?=(?:${CLEAR_PARTICLES})${SECOND_PARTICLE})(?<=[/=_+~#&*.-])`,
    `(?=[,;:!'"][${LETTER}])`,
    `(?=\\([${LETTER}])(?<=[a-z0-9/])`,
    // Marks of emphasis around the address.
    `(?=\\*[*${LETTER}])|(?=~~)`,
    '(?=[\\uff01-\\uff5e\\uffe0-\\uffe6\\p{So}→⇒])',
  ].join('|'),
  'iu',
)
const MAY_LINK = /[@:]|www\./i
/** An address without a space: the part of it in which its end is looked for. */
const BEGINNING = /^\S{0,2000}/

/** Bare addresses end where Korean and Chinese words around them begin. */
export function endLinksAtWords({ linkify }: MarkdownIt): void {
  const match = linkify.match.bind(linkify)
  const matchAtStart = linkify.matchAtStart.bind(linkify)
  linkify.match = (text) => {
    let at = 0
    return text.split(ENDS).flatMap((piece) => {
      const from = at
      at += piece.length
      const found = MAY_LINK.test(piece) ? (match(piece) ?? []) : []
      for (const link of found) {
        link.index += from
        link.lastIndex += from
      }
      return found
    })
  }
  linkify.matchAtStart = (text) => {
    const end = BEGINNING.exec(text)?.[0].search(ENDS) ?? -1
    return matchAtStart(end > 0 ? text.slice(0, end) : text)
  }
}
