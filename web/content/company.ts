import { FIRST_SETTINGS } from '../../worker/contracts/first-settings'
import type { Lang } from '../../worker/contracts/languages'

type PerLang<Value = string> = Readonly<Record<Lang, Value>>

export interface StaffMember {
  readonly id: string
  readonly name: PerLang
  readonly role: PerLang
  /** Its address; initials are shown until there is one. */
  readonly photo?: string
  readonly remarks: PerLang
  readonly networkUrl?: string
  /** Slugs of the regions that this person guides in. */
  readonly guides?: readonly string[]
}

/** Cars are shown in Korean and English only, so they have no Chinese texts. */
export interface Car {
  readonly name: Readonly<Record<'kr' | 'ca', string>>
  readonly photo: string
  readonly seats: number
  readonly remarks: Readonly<Record<'kr' | 'ca', string>>
}

export interface BankAccount {
  readonly bankName: string
  readonly branchName: string
  readonly address: string
  readonly institutionCode: string
  readonly transitNumber: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly swift: string
  readonly beneficiaryName: string
  readonly beneficiaryAddress: string
  readonly eTransferEmail: string
}

export interface Company {
  readonly name: string
  readonly shortName: string
  readonly legalName: string
  readonly foundedYear: number
  readonly gstNumber: string
  readonly licence: PerLang
  readonly insurance: PerLang
  /** An inquiry is answered within so many hours. */
  readonly answerHours: number
  readonly email: string
  readonly phone: string
  /** The chat that each language's readers use; with `hasQr`, a desktop opens it by phone. */
  readonly chat: PerLang<{ readonly url: string; readonly hasQr: boolean }>
  readonly address: {
    readonly street: string
    readonly city: string
    readonly region: string
    readonly postalCode: string
    readonly country: string
  }
  /** One line, in each language's order; `{{address}}` in the texts. */
  readonly addressLines: PerLang
  readonly privacyOfficer: PerLang
  /** URLs of the video and its poster. */
  readonly headerVideo: Readonly<Record<'mp4' | 'webm' | 'poster' | 'posterSmall', string>>
  /** Nothing for `cn` that mainland China blocks. */
  readonly social: PerLang<readonly { readonly name: string; readonly url: string }[]>
  readonly bank: BankAccount
  /** Accepted cards, by the names in `web/features/company/payment-marks.tsx`. */
  readonly payment: readonly ('visa' | 'mastercard' | 'amex' | 'interac')[]
  /** The deposit in words; `{{deposit}}` in the texts. */
  readonly deposit: PerLang
  readonly staff: readonly StaffMember[]
  readonly cars: readonly Car[]
  /** Slugs of the regions with free pickup. */
  readonly pickupRegions: readonly string[]
}

