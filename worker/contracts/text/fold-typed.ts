/** Invisible characters that phones, chats and web pages add to what is copied; joiners are judged below. */
const UNSEEN = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Joiners, where the script before them has no use for them. */
const IDLE_JOINERS =
  /(^|[\s\d\p{P}\p{sc=Latin}\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\u200c\u200d]+/gu
/** NFKC would turn single letters of a Korean keyboard into parts of syllables. */
const WITHOUT_LONE_JAMO = /[^\u3131-\u318e]+/gu

/**
 * One typed or pasted line as it was meant: full-width and other compatibility forms as plain characters (NFKC), without
 * invisible characters, trimmed.
 */
export function foldTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(IDLE_JOINERS, '$1')
    .replace(WITHOUT_LONE_JAMO, (run) => run.normalize('NFKC'))
    .trim()
}
