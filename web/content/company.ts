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

export interface Company {
  readonly staff: readonly StaffMember[]
  readonly cars: readonly Car[]
}

export const company = {
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
