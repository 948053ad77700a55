import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 13,
  status: 1,
  categoryId: 4,
  price: null,
  pricePerPerson: { p2: 1190, p3: 1020, p4: 920 },
  discount: 0,
  minPerson: 2,
  tripDays: 3,
  pictures: ['midnight-sun', 'rain-clearing', 'campfire-night', 'sunrise-ridge', 'prairie-sunset'],
  name: {
    kr: '옐로나이프 백야, 밤이 오지 않는 3일',
    ca: 'Yellowknife under the Midnight Sun',
    cn: '黄刀镇白夜三日游',
  },
  description: {
    kr: '6월의 옐로나이프에서는 밤 11시 반에도 호숫가에서 책을 읽을 수 있습니다. 해는 네 시간쯤 지평선 아래로 내려가지만 하늘은 끝내 어두워지지 않습니다. 배를 타고 그레이트슬레이브 호수로 나가고, 한밤중에 카누를 젓고, 폭포 앞에서 도시락을 먹는 여름 여행입니다.',
    ca: 'In June you can read a book on the rocks in Yellowknife at half past eleven at night. The sun does slip below the horizon for about four hours, but darkness never comes. This is the North in summer: a boat on Great Slave Lake, a canoe at midnight, lunch beside a waterfall, and nobody ready for bed.',
    cn: '6 月的黄刀镇，夜里十一点半还能坐在湖边看书。太阳只在地平线下躲四个小时，天却始终不黑。坐船游大奴湖，午夜划独木舟，在瀑布边野餐，这是北方最短也最亮的季节。',
  },
  bulletin: {
    kr: `### 하이라이트

- 깊이 614m, 북미에서 가장 깊은 **그레이트슬레이브 호수 보트**
- 밤 11시에 출발하는 **백야 카누**
- 캐머런 폭포까지 걷는 자작나무 숲길
- 수상 가옥과 수상 비행기가 떠 있는 올드타운 물가
- 갓 잡은 송어와 화이트피시 저녁

### 이 투어가 특별한 이유

옐로나이프 하면 모두 겨울과 오로라를 떠올립니다. 그래서 여름에는 길도 호수도 한가합니다. 해가 스무 시간 떠 있으니 서두를 일이 없고, 저희 일정도 **점심부터 한밤까지** 천천히 흘러갑니다.

### 알아 두세요

- 운영 기간은 **5월 말부터 7월 말**입니다. 이때는 밤이 밝아 **오로라는 보이지 않습니다.** 오로라가 목적이라면 8월 중순 이후의 3박 4일 상품을 보세요.
- 북극권보다 남쪽이어서 해가 온종일 떠 있지는 않습니다. 하지 무렵 일몰은 밤 11시 40분쯤입니다.
- 6월 중순부터 7월까지 모기가 많습니다. 모기장 모자와 기피제를 드립니다.
- 두 분부터 출발합니다. 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.`,
    ca: `### Highlights

- Out by boat on **Great Slave Lake**, the deepest in North America at 614 metres
- A **midnight paddle** that begins at 11:00 p.m., in daylight
- The birch-lined trail to Cameron Falls
- Houseboats and floatplanes along the Old Town shore
- Whitefish or trout, caught that day, for supper

### What makes it special

Everyone comes to Yellowknife for winter, which leaves the summer to those in the know. With twenty hours of sun there is no reason to hurry, so our days run **from late morning to past midnight** and there is no hurry over breakfast.

### Good to know

- We run it from **late May to late July**. The sky is too bright for the aurora then; for that, see our three-night tour from mid-August on.
- The city lies south of the Arctic Circle, so the sun does set, around 11:40 p.m. at the solstice.
- Mosquitoes are serious from mid-June through July. Head nets and repellent are provided.
- From two travellers. For fewer than three, or an extra room, there is a surcharge of C$200 per day.`,
    cn: `### 行程亮点

- 乘船游**大奴湖**，最深处 614 米，为北美第一深湖
- 晚上十一点出发的**白夜独木舟**
- 穿过白桦林，徒步到卡梅伦瀑布
- 老城水边的船屋与水上飞机
- 晚餐吃当天捕上来的白鲑或鳟鱼

### 为什么值得选

提起黄刀镇，人人想到冬天和极光，夏天反而清静。一天有二十个小时日照，不用赶路。行程从**临近中午排到午夜之后**，早餐慢慢吃。

### 出行须知

- 开放时间为**5 月底至 7 月底**。此时夜空太亮，**看不到极光**；想看极光，请选 8 月中旬以后的“黄刀镇极光四天三晚”。
- 黄刀镇在北极圈以南，太阳并非整夜不落，夏至前后日落约在晚上 11:40。
- 6 月中旬到 7 月蚊子很多，我们提供防蚊头罩和驱蚊液。
- 2 人成行；不足 3 人或加房，每天加收 C$200。`,
  },
  route: {
    kr: '옐로나이프 – 그레이트슬레이브 호수 – 캐머런 폭포 – 옐로나이프',
    ca: 'Yellowknife – Great Slave Lake – Cameron Falls – Yellowknife',
    cn: '黄刀镇 – 大奴湖 – 卡梅伦瀑布 – 黄刀镇',
  },
  pickups: {
    kr: ['옐로나이프 공항', '옐로나이프 숙소'],
    ca: ['Yellowknife airport', 'Your hotel in Yellowknife'],
    cn: ['黄刀镇机场', '您入住的黄刀镇酒店'],
  },
  included: {
    kr: [
      '옐로나이프 호텔 2박(2인 1실)',
      '전용 차량과 한국어 가능 가이드',
      '공항 픽업과 샌딩',
      '3시간 보트 투어',
      '카누와 구명조끼',
      '피크닉 점심 1회',
      '모기장 모자와 기피제',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Two hotel nights in Yellowknife, double occupancy',
      'Private vehicle and driver-guide',
      'Airport transfers in Yellowknife',
      'Three hours by boat on the lake',
      'Canoe and life jackets',
      'One picnic lunch',
      'Head nets and insect repellent',
      'A short video of your trip, free',
    ],
    cn: [
      '黄刀镇酒店两晚（两人一间）',
      '专属用车和中文司导',
      '黄刀镇机场接送',
      '三小时游船',
      '独木舟和救生衣',
      '一次野餐午餐',
      '防蚊头罩和驱蚊液',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '옐로나이프 왕복 항공권',
      '피크닉 외의 식사',
      '낚시 면허와 장비',
      '가이드 팁(1인 하루 C$15 기준)',
      '3인 미만 또는 추가 객실 요금(하루 C$200)',
      'GST 5%',
    ],
    ca: [
      'Flights to and from Yellowknife',
      'Meals other than the picnic',
      'Fishing licence and tackle',
      'Tip for the guide (we suggest C$15 per person per day)',
      'Surcharge for fewer than three travellers or an extra room (C$200 per day)',
      '5% GST',
    ],
    cn: [
      '往返黄刀镇机票',
      '野餐以外的餐费',
      '钓鱼证和渔具',
      '司导小费（建议每人每天 C$15）',
      '不足 3 人或加房附加费（每天 C$200）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 60,
      place: 'yellowknifeAirport',
      title: {
        kr: '1일차 · 공항에서 만나기',
        ca: 'Day 1 · Meeting at the airport',
        cn: '第 1 天 · 机场接机',
      },
      body: {
        kr: '캘거리에서 두 시간 남짓 날아오면 창밖으로 호수 수천 개가 보입니다. 짐을 찾고 시내까지는 10분입니다.',
        ca: 'The last half hour of the flight is all lakes. Town is ten minutes from the terminal.',
        cn: '从卡尔加里飞两个多小时，快到时舷窗外全是湖。机场到市区只要 10 分钟。',
      },
    },
    {
      minutes: 120,
      place: 'oldTown',
      title: {
        kr: '1일차 · 올드타운 산책',
        ca: 'Day 1 · Old Town on foot',
        cn: '第 1 天 · 漫步老城',
      },
      body: {
        kr: '금광 시절 판잣집과 수상 비행기 선착장을 지나 부시 파일럿 기념비에 오릅니다.',
        ca: 'Past gold-rush shacks and the floatplane docks, then up the rock to the Bush Pilots’ Monument.',
        cn: '走过淘金年代的小木屋和水上飞机码头，登上飞行员纪念碑。',
      },
    },
    {
      minutes: 90,
      title: {
        kr: '1일차 · 호수에서 잡은 생선으로 저녁',
        ca: 'Day 1 · Fish from the lake',
        cn: '第 1 天 · 湖鱼晚餐',
      },
      body: {
        kr: '화이트피시 구이로 이름난 식당에 자리를 잡아 드립니다. 식사비는 각자 부담입니다.',
        ca: 'We book you a table where the whitefish came in that morning. Dinner is not included.',
        cn: '我们代订一家当天进鱼的餐馆，餐费自理。',
      },
    },
    {
      minutes: 120,
      picture: 'midnight-sun',
      videoId: 'moraine0013',
      bilibiliId: 'BV1moraine13',
      title: {
        kr: '1일차 · 한밤의 햇빛',
        ca: 'Day 1 · Sunlight at half past eleven',
        cn: '第 1 天 · 深夜阳光',
      },
      body: {
        kr: '호숫가 너럭바위에 앉아 11시 40분의 일몰을 봅니다. 해가 진 뒤에도 **하늘은 새벽까지 분홍빛**입니다.',
        ca: 'We sit on warm rock by the bay and watch the sun go, twenty minutes before midnight. The **pink stays until morning**.',
        cn: '坐在湖边的大石上，等 11:40 的日落。太阳落下后，**粉色的霞光一直留到清晨**。',
      },
    },
    {
      minutes: 60,
      title: {
        kr: '2일차 · 늦은 아침',
        ca: 'Day 2 · Breakfast, eventually',
        cn: '第 2 天 · 睡到自然醒',
      },
      body: {
        kr: '오전 11시에 시작합니다. 객실에는 암막 커튼이 있으니 푹 주무세요.',
        ca: 'We start at 11:00 a.m. (Yellowknife keeps Calgary time). Rooms have blackout curtains. Use them.',
        cn: '上午 11 点集合。房间有遮光窗帘，放心睡懒觉。',
      },
    },
    {
      minutes: 180,
      title: {
        kr: '2일차 · 그레이트슬레이브 호수 보트',
        ca: 'Day 2 · By boat on Great Slave Lake',
        cn: '第 2 天 · 大奴湖游船',
      },
      body: {
        kr: '섬 사이를 돌며 흰머리독수리 둥지를 찾아봅니다. 물 위는 7월에도 10도쯤이니 바람막이를 챙기세요. 바람이 세면 오후 늦게 나갑니다.',
        ca: 'In among the islands, looking for eagle nests. Even in July it is cool on the water, so bring a windbreaker; if it blows, we go later.',
        cn: '在群岛间穿行，寻找白头海雕的巢。7 月的湖面依旧凉，请带防风外套；风大时改到下午晚些出发。',
      },
    },
    {
      minutes: 150,
      place: 'yellowknife',
      title: {
        kr: '2일차 · 북쪽 박물관과 휴식',
        ca: 'Day 2 · Museum and a rest',
        cn: '第 2 天 · 博物馆与小憩',
      },
      body: {
        kr: '프린스 오브 웨일스 박물관을 본 뒤 호텔에서 쉬거나 프레임 호수 둘레를 걷습니다.',
        ca: 'The Prince of Wales Northern Heritage Centre, then rest, or stroll the path around Frame Lake.',
        cn: '参观威尔士亲王北方遗产中心，之后回酒店休息，或绕弗雷姆湖散步。',
      },
    },
    {
      minutes: 120,
      picture: 'rain-clearing',
      title: {
        kr: '2일차 · 백야 카누',
        ca: 'Day 2 · The midnight paddle',
        cn: '第 2 天 · 白夜独木舟',
      },
      body: {
        kr: '바람이 자는 밤 11시, 거울 같은 호수로 나갑니다. 처음 젓는 분도 물가에서 연습하고 출발합니다.',
        ca: 'By 11:00 p.m. the wind has usually dropped and the lake is glass. First-timers practise by the shore before we set out.',
        cn: '晚上 11 点风通常停了，湖面如镜。第一次划也不怕，先在岸边练习再出发。',
      },
    },
    {
      minutes: 210,
      title: {
        kr: '3일차 · 캐머런 폭포 피크닉',
        ca: 'Day 3 · Picnic at Cameron Falls',
        cn: '第 3 天 · 卡梅伦瀑布野餐',
      },
      body: {
        kr: '잉그레이엄 트레일을 45분 달린 뒤 숲길을 30분 걸으면 너른 바위를 타고 쏟아지는 폭포가 나옵니다. 도시락은 저희가 준비합니다.',
        ca: 'Forty-five minutes up the Ingraham Trail and half an hour on foot bring you to water sliding over broad granite. We carry lunch.',
        cn: '沿英格拉姆公路开 45 分钟，再走半小时林间小路，瀑布从宽阔的花岗岩上倾泻而下。午餐我们背上去。',
      },
    },
    {
      minutes: 60,
      place: 'yellowknifeAirport',
      title: { kr: '3일차 · 공항 샌딩', ca: 'Day 3 · Farewell', cn: '第 3 天 · 送机' },
      body: {
        kr: '저녁 비행기에 맞춰 공항으로 모십니다.',
        ca: 'We take you to your evening flight.',
        cn: '按晚班航班时间送机。',
      },
    },
  ],
  departures: [
    {
      inDays: 14,
      male: 1,
      female: 1,
      remarks: {
        kr: '은퇴하신 부부입니다. 낚시도 하루 해 보고 싶어 하십니다.',
        ca: 'A retired couple who would also like to try fishing.',
        cn: '一对退休夫妇，也想试试钓鱼。',
      },
    },
  ],
}
