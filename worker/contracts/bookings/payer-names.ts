import { isKorean, koreanSounds, soundOf, withoutRepeats } from './korean-names'

/** Chinese names and their sounds in Latin letters, without tones. Simplified and traditional forms. */

/** Family names of two characters. */
const DOUBLE = new Set(['ouyang', 'situ', 'shangguan', 'zhuge', 'sima', 'xiahou'])

/** The usual family names. */
const FAMILIES = `wang王汪|li李黎厉|zhang张張章|liu刘劉柳|chen陈陳|yang杨楊|zhao赵趙|huang黄黃|zhou周|wu吴吳伍武|xu徐许許|sun孙孫|hu胡|
  zhu朱祝|gao高|lin林|he何贺賀|guo郭|ma马馬|luo罗羅骆駱|liang梁|song宋|zheng郑鄭|xie谢謝|han韩韓|tang唐汤湯|feng冯馮|yu于余俞|dong董|
  xiao萧蕭肖|cheng程成|cao曹|yuan袁|deng邓鄧|fu傅|shen沈|zeng曾|peng彭|lv吕呂|lu吕呂鲁魯卢盧陆陸路|su苏蘇|jiang蒋蔣姜江|cai蔡|jia贾賈|
  ding丁|wei魏韦韋卫衛|xue薛|ye叶葉|yan阎閻严嚴颜顏|pan潘|du杜|dai戴|xia夏|zhong钟鍾鐘|tian田|ren任|fan范樊|fang方房|shi石史施|yao姚|
  tan谭譚|liao廖|zou邹鄒|xiong熊|jin金|hao郝|kong孔|bai白|cui崔|kang康|mao毛|qiu邱丘|qin秦|gu顾顧|hou侯|shao邵|meng孟|long龙龍|
  wan万萬|duan段|lei雷|qian钱錢|yin尹|yi易|chang常|qiao乔喬|lai赖賴|gong龚龔宫|wen文温溫|pang庞龐|lan兰蘭|tao陶|niu牛|ji季|
  nie聂聶|cen岑|mo莫|ouyang欧阳歐陽|situ司徒|shangguan上官|zhuge诸葛諸葛|sima司马司馬|xiahou夏侯`

/** The usual characters of given names. */
const GIVEN = `wei伟偉薇威维維巍玮瑋卫|na娜|fang芳|min敏民|jing静靜晶京婧|li丽麗莉力立丽|qiang强強|lei磊雷蕾|jun军軍君俊钧|yang洋阳陽扬揚|
  yong勇永咏|yan艳豔燕彦岩妍|jie杰傑洁潔婕|juan娟|tao涛濤|ming明铭銘|chao超|xiu秀|xia霞|ping平萍|gang刚剛|gui桂贵|fen芬|hong红紅洪宏虹鸿鴻|
  mei梅美玫|hua华華|bo波博|hui辉輝慧惠|bin斌彬|lin琳林霖|ting婷|xin欣鑫新心馨|yu宇雨玉瑜|hao浩昊皓|ze泽澤|han涵寒|zi子梓紫|xuan轩軒萱|
  rui瑞睿蕊锐|jia佳嘉家|yi怡一艺藝仪儀|meng梦夢萌|xue雪|yue月悦悅|qi琪琦奇|ying英颖穎莹瑩|ning宁寧|kai凯凱|peng鹏鵬|fei飞飛菲|
  jian建健剑|guo国國|zhi志智|wen文雯|feng峰锋鋒凤鳳|long龙龍|xiao晓曉小|dan丹|dong东東冬|hai海|chun春|qing青清庆慶晴|yun云雲芸|sheng胜勝生|
  shan山珊|xi希熙|chen晨辰|tian天甜|yuan媛圆源|ling玲灵凌|rong荣榮蓉|zhen珍震振|hong弘|lan兰蘭岚|shu淑书書|bao宝寶|cheng诚誠成|
  liang亮良|kun坤|xiang翔祥|yao瑶瑤耀|ru如茹|xing星|nan楠南男|lu璐露|hong鸿|guang光广|de德|fu福富|shun顺|ya雅|an安|wan婉|ke可`

const FAMILY_SOUNDS = soundsIn(FAMILIES)

const GIVEN_SOUNDS = soundsIn(`${GIVEN}|${FAMILIES}`)

/**
 * Compares a payer's name at the bank with the names of a booking. Banks write capitals, drop accents and spaces,
 * reverse the order, mask letters and add numbers; Korean and Chinese names arrive in Latin letters.
 */

type NameMatch = 'same' | 'alike' | null

/** A name with its parts, read once for many comparisons. */
export interface ReadName {
  words: readonly string[]
  /** Without spaces. */
  whole: string
  /** Its words in the order of the alphabet. */
  sorted: string
  /** The words that few people share. */
  distinct: readonly string[]
  /** The whole name if it can stand among other words without spaces; null for Latin ones. */
  inside: string | null
  /** Each run of one to four of its words, as letters and as sounds. */
  runs: readonly string[]
  sounds: readonly string[]
  /** Latin spellings of a Chinese name, and sounds of a Korean one; empty for others. */
  chinese: ReadonlySet<string>
  korean: ReadonlySet<string>
  /** Matches a whole name whose letters the bank has masked; null if it has masked none. */
  mask: RegExp | null
}

const NONE: ReadonlySet<string> = new Set()

