import { itinerary } from './yellowknife-aurora-3-nights.itinerary.ts'
import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 12,
  status: 2,
  categoryId: 4,
  price: null,
  pricePerPerson: { p1: 2390, p2: 1890, p3: 1690, p4: 1540 },
  discount: 0,
  minPerson: 1,
  tripDays: 4,
  pictures: [
    'aurora-curtain',
    'aurora-lake',
    'aurora-cabin',
    'aurora-corona',
    'ice-road',
    'snow-forest-moon',
    'aurora-red',
    'campfire-night',
  ],
  name: {
    kr: '옐로나이프 오로라 3박 4일',
    ca: 'Yellowknife Aurora, 3 Nights',
    cn: '黄刀镇极光四天三晚',
  },
  description: {
    kr: '오로라 타원대 바로 아래에 있는 옐로나이프에서 사흘 밤을 보냅니다. 정해진 관측소 한 곳에서 기다리지 않고, 그날의 구름을 보고 맑은 하늘을 찾아 차로 움직입니다. 낮에는 얼음 도로나 호수, 개썰매처럼 계절에 맞는 북쪽 마을의 일상을 만납니다.',
    ca: 'Three nights beneath the auroral oval, with a driver who watches the cloud maps instead of the clock. We do not sit at one camp and hope; we go where the sky is open. The days belong to the North itself: the ice road or the lakes, sled dogs, and a good museum when it is thirty below.',
    cn: '黄刀镇就在极光带正下方，三个夜晚都留给天空。我们不守着一个营地干等，而是看着云图开车追晴空。白天按季节走冰路、看湖、坐狗拉雪橇，看看北纬 62 度的人怎么过日子。',
  },
  bulletin: {
    kr: `### 하이라이트

- **사흘 밤 오로라 헌팅**, 매일 밤 4~5시간
- 겨울에는 호수 위를 달리는 **데타 얼음 도로**
- 가을에는 잔잔한 호수에 비치는 오로라와 노란 자작나무 숲
- 부시 파일럿 기념비에서 보는 올드타운
- 따뜻한 오두막과 모닥불, 인물 사진까지 찍어 드리는 가이드

### 사흘을 권하는 이유

하룻밤만 머무르면 날씨 운에 맡겨야 합니다. 사흘이면 하루라도 볼 가능성이 훨씬 높아지고, 맑은 계절에는 열 팀 가운데 아홉 팀가량이 오로라를 보고 돌아가십니다. 그래도 자연 현상이라 **약속드릴 수는 없습니다.**

### 알아 두세요

- 시즌은 **8월 중순부터 4월 중순**입니다. 10월 말과 11월은 구름이 많은 편이고, 5~7월에는 밤이 밝아 보이지 않습니다.
- 1월에는 영하 30~40도까지 내려갑니다. 방한복과 방한화를 대여해 드립니다.
- 얼음 도로는 보통 12월 말부터 4월까지 열립니다.
- 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.`,
    ca: `### Highlights

- **Three nights of aurora hunting**, four to five hours each
- In winter, the **Dettah ice road**, six kilometres across a frozen bay
- In autumn, green light doubled in still lakes, and birches gone yellow
- Old Town from the top of the Bush Pilots’ Monument
- A warm cabin, a fire, and portraits taken under the lights

### Why three nights

One night is a coin toss with the clouds. Over three, in a clear season, about nine parties in ten see the aurora at least once. It is weather and it is the sun, so **nobody can promise it**, and we will not pretend to.

### Good to know

- The season is **mid-August to mid-April**. Late October and November are often cloudy; from May through July the night is too bright.
- January can touch −40 °C. Parkas, boots and mitts rated for it are included.
- The ice road generally opens in late December and lasts into April.
- For fewer than three travellers, or an extra room, there is a surcharge of C$200 per day.`,
    cn: `### 行程亮点

- **连续三晚追极光**，每晚四到五小时
- 冬季驶上六公里的**德塔冰路**，脚下就是大奴湖
- 秋季湖面倒映极光，白桦林一片金黄
- 登上飞行员纪念碑，俯瞰老城
- 小木屋、炉火，还有极光下的人像拍摄

### 为什么是三晚

只住一晚，全看云的脸色；住满三晚，在晴天多的季节，十组客人里大约九组至少看到一次。极光是自然现象，**谁也没法保证**，我们也不夸口。

### 出行须知

- 极光季为**8 月中旬至次年 4 月中旬**。10 月下旬和 11 月云多，5 月至 7 月夜晚太亮，看不到极光。
- 1 月最低可到零下 40 度，费用含整套极地防寒服。
- 冰路一般 12 月底开通，持续到 4 月。
- 不足 3 人或加房，每天加收 C$200。`,
  },
  route: {
    kr: '옐로나이프 – 잉그레이엄 트레일 – 데타 – 옐로나이프',
    ca: 'Yellowknife – Ingraham Trail – Dettah – Yellowknife',
    cn: '黄刀镇 – 英格拉姆公路 – 德塔 – 黄刀镇',
  },
  pickups: {
    kr: ['옐로나이프 공항', '옐로나이프 숙소'],
    ca: ['Yellowknife airport', 'Your hotel in Yellowknife'],
    cn: ['黄刀镇机场', '您入住的黄刀镇酒店'],
  },
  included: {
    kr: [
      '옐로나이프 시내 호텔 3박(2인 1실)',
      '전용 차량과 오로라 헌팅 3회',
      '한국어 가능 가이드',
      '옐로나이프 공항 픽업과 샌딩',
      '방한복, 방한화, 장갑 대여',
      '오두막 이용과 따뜻한 음료, 야식',
      '오로라 인물 사진과 여행 영상 무료 제작',
    ],
    ca: [
      'Three nights in a downtown hotel, double occupancy',
      'Private vehicle and three aurora outings',
      'Driver-guide throughout',
      'Yellowknife airport transfers',
      'Cold-weather parka, boots and mitts',
      'Cabin, hot drinks and a late snack each night',
      'Portraits under the aurora and a short video of your trip, free',
    ],
    cn: [
      '黄刀镇市区酒店三晚（两人一间）',
      '专属用车，三晚追极光',
      '中文司导全程陪同',
      '黄刀镇机场接送',
      '免费借用防寒服、雪靴和手套',
      '木屋休息、热饮和夜宵',
      '免费极光人像和旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '옐로나이프 왕복 항공권',
      '식사(야식 제외)',
      '개썰매 등 선택 체험(1인 C$120~150)',
      '가이드 팁(1인 하루 C$15 기준)',
      '3인 미만 또는 추가 객실 요금(하루 C$200)',
      'GST 5%',
    ],
    ca: [
      'Flights to and from Yellowknife',
      'Meals other than the late snack',
      'Optional dogsledding (about C$120–150 per person)',
      'Tip for the guide (we suggest C$15 per person per day)',
      'Surcharge for fewer than three travellers or an extra room (C$200 per day)',
      '5% GST',
    ],
    cn: [
      '往返黄刀镇机票',
      '餐费（夜宵除外）',
      '狗拉雪橇等自选项目（每人约 C$120–150）',
      '司导小费（建议每人每天 C$15）',
      '不足 3 人或加房附加费（每天 C$200）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary,
  departures: [
    {
      inDays: 26,
      male: 1,
      female: 1,
      remarks: {
        kr: '사진을 좋아하는 30대 부부입니다. 두 분 더 함께하실 수 있습니다.',
        ca: 'A couple in their thirties who enjoy photography. Room for two more.',
        cn: '一对三十多岁的夫妇，喜欢摄影，还可加入两位。',
      },
    },
    {
      inDays: 54,
      male: 0,
      female: 2,
      remarks: {
        kr: '어머니와 따님 두 분입니다. 여성 동행을 찾습니다.',
        ca: 'A mother and daughter, hoping for other women to join.',
        cn: '母女二人，希望与女性旅伴同行。',
      },
    },
    {
      inDays: 82,
      male: 1,
      female: 0,
      remarks: {
        kr: '혼자 오시는 분으로 객실은 따로 쓰십니다. 세 분까지 함께하실 수 있습니다.',
        ca: 'One solo traveller with his own room. Room for three more.',
        cn: '一位独行男士，单住一间，还可加入三位。',
      },
    },
  ],
}
