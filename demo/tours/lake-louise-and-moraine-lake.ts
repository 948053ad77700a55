import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 1,
  status: 3,
  categoryId: 1,
  price: null,
  pricePerPerson: { p1: 420, p2: 310, p3: 245, p4: 205 },
  discount: 15,
  minPerson: 1,
  tripDays: 1,
  startsAt: '06:00',
  pictures: [
    'moraine-lake-dawn',
    'lake-louise-still',
    'moraine-lake-noon',
    'lake-louise-canoe',
    'castle-mountain',
    'vermilion-lakes',
  ],
  name: {
    kr: '레이크 루이스와 모레인 호수 당일 투어',
    ca: 'Lake Louise and Moraine Lake in One Day',
    cn: '露易丝湖·梦莲湖一日游',
  },
  description: {
    kr: '로키를 대표하는 두 호수를 아침 일찍, 붐비기 전에 만나는 하루입니다. 자가용이 들어갈 수 없는 모레인 호수까지 저희 차로 편하게 모시고, 레이크 루이스에서는 산책이나 카누를 즐기실 수 있습니다. 돌아오는 길에는 캐슬 마운틴과 버밀리언 호수에도 들릅니다.',
    ca: 'The two lakes everyone hopes to see, reached early, before the shores fill up. Moraine Lake Road is closed to private cars, so we drive you right to the water, with no shuttle seat to hunt for. On the way home we follow the old parkway past Castle Mountain and stop at Vermilion Lakes.',
    cn: '赶在人潮之前，一早把落基山最有名的两座湖看个够。梦莲湖禁止私家车驶入，我们的车可以直达湖边，不用抢接驳车票。返程走弓河谷景观道，顺路看城堡山和朱砂湖。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 아침 햇살이 텐픽스(열 개의 봉우리)에 닿는 시간에 맞춰 모레인 호수 도착
- 옛 20달러 지폐에 실린 풍경, 록파일(Rockpile) 전망대 산책
- 레이크 루이스 호숫가 산책 또는 카누
- 돌아오는 길에 만나는 캐슬 마운틴과 버밀리언 호수

### 이 투어가 특별한 이유

우리 일행끼리만 움직이므로 사진을 더 찍고 싶으면 더 머물고, 쉬고 싶으면 쉬어 가면 됩니다. 셔틀을 예약할 필요도, 주차를 걱정할 필요도 없습니다. 하루의 장면은 무료 영상으로 담아 드리고, 상점이나 식당에서 커미션을 받지 않습니다.

### 알아 두세요

- 모레인 호수 도로는 보통 **6월 초부터 10월 중순까지** 열립니다. 도로가 닫힌 날에는 미네완카 호수와 존스턴 캐니언으로 대신합니다.
- 물빛은 6월 말부터 9월 사이에 가장 짙습니다.
- 한여름에도 아침 호숫가는 5°C 안팎이니 겉옷을 챙겨 주세요.
- 투어 7일 전까지 취소하시면 예약·송금 수수료(최대 C$5)만 빼고 전액 환불해 드립니다.`,
    ca: `### Highlights

- Moraine Lake while the morning sun is still working its way down the Ten Peaks
- The short Rockpile trail, the classic view from above the water
- Lake Louise on foot or by canoe, whichever suits you
- Castle Mountain and Vermilion Lakes on the way home

### Why it works

It is only your party in the car. Stay longer at the lake you like best, skip what you don’t, and stop for coffee when you need one. There is no shuttle to book and no parking lot to circle. We film parts of the day and send you the video at no charge, and we take no commissions along the way.

### Good to know

- Moraine Lake Road is usually open from **early June to mid-October**. On days when it is closed we go to Lake Minnewanka and Johnston Canyon instead.
- The water is at its bluest from late June through September.
- Mornings by the lake can be 5 °C even in July, so bring a layer.
- Cancel 7 or more days ahead and you get everything back, less a booking or transfer fee of at most C$5.`,
    cn: `### 行程亮点

- 晨光洒上十峰山时抵达梦莲湖
- 走一小段步道登上石堆观景台（Rockpile），梦莲湖的经典机位
- 露易丝湖畔散步或划独木舟，随您选择
- 返程途经城堡山与朱砂湖

### 为什么值得选

车上只有您一行人，喜欢哪座湖就多待一会儿，想喝咖啡随时停车。不用抢接驳车，也不用找停车位。旅拍视频免费送您，沿途不拿任何回扣。

### 出行须知

- 梦莲湖公路通常**6 月初至 10 月中旬**开放，道路关闭的日子改走明尼万卡湖和约翰斯顿峡谷。
- 6 月下旬至 9 月湖水最蓝。
- 盛夏清晨湖边也只有 5°C 左右，请带外套。
- 出发前 7 天或更早取消，全额退款，仅扣不超过 C$5 的预订或转账手续费。`,
  },
  route: {
    kr: '캘거리 – 모레인 호수 – 레이크 루이스 – 캐슬 마운틴 – 버밀리언 호수 – 밴프 – 캘거리',
    ca: 'Calgary – Moraine Lake – Lake Louise – Castle Mountain – Vermilion Lakes – Banff – Calgary',
    cn: '卡尔加里 – 梦莲湖 – 露易丝湖 – 城堡山 – 朱砂湖 – 班夫 – 卡尔加里',
  },
  included: {
    kr: [
      '일행 전용 차량과 유류비, 주차비',
      '한국어 가이드 겸 기사(영어·중국어 가능)',
      '캘거리·캔모어·밴프 숙소 무료 픽업과 샌딩',
      '모레인 호수 진입(도로 개방 기간)',
      '생수와 간단한 간식',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle, fuel and parking',
      'Driver-guide in English (Korean or Chinese on request)',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Access to Moraine Lake while the road is open',
      'Bottled water and a small snack',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车、油费和停车费',
      '中文司导（也可选韩语或英语）',
      '卡尔加里、坎莫尔、班夫免费接送',
      '梦莲湖公路开放期间直达湖边',
      '瓶装水和点心',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국립공원 입장권(성인 1인 하루 약 C$12)',
      '점심과 개인 음료',
      '카누 대여료(1대 1시간 약 C$150~170)',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Parks Canada pass (about C$12 per adult per day)',
      'Lunch and drinks',
      'Canoe rental (about C$150–170 per canoe for an hour)',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '国家公园门票（成人每人每天约 C$12）',
      '午餐和饮品',
      '独木舟租金（每船每小时约 C$150–170）',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 150,
      place: 'calgary',
      title: {
        kr: '캘거리 출발, 모레인 호수로',
        ca: 'Pickup in Calgary and the drive west',
        cn: '卡尔加里出发，前往梦莲湖',
      },
      body: {
        kr: '오전 6시에 캘거리 숙소 앞에서 만납니다. 캔모어와 밴프에서 타시면 그만큼 늦게 모시러 갑니다. 가는 길에 한 번 쉬며 커피를 사실 수 있습니다.',
        ca: 'We meet at your door at 6:00 a.m. Calgary time. If you are staying in Canmore or Banff, you can sleep in a little longer. There is one stop for coffee before the park gate.',
        cn: '卡尔加里时间早上 6 点到酒店接您，住坎莫尔或班夫的客人可以晚些出发。进公园前停一次，买咖啡、上洗手间。',
      },
    },
    {
      minutes: 105,
      place: 'moraine',
      picture: 'moraine-lake-dawn',
      videoId: 'moraine0001',
      bilibiliId: 'BV1moraine01',
      title: {
        kr: '모레인 호수의 아침',
        ca: 'Moraine Lake in the morning',
        cn: '清晨的梦莲湖',
      },
      body: {
        kr: '록파일 전망대까지는 계단길로 15분쯤 걸립니다. 전망대에서 호수 전체를 내려다본 뒤, 호숫가 길을 따라 천천히 걸어 보세요.',
        ca: 'The Rockpile takes about 15 minutes, mostly stairs, and gives you the whole lake at once. Afterwards the shoreline trail is flat and much quieter.',
        cn: '沿台阶走约 15 分钟登上石堆观景台，整座湖尽收眼底。下来再走走平缓的湖边步道，那里安静得多。',
      },
    },
    {
      minutes: 25,
      title: {
        kr: '레이크 루이스로 이동',
        ca: 'Down the road to Lake Louise',
        cn: '前往露易丝湖',
      },
      body: {
        kr: '숲길을 따라 14km쯤 내려갑니다. 주차 자리를 찾아 헤맬 필요 없이 호수 앞에서 바로 내리시면 됩니다.',
        ca: 'Fourteen kilometres through the trees. We let you off close to the lakefront and look after the parking.',
        cn: '穿过森林约 14 公里，您在湖边下车，停车交给我们。',
      },
    },
    {
      minutes: 105,
      place: 'louise',
      picture: 'lake-louise-canoe',
      title: {
        kr: '레이크 루이스 산책 또는 카누',
        ca: 'Lake Louise, on foot or afloat',
        cn: '露易丝湖：漫步或泛舟',
      },
      body: {
        kr: '호수 끝까지 이어지는 산책로는 왕복 4km 남짓으로 거의 평지입니다. 빨간 카누는 줄이 짧은 오전에 타시는 것이 좋습니다. 보통 6월 중순부터 9월 말까지 운영합니다.',
        ca: 'The lakeshore trail is a little over 4 km there and back and nearly flat, with Mount Victoria ahead of you all the way. If you would like a red canoe, go in the morning while the line is short (usually mid-June to late September).',
        cn: '湖畔步道往返 4 公里多，几乎全是平路，一路正对维多利亚山。想划红色独木舟，最好趁上午人少时去（通常 6 月中旬至 9 月底营业）。',
      },
    },
    {
      minutes: 60,
      place: 'louiseVillage',
      title: {
        kr: '레이크 루이스 마을에서 점심',
        ca: 'Lunch in the village',
        cn: '露易丝湖小镇午餐',
      },
      body: {
        kr: '베이커리 샌드위치부터 옛 기차역 식당까지 취향에 맞게 안내해 드립니다. 도시락을 준비하셨다면 전망 좋은 피크닉 자리로 모십니다.',
        ca: 'A bakery sandwich or a table at the old railway station: tell us what you feel like. If you packed a lunch, we know a picnic spot with a view.',
        cn: '去面包房买三明治，或到老火车站餐厅坐下来吃。自带午餐的话，我们带您去风景好的野餐点。',
      },
    },
    {
      minutes: 50,
      picture: 'castle-mountain',
      title: {
        kr: '보우 밸리 파크웨이와 캐슬 마운틴',
        ca: 'Bow Valley Parkway and Castle Mountain',
        cn: '弓河谷景观道与城堡山',
      },
      body: {
        kr: '고속도로 대신 천천히 달리는 옛길로 내려옵니다. 엘크나 큰뿔양이 보이면 차 안에서 안전하게 구경합니다. 봄과 가을에 일부 구간의 차량 통행이 통제되면 1번 고속도로로 이동합니다.',
        ca: 'We leave the highway for the slow road, good for elk and bighorn sheep. When part of it is closed to cars in spring or fall, we take Highway 1 and stop at the Castle Mountain viewpoint.',
        cn: '返程改走车少的老路，运气好能遇到马鹿和大角羊。春秋两季部分路段禁车时，改走 1 号公路，在城堡山观景点停车。',
      },
    },
    {
      minutes: 30,
      place: 'vermilion',
      picture: 'vermilion-lakes',
      title: {
        kr: '버밀리언 호수',
        ca: 'Vermilion Lakes',
        cn: '朱砂湖',
      },
      body: {
        kr: '런들산이 물에 비치는 조용한 호수입니다. 나무 데크가 있어 가족사진을 찍기 좋습니다.',
        ca: 'Still water, reeds, and Mount Rundle upside down in it. The little docks are good for a family photo.',
        cn: '湖面平静，伦德尔山的倒影清清楚楚，在湖边小木台上拍张合影。',
      },
    },
    {
      minutes: 45,
      place: 'banff',
      title: {
        kr: '밴프 시내 자유 시간',
        ca: 'A stroll in Banff',
        cn: '班夫小镇自由活动',
      },
      body: {
        kr: '기념품 가게와 아이스크림 가게가 모여 있는 밴프 애비뉴를 둘러봅니다. 피곤하시면 건너뛰고 바로 출발해도 괜찮습니다.',
        ca: 'Time for Banff Avenue, ice cream and souvenirs. If everyone is tired, we simply keep driving.',
        cn: '逛逛班夫大道，买纪念品、吃冰淇淋。累了就直接返程。',
      },
    },
    {
      minutes: 90,
      place: 'calgary',
      title: {
        kr: '캘거리 도착',
        ca: 'Back to Calgary',
        cn: '返回卡尔加里',
      },
      body: {
        kr: '오후 5시쯤 숙소에 내려 드립니다.',
        ca: 'We drop you at your door around 5:00 p.m. Calgary time.',
        cn: '卡尔加里时间下午 5 点左右送您回到酒店。',
      },
    },
  ],
  departures: [
    {
      inDays: 12,
      male: 1,
      female: 1,
      remarks: {
        kr: '30대 부부입니다. 밴프에서 타시며 두 분 더 모십니다.',
        ca: 'Couple in their thirties joining in Banff; two seats left.',
        cn: '三十多岁的夫妇，班夫上车，还可加入两位。',
      },
    },
    {
      inDays: 26,
      male: 0,
      female: 2,
      remarks: {
        kr: '친구 두 분입니다. 사진 찍을 시간을 넉넉히 원하십니다.',
        ca: 'Two friends who would like plenty of time for photos.',
        cn: '两位女生，希望多留时间拍照。',
      },
    },
  ],
}