// All contact and bank data are placeholders: replace them before the site goes public.
const address = {
  street: '000 Example Street SW',
  city: 'Calgary',
  region: 'AB',
  postalCode: 'T0T 0T0',
  country: 'Canada',
} as const
const streetLine = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`

const DEPOSIT = FIRST_SETTINGS.prices.deposit
const won = (lang: Lang) => DEPOSIT[lang].krw.toLocaleString('en-CA')

export const company = {
  name: 'Moraine Private Tours',
  shortName: 'Moraine',
  legalName: 'Moraine Private Tours Ltd. (EXAMPLE)',
  foundedYear: 2016,
  gstNumber: '00000 0000 RT0000',
  licence: {
    kr: '앨버타주 사업자 등록 000000(예시)',
    ca: 'Alberta business licence 000000 (EXAMPLE)',
    cn: '阿尔伯塔省营业执照 000000（示例）',
  },
  insurance: {
    kr: '배상책임보험 C$0,000,000 가입(예시)',
    ca: 'Insured for C$0,000,000 (EXAMPLE)',
    cn: '已投保责任险 C$0,000,000（示例）',
  },
  answerHours: 24,
  email: 'hello@moraine.example',
  phone: '+1 403-555-0100',
  chat: {
    // A KakaoTalk channel, a WhatsApp number and a WeChat customer service account.
    kr: { url: 'https://example.com/moraine/kakaotalk', hasQr: false },
    ca: { url: 'https://example.com/moraine/whatsapp', hasQr: false },
    cn: { url: 'https://example.com/moraine/wechat', hasQr: true },
  },
  address,
  addressLines: {
    kr: `${streetLine}, 캐나다`,
    ca: `${streetLine}, ${address.country}`,
    cn: `加拿大阿尔伯塔省卡尔加里市 ${address.street}，邮编 ${address.postalCode}`,
  },
  privacyOfficer: {
    kr: '박보기(여행 설계 담당)',
    ca: 'Robin Sample, trip planner',
    cn: '朴样例（行程策划）',
  },
  pickupRegions: ['rockies', 'calgary', 'kananaskis'] as readonly string[],
  headerVideo: {
    mp4: '/video/header.mp4',
    webm: '/video/header.webm',
    poster: '/video/header-poster.webp',
    posterSmall: '/video/header-poster-800.webp',
  },
  social: {
    kr: [
      { name: 'Instagram', url: 'https://example.com/moraine/instagram' },
      { name: 'YouTube', url: 'https://example.com/moraine/youtube' },
      { name: 'Facebook', url: 'https://example.com/moraine/facebook' },
      { name: '블로그', url: 'https://example.com/moraine/blog' },
    ],
    ca: [
      { name: 'Instagram', url: 'https://example.com/moraine/instagram' },
      { name: 'YouTube', url: 'https://example.com/moraine/youtube' },
      { name: 'Facebook', url: 'https://example.com/moraine/facebook' },
      { name: 'Blog', url: 'https://example.com/moraine/blog' },
    ],
    cn: [
      { name: '小红书', url: 'https://example.com/moraine/xiaohongshu' },
      { name: '微博', url: 'https://example.com/moraine/weibo' },
      { name: '哔哩哔哩', url: 'https://example.com/moraine/bilibili' },
    ],
  },
  bank: {
    bankName: 'EXAMPLE BANK',
    branchName: 'Example Branch',
    address: '000 Example Avenue SW, Calgary, AB T0T 0T0, Canada',
    institutionCode: '000',
    transitNumber: '00000',
    routingNumber: '000000000',
    accountNumber: '0000000',
    swift: 'EXAMPLE0',
    beneficiaryName: 'MORAINE PRIVATE TOURS (EXAMPLE)',
    beneficiaryAddress: `${streetLine}, ${address.country}`,
    eTransferEmail: 'pay@moraine.example',
  },
  payment: ['visa', 'mastercard', 'amex', 'interac'],
  deposit: {
    kr: `${won('kr')}원(또는 C$${DEPOSIT.kr.cad})`,
    ca: `C$${DEPOSIT.ca.cad} (or ₩${won('ca')})`,
    cn: `C$${DEPOSIT.cn.cad}（或 ₩${won('cn')}）`,
  },
  staff: [
    {
      id: 'founder',
      name: { kr: '김예시', ca: 'Jamie Example', cn: '金示例' },
      role: { kr: '대표 겸 가이드', ca: 'Founder and guide', cn: '创始人兼导游' },
      remarks: {
        kr: '계절마다 가장 좋은 시간에 가장 좋은 길로 모십니다. 새벽에 떠나는 날에는 커피를 직접 내립니다.',
        ca: 'Plans the long days so they feel short. Brews the coffee himself on every early start.',
        cn: '哪个季节走哪条路、几点到湖边最好，他心里有数。清晨出发的日子，咖啡都是他亲手煮的。',
      },
      networkUrl: 'https://example.com/in/jamie-example',
      guides: ['calgary'],
    },
    {
      id: 'planner',
      name: { kr: '박보기', ca: 'Robin Sample', cn: '朴样例' },
      role: { kr: '여행 설계 담당', ca: 'Trip planner', cn: '行程策划' },
      remarks: {
        kr: '문의하시면 가장 먼저 답해 드리는 사람입니다. 인원과 걸음 속도를 여쭤보고 그에 맞춰 일정을 짭니다.',
        ca: 'The first person to answer your inquiry. Asks how fast you like to walk, then builds the day around it.',
        cn: '第一个回复您咨询的人。先问人数和脚力，再排适合您的行程。',
      },
      networkUrl: 'https://example.com/in/robin-sample',
    },
    {
      id: 'guide',
      name: { kr: '이샘플', ca: 'Morgan Placeholder', cn: '李范例' },
      role: {
        kr: '로키·카나나스키스 가이드',
        ca: 'Rockies and Kananaskis guide',
        cn: '落基山与卡纳纳斯基斯导游',
      },
      remarks: {
        kr: '낙엽송이 언제 물드는지 해마다 기록합니다. 아이와 걷기 좋은 길을 특히 잘 압니다.',
        ca: 'Keeps a yearly log of when the larches turn. Knows the trails that small legs enjoy.',
        cn: '每年都记录落叶松变黄的那几天，尤其熟悉适合带孩子走的步道。',
      },
      guides: ['rockies', 'kananaskis'],
    },
    {
      id: 'aurora',
      name: { kr: '최가명', ca: 'Casey Demo', cn: '崔演示' },
      role: {
        kr: '옐로나이프 오로라 가이드',
        ca: 'Yellowknife aurora guide',
        cn: '黄刀镇极光导游',
      },
      remarks: {
        kr: '구름 지도부터 살피고 그날 밤의 관측지를 고릅니다. 카메라와 삼각대 설정도 곁에서 도와드립니다.',
        ca: 'Reads the cloud maps before choosing the night’s viewing spot. Helps you set up your tripod without taking off your gloves.',
        cn: '先看云图，再定当晚的观测点。三脚架怎么架、相机怎么调，都会在旁边帮您。',
      },
      guides: ['yellowknife'],
    },
  ],
  cars: [
    {
      name: { kr: '대형 SUV', ca: 'Seven-seat SUV' },
      photo: '/cars/suv.webp',
      seats: 7,
      remarks: {
        kr: '네 분과 여행 가방이 모두 넉넉히 들어갑니다. 사륜구동이며 겨울에는 겨울용 타이어로 바꿔 답니다.',
        ca: 'Room for four travellers and their suitcases. All-wheel drive, on winter tires in the cold months.',
      },
    },
    {
      name: { kr: '미니밴', ca: 'Eight-seat minivan' },
      photo: '/cars/minivan.webp',
      seats: 8,
      remarks: {
        kr: '슬라이딩 도어라 아이와 어르신도 타고 내리기 편합니다. 카시트는 미리 말씀해 주시면 달아 둡니다.',
        ca: 'Sliding doors make it easy for children and grandparents. Child seats are fitted if you ask ahead.',
      },
    },
  ],
} as const satisfies Company

export const phoneUrl = `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`
