import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 4,
  status: 3,
  categoryId: 1,
  price: null,
  pricePerPerson: { p2: 340, p3: 275, p4: 235 },
  discount: 10,
  minPerson: 2,
  tripDays: 1,
  startsAt: '05:00',
  pictures: [
    'larch-valley',
    'larch-valley-sunset',
    'ten-peaks',
    'sunrise-ridge',
    'moraine-lake-noon',
    'moraine-lake-dawn',
  ],
  name: {
    kr: '가을 한정 라치 밸리 황금 낙엽송 하이킹',
    ca: 'Larch Valley in Autumn: A Golden Day Hike',
    cn: '秋季限定·落叶松谷徒步一日游',
  },
  description: {
    kr: '로키의 낙엽송은 9월 중순부터 약 3주 동안만 금빛으로 물듭니다. 모레인 호수에서 출발해 텐픽스(열 개의 봉우리)를 마주 보는 라치 밸리까지 가이드와 함께 천천히 오릅니다. 왕복 9~10km로, 당일 산행을 해 보신 분이라면 무리 없는 코스입니다.',
    ca: 'For about three weeks each fall the larches above Moraine Lake turn gold, and this is the valley to see them in. Your guide drives you to the trailhead before the crowds and walks with you, at your pace, up to the meadows facing the Ten Peaks. It is a real hike of 9 to 10 km, well within reach if you walk regularly.',
    cn: '落基山的落叶松，一年只金黄三周左右。一早送您到梦莲湖登山口，司导陪您慢慢走上落叶松谷，在金色的草甸上正对十峰山。往返 9 到 10 公里，平时有徒步习惯就能走。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 금빛 낙엽송 숲 너머로 펼쳐지는 텐픽스
- 해 뜰 무렵의 모레인 호수
- 컨디션이 좋으면 미네스티마 호수까지
- 하산 후 따뜻한 차와 간식

### 이 투어가 특별한 이유

단풍철에는 모레인 호수 셔틀 예약이 가장 치열합니다. 저희 차로 이른 아침에 들어가면 오르막을 한산할 때 걷고, 내려올 때는 밀려오는 인파와 반대로 움직이게 됩니다. 혼자보다 둘이 안전한 길이라 **2인부터** 진행합니다.

### 알아 두세요

- 진행 기간은 대략 **9월 18일부터 10월 8일까지**, 절정은 보통 9월 마지막 주입니다. 해마다 조금씩 달라 출발 한 주 전에 상황을 알려 드립니다.
- 누적 상승 고도는 약 535m이고 처음 한 시간이 가장 가파릅니다.
- 곰 때문에 네 명 이상 함께 걸어야 하는 기간이 있습니다. 손님이 세 분이면 가이드를 더해 네 명이 되고, 두 분일 때는 근처의 다른 낙엽송 길로 안내합니다.
- 9월에도 눈이 올 수 있으니 등산화와 방한복이 필요합니다.`,
    ca: `### Highlights

- Golden larches with the whole row of the Ten Peaks behind them
- Moraine Lake at first light, before the climb
- The Minnestimma Lakes below Sentinel Pass, if you feel strong
- Hot tea and something sweet at the bottom

### What makes it special

Seats on the shuttle are never scarcer than in larch season. We bring you in early, so you climb on a quiet trail and walk down while most people are still coming up. We need **at least two hikers**, as it is bear country.

### Good to know

- We run this from about **September 18 to October 8**; the last week of September is usually the best. We tell you the week before how the colour is coming along.
- The climb is about 535 m, steepest in the first hour.
- Parks Canada sometimes requires groups of four here. Three travellers and the guide make four. For two travellers we choose another larch trail nearby.
- It can snow in September. Hiking boots and a warm jacket are a must.`,
    cn: `### 行程亮点

- 金色落叶松林，背后是一字排开的十峰山
- 登山前先看日出时分的梦莲湖
- 体力充沛可继续走到哨兵隘口下的明尼斯蒂玛湖
- 下山后有热茶和点心

### 为什么值得选

落叶松季是梦莲湖接驳车最难订的时候。我们一早开车进山，上山时步道清静，下山时大批游客才刚上来。这里有熊出没，结伴更安全，所以 **2 人成行**。

### 出行须知

- 出发时间约为**9 月 18 日至 10 月 8 日**，9 月最后一周通常最好看。每年略有早晚，出发前一周我们会告诉您变色情况。
- 累计爬升约 535 米，最陡的是第一个小时。
- 公园有时要求四人以上结队。3 位客人加司导正好四人；只有 2 位时，改走附近另一条落叶松步道。
- 9 月也可能下雪，请穿登山鞋，带够保暖衣物。`,
  },
  route: {
    kr: '캘거리 – 모레인 호수 – 라치 밸리 – 미네스티마 호수 – 모레인 호수 – 캘거리',
    ca: 'Calgary – Moraine Lake – Larch Valley – Minnestimma Lakes – Moraine Lake – Calgary',
    cn: '卡尔加里 – 梦莲湖 – 落叶松谷 – 明尼斯蒂玛湖 – 梦莲湖 – 卡尔加里',
  },
  included: {
    kr: [
      '일행 전용 차량과 모레인 호수 진입',
      '산행 동행 가이드',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '등산 스틱, 아이젠, 곰 스프레이',
      '따뜻한 차, 간식, 생수',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle, with access to Moraine Lake',
      'A guide who hikes with you',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Trekking poles, cleats and bear spray',
      'Tea, snacks and water',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车，直达梦莲湖',
      '司导全程陪同徒步',
      '卡尔加里、坎莫尔、班夫免费接送',
      '登山杖、冰爪和防熊喷雾',
      '热茶、点心和饮用水',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국립공원 입장권(성인 1인 하루 약 C$12)',
      '점심 도시락(전날 저녁까지 주문 가능)',
      '등산화와 방한복',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Parks Canada pass (about C$12 per adult per day)',
      'Packed lunch (order by the evening before)',
      'Hiking boots and warm clothing',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '国家公园门票（成人每人每天约 C$12）',
      '午餐便当（前一天傍晚前可代订）',
      '登山鞋和保暖衣物',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 150,
      title: {
        kr: '새벽 출발',
        ca: 'An early start',
        cn: '清晨出发',
      },
      body: {
        kr: '오전 5시에 캘거리를 출발합니다. 차 안에 담요가 있으니 더 주무셔도 좋습니다.',
        ca: 'We set off at 5:00 a.m. Calgary time. There are blankets in the car, and nobody minds if you sleep.',
        cn: '卡尔加里时间凌晨 5 点出发。车上备有毯子，可以接着睡。',
      },
    },
    {
      minutes: 45,
      picture: 'moraine-lake-dawn',
      title: {
        kr: '해 뜰 무렵의 모레인 호수',
        ca: 'First light at Moraine Lake',
        cn: '日出时分的梦莲湖',
      },
      body: {
        kr: '봉우리 끝부터 붉게 물드는 모습을 보며 간단히 아침을 드세요. 산행 준비와 스트레칭도 여기서 합니다.',
        ca: 'Have a bite to eat while the summits turn pink one by one. Then we lace up, hand out the poles and go over the day.',
        cn: '一边吃早点，一边看山尖一座座染红。然后系好鞋带、领登山杖、热身。',
      },
    },
    {
      minutes: 100,
      title: {
        kr: '지그재그 숲길 오르기',
        ca: 'Up the switchbacks',
        cn: '之字形林间上坡',
      },
      body: {
        kr: '숲속 지그재그 길을 따라 350m쯤 올라갑니다. 이야기를 나눌 수 있을 만큼 천천히 걷고, 20분마다 쉬어 갑니다.',
        ca: 'The forest trail gains about 350 m in long zigzags. We walk slowly enough to chat and pause every twenty minutes.',
        cn: '沿林间之字形小路爬升约 350 米，走得慢到能聊天，每 20 分钟歇一次。',
      },
    },
    {
      minutes: 100,
      picture: 'larch-valley',
      videoId: 'moraine0004',
      bilibiliId: 'BV1moraine04',
      title: {
        kr: '라치 밸리 도착, 금빛 숲에서 점심',
        ca: 'Larch Valley and lunch in the gold',
        cn: '落叶松谷，金色林间午餐',
      },
      body: {
        kr: '길이 평평해지면서 금빛 낙엽송 숲이 시작됩니다. 텐픽스가 한눈에 보이는 초원에 앉아 점심을 드세요.',
        ca: 'The trail levels out and suddenly everything is yellow. We find you a log with a view of all ten summits and stay as long as you like.',
        cn: '路渐渐平缓，眼前忽然满是金黄。找一处能看全十峰山的地方坐下吃午餐，慢慢拍照。',
      },
    },
    {
      minutes: 60,
      picture: 'ten-peaks',
      title: {
        kr: '미네스티마 호수(선택)',
        ca: 'Minnestimma Lakes, if you like',
        cn: '明尼斯蒂玛湖（可选）',
      },
      body: {
        kr: '센티널 패스 아래 작은 호수까지 30분쯤 더 올라갑니다. 쉬고 싶으신 분은 숲에서 사진을 찍으며 기다리시면 됩니다.',
        ca: 'Half an hour higher, small lakes lie below Sentinel Pass. If you would rather not, spend the hour among the trees.',
        cn: '再往上走半小时，就是哨兵隘口下的几座小湖。不想走的话，就留在林间拍照。',
      },
    },
    {
      minutes: 75,
      title: {
        kr: '하산',
        ca: 'The way down',
        cn: '下山',
      },
      body: {
        kr: '같은 길로 내려갑니다. 나무 사이로 보이는 모레인 호수는 한낮에 가장 푸릅니다.',
        ca: 'Back the way we came, with the lake showing brighter blue through the trees at each turn.',
        cn: '原路返回，透过树丛看梦莲湖，一个弯比一个弯更蓝。',
      },
    },
    {
      minutes: 40,
      picture: 'moraine-lake-noon',
      title: {
        kr: '호숫가에서 따뜻한 차',
        ca: 'Tea by the water',
        cn: '湖边热茶',
      },
      body: {
        kr: '신발 끈을 풀고 차와 간식을 드시며 쉬는 시간입니다. 록파일 전망대에 오르고 싶으시면 이때가 좋습니다.',
        ca: 'Boots loose, tea in hand. Anyone with energy left can run up the Rockpile.',
        cn: '松开鞋带，喝茶吃点心。还有力气的话，可以再登一次石堆观景台。',
      },
    },
    {
      minutes: 150,
      title: {
        kr: '캘거리 도착',
        ca: 'The drive home',
        cn: '返回卡尔加里',
      },
      body: {
        kr: '오후 5시쯤 도착합니다. 밴프나 캔모어에서 저녁을 드시고 싶으시면 그곳에 내려 드립니다.',
        ca: 'We are back in Calgary around 5:00 p.m. Calgary time, or we let you off in Banff or Canmore for dinner.',
        cn: '卡尔加里时间下午 5 点左右到达。想在班夫或坎莫尔吃晚餐，也可以在那里下车。',
      },
    },
  ],
  departures: [],
}
