import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 16,
  status: 0,
  categoryId: 1,
  price: null,
  pricePerPerson: { p1: 840, p2: 590, p3: 480, p4: 410 },
  discount: 0,
  minPerson: 1,
  tripDays: 2,
  startsAt: '07:00',
  pictures: [
    'icefield',
    'icefields-parkway',
    'road-dawn',
    'bow-lake',
    'snow-ridges',
    'sunrise-ridge',
  ],
  name: {
    kr: '재스퍼 1박 2일(준비 중)',
    ca: 'Jasper Overnight (in preparation)',
    cn: '贾斯珀两日游（筹备中）',
  },
  description: {
    kr: '아이스필드 파크웨이를 따라 재스퍼까지 올라가 하룻밤 묵고 돌아오는 일정을 준비하고 있습니다. 2024년 산불 이후 다시 열린 길과 숙소를 하나씩 직접 확인하는 중입니다. 확인이 끝나면 날짜와 최종 요금을 알려 드리겠습니다.',
    ca: 'We are putting together an overnight trip up the Icefields Parkway to Jasper and back. Since the 2024 fire we have been checking trails and lodgings one by one before we send anyone there. Dates and a final price will follow once we have driven it ourselves in each season.',
    cn: '',
  },
  bulletin: {
    kr: `### 생각하고 있는 일정

- 페이토 호수와 **컬럼비아 대빙원**을 지나는 파크웨이 드라이브
- 아사바스카 폭포와 선왑타 폭포
- 말린 호수까지의 길, 메디신 호수의 아침
- 은하수가 보이는 **재스퍼 밤하늘 보호구역**의 하룻밤
- 돌아오는 길에 만나는 엘크와 큰뿔양

### 왜 하룻밤인가요

캘거리에서 재스퍼까지는 410km, 쉬지 않고 달려도 다섯 시간입니다. 당일로 다녀오면 창밖만 보게 됩니다. 하룻밤 묵으면 같은 산을 갈 때와 올 때 서로 다른 빛으로 볼 수 있고, 관광버스가 떠난 저녁 호수를 조용히 즐길 수 있습니다.

### 아직 확인 중인 것

- 산불 피해 구역의 산책로 재개방 여부. 공원 공지를 매주 확인합니다.
- 마을 안 숙소가 줄어 여름 객실은 넉 달 전에 잡아야 할 듯합니다.
- 운영 기간은 **5월 말부터 10월 중순**으로 보고 있습니다. 겨울 파크웨이는 폭설로 닫히는 날이 있습니다.
- 숲의 일부는 검게 탔습니다. 그 사이로 분홍바늘꽃이 먼저 피어나는 모습도 이 여행의 한 장면입니다.
- 3인 미만이거나 객실을 추가하시면 하루 C$200의 추가 요금이 있습니다.`,
    ca: `### What we have in mind

- The whole Icefields Parkway, with Peyto Lake and the **Columbia Icefield** on the way
- Athabasca and Sunwapta falls
- Morning at Medicine Lake and the road to Maligne
- A night in the **Jasper Dark Sky Preserve**, with the Milky Way if the weather allows
- Elk and bighorn sheep, usually when nobody is looking for them

### Why overnight

Jasper is 410 km from Calgary, five hours without a single stop. Done in one day, it is a view through a windshield. Sleep there, and you see the same mountains twice, lit from the east going up and from the west coming home, with the lakes to yourself once the buses have left.

### Still being checked

- Which trails in the burned area have reopened. We read the park’s notices every week.
- Rooms: the town lost many, so summer nights need booking about four months ahead.
- Season: **late May to mid-October**, we think. In winter the Parkway closes on some days for snow.
- Parts of the forest are black. Fireweed is the first thing to come back, and we would not hide either from you.
- For fewer than three travellers, or an extra room, there is a surcharge of C$200 per day.`,
    cn: '',
  },
  route: {
    kr: '캘거리 – 아이스필드 파크웨이 – 재스퍼 – 캘거리',
    ca: 'Calgary – Icefields Parkway – Jasper – Calgary',
    cn: '卡尔加里 – 冰原大道 – 贾斯珀 – 卡尔加里',
  },
  included: {
    kr: [
      '재스퍼 숙소 1박(2인 1실)',
      '전용 차량과 유류비',
      '한국어 가이드 겸 기사',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '국립공원 입장료',
      '여행 영상 무료 제작',
    ],
    ca: [
      'One night in Jasper, double occupancy',
      'Private vehicle and fuel',
      'Driver-guide for both days',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Parks Canada passes for two days',
      'A short video of your trip, free',
    ],
    cn: [
      '贾斯珀酒店一晚（两人一间）',
      '专属用车和油费',
      '中文司导全程陪同',
      '卡尔加里、坎莫尔、班夫免费接送',
      '国家公园门票',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '식사',
      '설상차와 유람선 요금',
      '가이드 팁(1인 하루 C$15 기준)',
      '3인 미만 또는 추가 객실 요금(하루 C$200)',
      'GST 5%',
    ],
    ca: [
      'Meals',
      'Ice bus and boat tickets',
      'Tip for the guide (we suggest C$15 per person per day)',
      'Surcharge for fewer than three travellers or an extra room (C$200 per day)',
      '5% GST',
    ],
    cn: [
      '餐费',
      '冰原雪车和游船票',
      '司导小费（建议每人每天 C$15）',
      '不足 3 人或加房附加费（每天 C$200）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 150,
      place: 'louiseVillage',
      picture: 'road-dawn',
      title: {
        kr: '1일차 · 캘거리에서 레이크 루이스까지',
        ca: 'Day 1 · Calgary to Lake Louise',
        cn: '第 1 天 · 卡尔加里前往露易丝湖小镇',
      },
      body: {
        kr: '오전 7시에 출발해 서쪽으로 달립니다. 레이크 루이스 마을에서 커피를 한잔하고 파크웨이로 들어섭니다.',
        ca: 'We leave at 7:00 a.m. Calgary time, west into the mountains, with coffee in Lake Louise village before we join the Parkway.',
        cn: '早上 7 点出发一路向西，在露易丝湖小镇喝杯咖啡，再驶入冰原大道。',
      },
    },
    {
      minutes: 75,
      place: 'bowLake',
      picture: 'bow-lake',
      title: { kr: '1일차 · 보우 호수', ca: 'Day 1 · Bow Lake', cn: '第 1 天 · 弓湖' },
      body: {
        kr: '바람이 일기 전 아침에는 빙하가 호수에 그대로 비칩니다.',
        ca: 'Before the wind rises, the glacier lies on the water as clearly as above it.',
        cn: '清晨起风之前，冰川完整地倒映在湖面上。',
      },
    },
    {
      minutes: 60,
      place: 'peyto',
      title: {
        kr: '1일차 · 페이토 호수 전망대',
        ca: 'Day 1 · Peyto Lake lookout',
        cn: '第 1 天 · 佩托湖观景台',
      },
      body: {
        kr: '주차장에서 15분을 오르면 늑대 머리 모양의 푸른 호수가 발아래에 있습니다.',
        ca: 'Fifteen minutes uphill to a lake shaped like a wolf’s head and blue beyond belief.',
        cn: '从停车场上坡走 15 分钟，形如狼头的蓝色湖泊就在脚下。',
      },
    },
    {
      minutes: 180,
      place: 'icefield',
      picture: 'icefield',
      videoId: 'moraine0016',
      bilibiliId: 'BV1moraine16',
      title: {
        kr: '1일차 · 컬럼비아 대빙원',
        ca: 'Day 1 · Columbia Icefield',
        cn: '第 1 天 · 哥伦比亚冰原',
      },
      body: {
        kr: '연도별 표지석을 따라 걸으며 아사바스카 빙하가 얼마나 물러났는지 봅니다. 설상차 탑승은 선택입니다.',
        ca: 'Walk past the dated markers and see how far the Athabasca Glacier has drawn back. Riding onto the ice is optional.',
        cn: '沿着刻有年份的标牌往上走，看阿萨巴斯卡冰川一百多年来退了多远。冰原雪车自费自选。',
      },
    },
    {
      minutes: 135,
      place: 'athabasca',
      title: {
        kr: '1일차 · 아사바스카 폭포',
        ca: 'Day 1 · Athabasca Falls',
        cn: '第 1 天 · 阿萨巴斯卡瀑布',
      },
      body: {
        kr: '높이는 23m에 불과하지만 로키에서 가장 힘찬 물줄기입니다. 물보라가 치니 방수 겉옷을 챙기세요.',
        ca: 'Only 23 metres high, and the strongest voice in the Rockies. Bring a jacket against the spray.',
        cn: '落差虽只有 23 米，水势却是落基山里数一数二的。水雾大，带件防水外套。',
      },
    },
    {
      minutes: 150,
      place: 'jasper',
      title: {
        kr: '1일차 · 재스퍼 마을과 별밤',
        ca: 'Day 1 · Jasper and the night sky',
        cn: '第 1 天 · 贾斯珀小镇与星空',
      },
      body: {
        kr: '저녁 식사 뒤 피라미드 호수로 나가 별을 봅니다. 6월에는 밤 11시가 넘어야 어두워집니다.',
        ca: 'After supper we drive to Pyramid Lake for the stars. In June they keep you up past eleven.',
        cn: '晚饭后开到金字塔湖看星星。6 月要等到夜里 11 点以后天才全黑。',
      },
    },
    {
      minutes: 90,
      place: 'medicine',
      picture: 'sunrise-ridge',
      title: {
        kr: '2일차 · 메디신 호수의 아침',
        ca: 'Day 2 · Morning at Medicine Lake',
        cn: '第 2 天 · 药湖晨光',
      },
      body: {
        kr: '가을이면 물이 땅속으로 빠져 바닥이 드러나는 신기한 호수입니다. 무스와 흰머리독수리를 찾아봅니다.',
        ca: 'A lake that drains away underground each autumn. We look for moose and bald eagles.',
        cn: '湖水每年秋天从地下流走，湖底渐渐露出。留意岸边的驼鹿和白头海雕。',
      },
    },
    {
      minutes: 180,
      place: 'maligne',
      title: { kr: '2일차 · 말린 호수', ca: 'Day 2 · Maligne Lake', cn: '第 2 天 · 玛琳湖' },
      body: {
        kr: '호숫가 산책로를 걷거나 스피릿 섬까지 배를 탑니다. 배는 대략 6월부터 9월 말까지 다닙니다.',
        ca: 'Walk the shore path or take the boat to Spirit Island, which runs from about June to late September.',
        cn: '沿湖散步，或乘船去精灵岛，游船大约 6 月至 9 月底运营。',
      },
    },
    {
      minutes: 130,
      place: 'sunwapta',
      title: {
        kr: '2일차 · 선왑타 폭포에서 점심',
        ca: 'Day 2 · Lunch by Sunwapta Falls',
        cn: '第 2 天 · 森瓦普塔瀑布午餐',
      },
      body: {
        kr: '폭포 옆 피크닉 자리에서 도시락을 드시거나 근처 산장에서 식사합니다.',
        ca: 'A picnic near the falls, or a table at the lodge beside the road.',
        cn: '在瀑布边野餐，或到路旁的山间旅馆用餐。',
      },
    },
    {
      minutes: 300,
      place: 'calgary',
      picture: 'icefields-parkway',
      title: {
        kr: '2일차 · 캘거리로 돌아오는 길',
        ca: 'Day 2 · The road home',
        cn: '第 2 天 · 返回卡尔加里',
      },
      body: {
        kr: '두 번 쉬어 가며 같은 산을 반대편 빛으로 다시 봅니다. 저녁 8시 전후 도착 예정입니다.',
        ca: 'The same peaks in the opposite light, with two stops. Home around 8:00 p.m. Calgary time.',
        cn: '途中停两次，换个方向再看一遍群山。晚上 8 点左右到达。',
      },
    },
  ],
  departures: [],
}