export function readName(text: string): ReadName {
  const words = wordsOf(text)
  const whole = words.join('')
  return {
    words,
    whole,
    sorted: words.toSorted().join(' '),
    distinct: words.filter(isDistinct),
    inside: !/[a-z]/.test(whole) && isDistinct(whole) ? whole : null,
    runs: runsOf(words),
    sounds: runsOf(words.map(soundOf)).map(withoutRepeats),
    chinese: isChinese(words) ? new Set(chineseSpellings(whole)) : NONE,
    korean: isKorean(words) ? koreanSounds(whole) : NONE,
    mask: maskOf(text),
  }
}

/** Names of Korea and China are written as one to four Latin words. */
const WORDS_OF_NAME = [1, 2, 3, 4]

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    WORDS_OF_NAME.filter((count) => from + count <= words.length).map((count) =>
      words.slice(from, from + count).join(''),
    ),
  )
}

/** `same` for the same words in any order, also if banks cut some to initials; `alike` for a common part, a masked name or another script. */
export function compareNames(payer: string, name: string): NameMatch {
  return compareRead(readName(payer), readName(name))
}

/** Like `compareNames`, for names that are read already. */
export function compareRead(paid: ReadName, known: ReadName): NameMatch {
  if (paid.whole === '' || known.whole === '') return null
  if (paid.mask !== null && known.mask === null) return paid.mask.test(known.whole) ? 'alike' : null
  if (paid.whole === known.whole || paid.sorted === known.sorted) return 'same'
  if (isCutToInitials(paid, known)) return 'same'
  const isAlike =
    sharesWord(paid, known) || isOtherScript(paid, known) || isOtherScript(known, paid)
  return isAlike ? 'alike' : null
}

/** Whether the payer has, side by side, the words of the name or their initials, one that few people share in full. */
function isCutToInitials({ words }: ReadName, known: ReadName): boolean {
  const { length } = known.words
  return (
    words.some((word) => word.length === 1) &&
    words.some((_, from) => isCutOf(words.slice(from, from + length), known.words))
  )
}

function isCutOf(run: readonly string[], known: readonly string[]): boolean {
  const whole = run.filter((word) => known.includes(word) && isDistinct(word))
  const initials = run.filter((word) => !whole.includes(word))
  const left = known.filter((word) => !whole.includes(word)).map((word) => word.charAt(0))
  const isSame = initials.toSorted().join(' ') === left.toSorted().join(' ')
  return whole.length > 0 && initials.length > 0 && isSame
}

/** Whether the second is the first in Korean or Chinese letters. */
function isOtherScript(name: ReadName, { korean, chinese, whole }: ReadName): boolean {
  if (korean.size > 0) return name.sounds.some((sound) => korean.has(sound))
  if (chinese.size === 0) return false
  // Simplified and traditional forms of a name sound the same.
  if (name.chinese.size > 0)
    return name.whole.length === whole.length && [...name.chinese].some((each) => chinese.has(each))
  return name.runs.some((run) => chinese.has(run))
}

/** Banks write 홍*동 or 张** for 홍길동 or 张小明. */
const MASKED =
  /[가-힣\p{Script=Han}]?[*○〇●◯]{1,3}[가-힣\p{Script=Han}]{1,2}|[가-힣\p{Script=Han}][*○〇●◯]{1,3}/u

function maskOf(text: string): RegExp | null {
  const masked = MASKED.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[0]
  return masked ? new RegExp(`^${masked.replace(/[*○〇●◯]/g, '.')}$`, 'u') : null
}

/** Lower-case words without accents, digits and punctuation; a reference after a name is dropped too. */
function wordsOf(text: string): string[] {
  const isPlain = /^[ -~]*$/.test(text)
  const plain = isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
  return (
    plain
      .replace(/m?\p{N}{5,}/giu, ' ')
      .replace(/(?<=\p{L})['’‘`](?=\p{L})/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

/** Too many people share an initial or a single Korean or Chinese character. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names appear among other words without spaces. */
function sharesWord(paid: ReadName, { distinct, inside }: ReadName): boolean {
  if (inside !== null && paid.whole.includes(inside)) return true
  return distinct.some((word) => paid.words.includes(word))
}

/** Whether a name is written in Chinese characters. */
function isChinese(words: readonly string[]): boolean {
  return /^\p{Script=Han}{2,4}$/u.test(words.join(''))
}

/** The sounds of a name, family name first and last; none if a character is not a usual one. */
function chineseSpellings(name: string): string[] {
  const characters = Array.from(name)
  return [1, 2].flatMap((length) => {
    const family = FAMILY_SOUNDS.get(characters.slice(0, length).join('')) ?? []
    const given = characters.slice(length).map((character) => GIVEN_SOUNDS.get(character) ?? [])
    if (given.length === 0 || given.some((sounds) => sounds.length === 0)) return []
    const wholes = given.reduce<string[]>(joined, [''])
    return family.flatMap((its) => wholes.flatMap((whole) => [its + whole, whole + its]))
  })
}

function joined(before: readonly string[], sounds: readonly string[]): string[] {
  return before.flatMap((start) => sounds.map((sound) => start + sound))
}

/** Family names of two characters are written after the sound of two syllables. */
function soundsIn(table: string): Map<string, string[]> {
  const sounds = new Map<string, string[]>()
  for (const entry of table.split('|')) {
    const [, sound = '', characters = ''] = /^\s*([a-z]+)(.*)$/.exec(entry) ?? []
    const names = DOUBLE.has(sound) ? (characters.match(/../gu) ?? []) : Array.from(characters)
    for (const name of names) sounds.set(name, [...(sounds.get(name) ?? []), sound])
  }
  return sounds
}
