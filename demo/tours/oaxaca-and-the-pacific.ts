import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 14,
  status: 2,
  categoryId: 5,
  price: null,
  pricePerPerson: {},
  discount: 0,
  minPerson: 2,
  tripDays: 6,
  pictures: [
    'mexico-beach-sunset',
    'mexico-old-town-dusk',
    'mexico-agave',
    'mexico-beach-noon',
    'sunrise-ridge',
  ],
  name: {
    kr: '멕시코 오악사카와 태평양 6일',
    ca: 'Oaxaca and the Pacific',
    cn: '墨西哥瓦哈卡与太平洋海岸六日游',
  },
  description: {
    kr: '사포텍 유적과 직물 마을, 메스칼 양조장이 있는 오악사카에서 사흘을 보내고, 산맥을 넘어 태평양 바닷가 푸에르토 에스콘디도에서 사흘을 쉽니다. 캘거리의 긴 겨울에 지친 손님들의 부탁으로 만든 여행입니다. 요금은 날짜와 인원, 숙소에 맞춰 따로 안내해 드립니다.',
    ca: 'Three days of ruins, weavers and markets in Oaxaca, then over the mountains for three days beside the Pacific. We put it together for travellers who asked where we go ourselves when a Calgary winter has gone on long enough. Dates, rooms and price are worked out with you.',
    cn: '前三天在瓦哈卡看萨波特克遗址、织布村和热闹的集市，后三天翻过山去太平洋边的埃斯孔迪多港晒太阳。卡尔加里的冬天太长，不少老客人问我们自己去哪儿过冬，于是有了这条线。日期、房型和价格都按您的需要定。',
  },
  bulletin: {
    kr: `### 하이라이트

- 산꼭대기를 깎아 세운 사포텍의 도시, **몬테 알반**
- 테오티틀란 마을에서 보는 천연 염색과 베틀 직조
- 돌처럼 굳은 폭포 **이에르베 엘 아구아**
- 아가베 밭 옆 작은 메스칼 양조장
- 카리살리요 해변의 물놀이와 태평양의 노을

### 이 여행이 좋은 이유

현지에 사는 통역 가이드와 기사가 엿새 내내 함께합니다. 시장에서 무엇을 먹어도 되는지, 어느 파도가 위험한지 옆에서 바로 알려 드립니다. 네 분까지만 모시므로 식사 시간도, 쉬는 날도 원하시는 대로 바꿀 수 있습니다.

### 알아 두세요

- **11월부터 4월**이 건기입니다. 6~10월에는 오후에 소나기가 잦고 허리케인이 지나기도 합니다.
- 새 고속도로가 열려 오악사카에서 바다까지 약 3시간이면 갑니다. 구불구불한 구간이 있으니 멀미약을 챙기세요.
- 시카텔라 해변은 파도가 거세 수영하지 않습니다.
- 날짜와 인원, 원하시는 숙소를 알려 주시면 견적을 보내 드립니다. 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.`,
    ca: `### Highlights

- **Monte Albán**, the city the Zapotecs built on a levelled mountaintop
- Natural dyes and pedal looms in Teotitlán del Valle
- **Hierve el Agua**, a waterfall turned to stone
- A family mezcal distillery among the agave
- Swimming at Carrizalillo and long Pacific sunsets

### What makes it special

A local guide and a driver stay with you all six days, so there is always someone to say which stall to trust and which wave to leave alone. With four travellers at most, we can move lunch, skip a church or add a lazy morning without asking anyone.

### Good to know

- The dry season is **November to April**. From June to October expect afternoon rain and the occasional hurricane.
- The newer highway brings the coast within about three hours of the city. There are still bends; pack something for motion sickness.
- Zicatela is for surfers and for looking at. We swim in the sheltered coves.
- Tell us your dates, your party and the rooms you like, and we send you a quote. For fewer than three travellers, or an extra room, there is a surcharge of C$200 per day.`,
    cn: `### 行程亮点

- **阿尔班山**：萨波特克人削平山顶建起的古城
- 特奥蒂特兰村的植物染与脚踏织机
- “石化瀑布”**沸水山**（Hierve el Agua）
- 龙舌兰田边的家庭梅斯卡尔酒坊
- 卡里萨利略海湾戏水，太平洋边看落日

### 为什么值得选

当地导游和司机六天全程陪同，哪家摊子干净、哪片海不能下水，随时有人提醒。最多四人同行，想晚点吃饭、少看一座教堂、多睡个懒觉，说一声就行。

### 出行须知

- **11 月至次年 4 月**为旱季，最适合出行；6 月至 10 月午后多阵雨，偶有飓风。
- 新公路通车后，瓦哈卡城到海边约三小时，仍有弯道，容易晕车请备好药。
- 齐卡特拉海滩浪大，只看冲浪不下水，游泳去有遮挡的小海湾。
- 本行程需询价，告诉我们日期、人数和房型，即为您报价。不足 3 人或加房，每天加收 C$200。`,
  },
  route: {
    kr: '오악사카 – 몬테 알반 – 미틀라 – 푸에르토 에스콘디도',
    ca: 'Oaxaca – Monte Albán – Mitla – Puerto Escondido',
    cn: '瓦哈卡 – 阿尔班山 – 米特拉 – 埃斯孔迪多港',
  },
  pickups: {
    kr: ['오악사카 공항', '오악사카 숙소'],
    ca: ['Oaxaca airport', 'Your hotel in Oaxaca'],
    cn: ['瓦哈卡机场', '您入住的瓦哈卡酒店'],
  },
  included: {
    kr: [
      '호텔 5박(2인 1실, 조식 포함)',
      '전용 차량과 현지 기사',
      '영어·스페인어 현지 가이드와 한국어 통역',
      '오악사카 공항 픽업, 푸에르토 에스콘디도 공항 샌딩',
      '일정에 있는 유적과 마을 입장료',
      '메스칼 양조장 견학',
      '석호 보트 투어',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Five hotel nights with breakfast, double occupancy',
      'Private vehicle with a local driver',
      'English-speaking local guide',
      'Arrival transfer in Oaxaca, departure transfer in Puerto Escondido',
      'Admissions to the ruins and villages listed',
      'Mezcal distillery visit',
      'Lagoon boat trip',
      'A short video of your trip, free',
    ],
    cn: [
      '酒店五晚（两人一间，含早餐）',
      '专属用车和当地司机',
      '当地导游和中文翻译',
      '瓦哈卡接机、埃斯孔迪多港送机',
      '行程所列遗址和村落门票',
      '梅斯卡尔酒坊参观',
      '潟湖游船',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국제선과 멕시코 국내선 항공권',
      '점심과 저녁 식사',
      '서핑 강습',
      '가이드와 기사 팁(1인 하루 C$15 기준)',
      '여행자 보험',
      'GST 5%',
    ],
    ca: [
      'International and domestic flights',
      'Lunches and dinners',
      'Surf lessons',
      'Tips for the guide and driver (we suggest C$15 per person per day)',
      'Travel insurance',
      '5% GST',
    ],
    cn: [
      '国际和墨西哥国内机票',
      '午餐和晚餐',
      '冲浪课程',
      '导游和司机小费（建议每人每天 C$15）',
      '旅行保险',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 60,
      title: {
        kr: '1일차 · 오악사카 도착',
        ca: 'Day 1 · Arriving in Oaxaca',
        cn: '第 1 天 · 抵达瓦哈卡',
      },
      body: {
        kr: '멕시코시티를 거쳐 오시는 편이 가장 많습니다. 공항에서 구시가지 숙소까지 30분 걸립니다.',
        ca: 'Most travellers connect through Mexico City. From the airport to your courtyard hotel is half an hour.',
        cn: '多数客人经墨西哥城转机。机场到老城的庭院酒店约半小时。',
      },
    },
    {
      minutes: 120,
      picture: 'mexico-old-town-dusk',
      title: {
        kr: '1일차 · 해 질 녘 구시가지',
        ca: 'Day 1 · The old town at dusk',
        cn: '第 1 天 · 黄昏的老城',
      },
      body: {
        kr: '산토 도밍고 성당의 녹색 돌벽이 노을에 물드는 시간입니다. 소칼로 광장에서 마림바 연주를 들으며 쉬어 갑니다.',
        ca: 'The green stone of Santo Domingo glows at this hour. We end in the zócalo, where somebody is always playing a marimba.',
        cn: '夕阳照在圣多明各教堂的绿石墙上，正是最好看的时候。随后到中心广场坐坐，听一段马林巴琴。',
      },
    },
    {
      minutes: 210,
      title: { kr: '2일차 · 몬테 알반', ca: 'Day 2 · Monte Albán', cn: '第 2 天 · 阿尔班山' },
      body: {
        kr: '햇볕이 뜨거워지기 전, 아침 일찍 올라갑니다. 2,500년 전 광장 한가운데 서면 세 골짜기가 한눈에 들어옵니다.',
        ca: 'We go early, before the heat. From the middle of the plaza, begun 2,500 years ago, you see three valleys at once.',
        cn: '趁天还不热一早上山。站在两千五百年前的广场中央，三条河谷尽收眼底。',
      },
    },
    {
      minutes: 150,
      title: {
        kr: '2일차 · 시장과 몰레',
        ca: 'Day 2 · Markets and mole',
        cn: '第 2 天 · 集市与莫莱酱',
      },
      body: {
        kr: '‘11월 20일 시장’의 연기 자욱한 고기구이 골목에서 점심을 먹습니다. 일곱 가지 몰레 소스도 조금씩 맛봅니다.',
        ca: 'Lunch in the smoke of the grill alley at the 20 de Noviembre market, with a taste of as many of the seven moles as you can manage.',
        cn: '在“11 月 20 日市场”烟火气十足的烤肉巷吃午饭，再尝尝瓦哈卡的七种莫莱酱。',
      },
    },
    {
      minutes: 240,
      picture: 'mexico-agave',
      videoId: 'moraine0014',
      bilibiliId: 'BV1moraine14',
      title: {
        kr: '3일차 · 직물 마을과 미틀라',
        ca: 'Day 3 · Weavers and Mitla',
        cn: '第 3 天 · 织布村与米特拉',
      },
      body: {
        kr: '연지벌레와 인디고로 물들인 실이 양탄자가 되는 과정을 봅니다. 이어서 돌조각을 모자이크처럼 끼워 맞춘 미틀라 유적으로 갑니다.',
        ca: 'See cochineal and indigo become rugs in Teotitlán, then walk the palace walls of Mitla, pieced like a mosaic without mortar.',
        cn: '看胭脂虫和靛蓝染的线怎样织成地毯，再去米特拉看不用一点灰浆拼起来的几何石墙。',
      },
    },
    {
      minutes: 210,
      title: {
        kr: '3일차 · 이에르베 엘 아구아와 메스칼',
        ca: 'Day 3 · Hierve el Agua and mezcal',
        cn: '第 3 天 · 沸水山与梅斯卡尔',
      },
      body: {
        kr: '광물질이 굳어 생긴 하얀 절벽 위 웅덩이에 발을 담급니다. 마을 사정으로 닫는 날에는 양조장에서 더 오래 머뭅니다.',
        ca: 'Cool your feet in the pools above the petrified falls. The villages sometimes close the road; on such days we linger at the distillery.',
        cn: '在白色石瀑顶上的泉池里泡泡脚。村里偶尔封路，碰上了就在酒坊多坐一会儿。',
      },
    },
    {
      minutes: 225,
      title: {
        kr: '4일차 · 산맥을 넘어 바다로',
        ca: 'Day 4 · Over the sierra',
        cn: '第 4 天 · 翻山去海边',
      },
      body: {
        kr: '소나무 숲이 바나나 밭으로 바뀌는 길입니다. 중간에 한 번 쉬며, 점심 무렵 태평양에 닿습니다.',
        ca: 'Pine forest above, banana plots below, one stop for coffee grown on the slope. We reach the Pacific about lunchtime.',
        cn: '山上是松林，山下是香蕉园，途中停一次，喝杯本地咖啡。中午前后抵达太平洋边。',
      },
    },
    {
      minutes: 180,
      picture: 'mexico-beach-noon',
      title: {
        kr: '4일차 · 카리살리요 해변',
        ca: 'Day 4 · Carrizalillo',
        cn: '第 4 天 · 卡里萨利略海湾',
      },
      body: {
        kr: '계단 160여 개를 내려가면 파도가 잔잔한 작은 만이 나옵니다. 그늘막과 의자를 미리 잡아 둡니다.',
        ca: 'Down about 160 steps lies a small, gentle bay. We reserve the shade.',
        cn: '走下一百六十多级台阶，是一处风平浪静的小海湾。遮阳棚我们提前占好。',
      },
    },
    {
      minutes: 300,
      title: {
        kr: '5일차 · 자유로운 낮',
        ca: 'Day 5 · A day of nothing much',
        cn: '第 5 天 · 自由活动',
      },
      body: {
        kr: '서핑을 배우거나, 12월에서 3월 사이라면 고래를 보러 배를 타도 좋습니다. 아무것도 하지 않아도 됩니다.',
        ca: 'Take a surf lesson, look for whales between December and March, or do nothing and do it well.',
        cn: '可以学冲浪；12 月至 3 月可以出海看鲸；什么都不做也很好。',
      },
    },
    {
      minutes: 180,
      picture: 'mexico-beach-sunset',
      title: {
        kr: '5일차 · 마니알테펙 석호의 저녁',
        ca: 'Day 5 · Manialtepec lagoon',
        cn: '第 5 天 · 马尼阿尔特佩克潟湖',
      },
      body: {
        kr: '맹그로브 사이로 배를 타고 새를 보며 노을을 기다립니다. 달 없는 밤에는 물을 저으면 푸른빛이 일기도 합니다.',
        ca: 'By boat through the mangroves for birds and sunset. On moonless nights the water itself may glow when you trail a hand in it.',
        cn: '坐船穿行红树林，观鸟、等日落。没有月亮的夜晚，手划过水面，有时会泛起蓝光。',
      },
    },
    {
      minutes: 60,
      title: { kr: '6일차 · 공항으로', ca: 'Day 6 · Flying home', cn: '第 6 天 · 返程' },
      body: {
        kr: '마지막 커피를 마시고 푸에르토 에스콘디도 공항까지 모셔다드립니다.',
        ca: 'One last coffee, then the short drive to Puerto Escondido airport.',
        cn: '喝完最后一杯咖啡，送您到埃斯孔迪多港机场。',
      },
    },
  ],
  departures: [
    {
      inDays: 40,
      male: 1,
      female: 1,
      remarks: {
        kr: '50대 부부입니다. 음식과 시장에 관심이 많으십니다.',
        ca: 'A couple in their fifties, mostly coming for the food.',
        cn: '一对五十多岁的夫妇，主要冲着美食来。',
      },
    },
  ],
}
