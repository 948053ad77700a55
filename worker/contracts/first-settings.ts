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
  },
  footer: { payment: ['visa', 'mastercard', 'amex', 'interac'] },
}

function region(
  id: number,
  slug: string,
  name: SettingValues['regions'][number]['name'],
  hasPickup = false,
): SettingValues['regions'][number] {
  return { id, slug, name, isShown: true, hasPickup }
}
