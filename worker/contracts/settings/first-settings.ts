import { PAY_METHODS } from '../bookings/pay-methods'
import { LANGS } from '../languages'
import { recordOf } from '../record-of'
import type { SettingValues } from './settings'

// All contact and bank data are placeholders: replace them before the site goes public.
const address = {
  street: '000 Example Street SW',
  city: 'Calgary',
  region: 'AB',
  postalCode: 'T0T 0T0',
  country: 'Canada',
}
const streetLine = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`

const SOCIAL = [
  { name: 'Instagram', url: 'https://example.com/moraine/instagram' },
  { name: 'YouTube', url: 'https://example.com/moraine/youtube' },
  { name: 'Facebook', url: 'https://example.com/moraine/facebook' },
]

const FIRST_FOCUS = { x: 50, y: 30 }
const NO_PHOTO = { photo: '', focus: FIRST_FOCUS, alt: { kr: '', ca: '', cn: '' } }

/** The values of each group until the company changes them at the desk. */
export const FIRST_SETTINGS: SettingValues = {
  prices: {
    wonPerCad: 1015,
    wonAsOf: '2026-11-01',
    gstPercent: 5,
    surchargeCadPerDay: 200,
    deposit: {
      kr: { cad: 50, krw: 50_000 },
      ca: { cad: 20, krw: 20_000 },
      cn: { cad: 20, krw: 20_000 },
    },
  },
  seasons: [],
  bookings: {
    dayCapacity: 2,
    leadDays: 3,
    quoteDays: 7,
    holdHours: 72,
    graceHours: 24,
    offerHours: 24,
    balanceDays: 14,
    dayTourBalanceDays: 7,
  },
  regions: [
    region(0, 'all', { kr: '전체', ca: 'All', cn: '全部' }),
    region(1, 'rockies', { kr: '로키', ca: 'Rockies', cn: '落基山' }, true),
    region(2, 'calgary', { kr: '캘거리', ca: 'Calgary', cn: '卡尔加里' }, true),
    region(3, 'kananaskis', { kr: '카나나스키스', ca: 'Kananaskis', cn: '卡纳纳斯基斯' }, true),
    region(4, 'yellowknife', { kr: '옐로나이프', ca: 'Yellowknife', cn: '黄刀镇' }),
    region(5, 'mexico', { kr: '멕시코', ca: 'Mexico', cn: '墨西哥' }),
    region(6, 'asia', { kr: '아시아', ca: 'Asia', cn: '亚洲' }),
  ],
  company: {
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
    social: {
      kr: [...SOCIAL, { name: '블로그', url: 'https://example.com/moraine/blog' }],
      ca: [...SOCIAL, { name: 'Blog', url: 'https://example.com/moraine/blog' }],
      cn: [
        { name: '小红书', url: 'https://example.com/moraine/xiaohongshu' },
        { name: '微博', url: 'https://example.com/moraine/weibo' },
        { name: '哔哩哔哩', url: 'https://example.com/moraine/bilibili' },
      ],
    },
  },
  bank: {
    canadian: {
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
    korean: null,
    payLink: '',
    takesCards: false,
    senderPaysFees: true,
    offered: recordOf([...PAY_METHODS, 'payLink'], () => recordOf(LANGS, () => true)),
  },
  staff: [
    {
      id: 'founder',
      ...NO_PHOTO,
      isPlanner: false,
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
      ...NO_PHOTO,
      guides: [],
      isPlanner: true,
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
      ...NO_PHOTO,
      networkUrl: '',
      isPlanner: false,
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
      ...NO_PHOTO,
      networkUrl: '',
      isPlanner: false,
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
      id: 'suv',
      name: { kr: '대형 SUV', ca: 'Seven-seat SUV' },
      photo: '/cars/suv.webp',
      focus: FIRST_FOCUS,
      alt: { kr: '', ca: '' },
      seats: 7,
      remarks: {
        kr: '네 분과 여행 가방이 모두 넉넉히 들어갑니다. 사륜구동이며 겨울에는 겨울용 타이어로 바꿔 답니다.',
        ca: 'Room for four travellers and their suitcases. All-wheel drive, on winter tires in the cold months.',
      },
    },
    {
      id: 'minivan',
      name: { kr: '미니밴', ca: 'Eight-seat minivan' },
      photo: '/cars/minivan.webp',
      focus: FIRST_FOCUS,
      alt: { kr: '', ca: '' },
      seats: 8,
      remarks: {
        kr: '슬라이딩 도어라 아이와 어르신도 타고 내리기 편합니다. 카시트는 미리 말씀해 주시면 달아 둡니다.',
        ca: 'Sliding doors make it easy for children and grandparents. Child seats are fitted if you ask ahead.',
      },
    },
  ],
  footer: { payment: ['visa', 'mastercard', 'amex', 'interac'] },
  mails: [],
  access: { secondFactor: false },
}

type Region = SettingValues['regions'][number]

function region(id: number, slug: string, name: Region['name'], hasPickup = false): Region {
  return { id, slug, name, isShown: true, hasPickup }
}
