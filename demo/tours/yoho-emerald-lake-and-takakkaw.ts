import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 5,
  status: 2,
  categoryId: 1,
  price: null,
  pricePerPerson: { p1: 420, p2: 330, p3: 270, p4: 230 },
  discount: 0,
  minPerson: 1,
  tripDays: 1,
  startsAt: '07:00',
  pictures: [
    'emerald-lake',
    'takakkaw-falls',
    'rain-clearing',
    'lake-louise-still',
    'road-dawn',
    'castle-mountain',
  ],
  name: {
    kr: '요호 국립공원 에메랄드 호수와 타카카우 폭포',
    ca: 'Yoho: Emerald Lake and Takakkaw Falls',
    cn: '幽鹤国家公园：翡翠湖与塔卡考瀑布一日游',
  },
  description: {
    kr: '밴프에서 고개 하나만 넘으면 사람이 훨씬 적은 요호 국립공원입니다. 254m를 곧장 떨어지는 타카카우 폭포와 이름 그대로의 빛깔을 지닌 에메랄드 호수를 하루에 둘러봅니다. 돌아오는 길에는 단체 버스가 빠져나간 늦은 오후의 레이크 루이스에 들릅니다.',
    ca: 'One mountain pass beyond Banff lies Yoho, with a fraction of the visitors. You stand in the spray of Takakkaw Falls, which drop 254 m in a single leap, and walk around a lake that has earned its name. On the way back we catch Lake Louise once the buses have left.',
    cn: '从班夫翻过一道山口，就是游人少得多的幽鹤国家公园。一天看遍 254 米一泻到底的塔卡考瀑布和名副其实的翡翠湖，返程等旅行团散了，再到露易丝湖停一停。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 캐나다에서 손꼽히게 높은 타카카우 폭포를 바로 아래에서
- 에메랄드 호수 한 바퀴 산책 또는 카누
- 강물이 바위를 뚫고 지나가는 내추럴 브리지
- 산속을 나선으로 도는 스파이럴 터널 전망대

### 이 투어가 특별한 이유

타카카우 폭포로 가는 길에는 대형 버스가 한 번에 돌지 못하는 급커브가 있습니다. 저희는 작은 차로 다녀 수월하게 오르고, 물소리밖에 들리지 않는 시간을 골라 갑니다.

### 알아 두세요

- 타카카우 폭포 도로는 보통 **6월 하순부터 10월 중순까지** 열립니다. 도로가 닫힌 날에는 에메랄드 호수와 레이크 루이스에 시간을 더 씁니다.
- 에메랄드 호수는 대개 11월부터 5월까지 얼어 있습니다.
- 요호는 브리티시컬럼비아주에 있지만 시간은 캘거리와 같습니다.
- 폭포 앞은 물보라로 젖기 쉬우니 방수 재킷을 준비해 주세요.`,
    ca: `### Highlights

- Takakkaw Falls, among the highest in Canada, from right below
- The level path around Emerald Lake, or an hour in a canoe
- Natural Bridge, where the river goes straight through the rock
- The Spiral Tunnels, with a long freight train if we are lucky

### What makes it special

The road to the falls has switchbacks so tight that buses must back around one of them. Our car simply drives up, and we can choose the hour when you hear nothing but water.

### Good to know

- The Takakkaw road is usually open from **late June to mid-October**. On days when it is closed you get longer at Emerald Lake and Lake Louise instead.
- Emerald Lake is generally frozen from November into May; it is lovely in snow, but it is not green.
- Yoho is in British Columbia, yet keeps the same time as Calgary.
- Bring a rain jacket for the falls, whatever the forecast says.
- We do not take commissions from the canoe dock or the lodge, so you only stop where you want to.`,
    cn: `### 行程亮点

- 走到加拿大数一数二高的塔卡考瀑布脚下
- 绕翡翠湖漫步一圈，或划一小时独木舟
- 河水穿石而过的天然桥
- 螺旋隧道观景点，运气好能看到长长的货运列车盘山

### 为什么值得选

通往瀑布的路有几处急弯，大巴要倒车才转得过去。我们的小车上山轻松得多，还能挑人少的时候去，只听水声。

### 出行须知

- 瀑布公路通常**6 月下旬至 10 月中旬**开放，道路关闭时在翡翠湖和露易丝湖多停留。
- 翡翠湖一般 11 月至次年 5 月封冻，雪景很美，但看不到碧绿的湖水。
- 幽鹤位于不列颠哥伦比亚省，但时间与卡尔加里相同，不用调表。
- 瀑布前水雾很大，不管天气预报怎么说，请带防水外套。
- 出发前 7 天或更早取消，全额退款，仅扣不超过 C$5 的预订或转账手续费。`,
  },
  route: {
    kr: '캘거리 – 스파이럴 터널 – 타카카우 폭포 – 필드 – 내추럴 브리지 – 에메랄드 호수 – 레이크 루이스 – 캘거리',
    ca: 'Calgary – Spiral Tunnels – Takakkaw Falls – Field – Natural Bridge – Emerald Lake – Lake Louise – Calgary',
    cn: '卡尔加里 – 螺旋隧道 – 塔卡考瀑布 – 菲尔德 – 天然桥 – 翡翠湖 – 露易丝湖 – 卡尔加里',
  },
  included: {
    kr: [
      '일행 전용 차량과 유류비, 주차비',
      '한국어 가이드 겸 기사(영어·중국어 가능)',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '생수, 과일, 간식',
      '우비와 우산 대여',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle, fuel and parking',
      'Driver-guide in English (Korean or Chinese on request)',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Water, fruit and snacks',
      'Ponchos and umbrellas to borrow',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车、油费和停车费',
      '中文司导（也可选韩语或英语）',
      '卡尔加里、坎莫尔、班夫免费接送',
      '饮用水、水果和零食',
      '免费借用雨衣、雨伞',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국립공원 입장권(성인 1인 하루 약 C$12)',
      '필드 마을에서의 점심',
      '카누 대여료',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Parks Canada pass (about C$12 per adult per day)',
      'Lunch in Field',
      'Canoe rental',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '国家公园门票（成人每人每天约 C$12）',
      '菲尔德小镇午餐',
      '独木舟租金',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 150,
      place: 'calgary',
      picture: 'road-dawn',
      title: {
        kr: '캘거리에서 키킹호스 패스로',
        ca: 'Over Kicking Horse Pass',
        cn: '翻越踢马隘口',
      },
      body: {
        kr: '오전 7시에 출발해 밴프와 레이크 루이스를 지나 주 경계를 넘습니다. 밴프에서 타시면 1시간 30분 뒤에 모시러 갑니다.',
        ca: 'We set off at 7:00 a.m. Calgary time, pass Banff an hour and a half later and cross into British Columbia just after Lake Louise.',
        cn: '卡尔加里时间早上 7 点出发，约一个半小时后经过班夫，过了露易丝湖不久便进入不列颠哥伦比亚省。',
      },
    },
    {
      minutes: 25,
      title: {
        kr: '스파이럴 터널 전망대',
        ca: 'Spiral Tunnels',
        cn: '螺旋隧道',
      },
      body: {
        kr: '가파른 고개를 넘기 위해 산속에 8자 모양으로 판 철길입니다. 때를 잘 맞추면 기차 앞머리와 꼬리가 위아래로 엇갈리는 모습을 볼 수 있습니다.',
        ca: 'The railway tames this hill with a figure eight inside the mountains. Time it right and you see a train crossing over its own tail.',
        cn: '铁路在山体里绕成“8”字，才翻过这段陡坡。赶得巧，能看到同一列火车首尾上下交错。',
      },
    },
    {
      minutes: 105,
      place: 'takakkaw',
      picture: 'takakkaw-falls',
      videoId: 'moraine0005',
      bilibiliId: 'BV1moraine05',
      title: {
        kr: '타카카우 폭포',
        ca: 'Takakkaw Falls',
        cn: '塔卡考瀑布',
      },
      body: {
        kr: '‘장엄하다’라는 뜻의 크리족 말에서 온 이름입니다. 주차장에서 평탄한 길로 10분이면 폭포 아래에 닿고, 다리 위에서는 전체 모습이 한눈에 들어옵니다.',
        ca: 'The name comes from a Cree word for magnificent. A flat ten-minute path takes you from the car to the foot of the falls, and the footbridge has the best full view.',
        cn: '名字源自克里语，意为“壮丽”。从停车场沿平路走 10 分钟就到瀑布脚下，在人行桥上看全景最好。',
      },
    },
    {
      minutes: 75,
      place: 'field',
      title: {
        kr: '필드 마을에서 점심',
        ca: 'Lunch in Field',
        cn: '菲尔德小镇午餐',
      },
      body: {
        kr: '주민이 200명 남짓한 작은 철도 마을입니다. 꽃이 핀 골목을 걷고 동네 식당에서 점심을 드세요.',
        ca: 'A railway village of some two hundred people, with tidy gardens and a couple of good kitchens.',
        cn: '只有两百来人的铁路小镇，家家门前种着花，有几家味道不错的小餐馆。',
      },
    },
    {
      minutes: 25,
      place: 'naturalBridge',
      title: {
        kr: '내추럴 브리지',
        ca: 'Natural Bridge',
        cn: '天然桥',
      },
      body: {
        kr: '키킹호스강이 단단한 석회암을 뚫고 지나갑니다. 수량이 많은 6월과 7월에 특히 힘찹니다.',
        ca: 'The Kicking Horse River has bored a hole through solid limestone. In June and July it roars.',
        cn: '踢马河在坚硬的石灰岩上凿出一个洞。六七月水量大，声势最足。',
      },
    },
    {
      minutes: 130,
      place: 'emerald',
      picture: 'emerald-lake',
      title: {
        kr: '에메랄드 호수',
        ca: 'Emerald Lake',
        cn: '翡翠湖',
      },
      body: {
        kr: '한 바퀴 5.2km, 평지에 가까운 길을 1시간 30분쯤 걷습니다. 산책 대신 카누를 타거나 산장 테라스에서 커피를 드셔도 좋습니다.',
        ca: 'The loop is 5.2 km and nearly level, about an hour and a half at an easy pace. A canoe or a coffee on the lodge patio will do nicely too.',
        cn: '环湖步道 5.2 公里，几乎没有起伏，慢慢走约一个半小时。也可以划独木舟，或在湖边木屋的露台喝咖啡。',
      },
    },
    {
      minutes: 75,
      place: 'louise',
      picture: 'lake-louise-still',
      title: {
        kr: '늦은 오후의 레이크 루이스',
        ca: 'Lake Louise, late in the day',
        cn: '人潮散去的露易丝湖',
      },
      body: {
        kr: '호수까지 30분을 달려, 한낮보다 한결 한산한 물가에서 쉬었다 갑니다.',
        ca: 'Half an hour back over the pass, and the shore is far calmer than at noon.',
        cn: '翻过隘口约半小时车程，这时湖边比中午清静得多。',
      },
    },
    {
      minutes: 135,
      place: 'calgary',
      title: {
        kr: '캘거리 도착',
        ca: 'Return to Calgary',
        cn: '返回卡尔加里',
      },
      body: {
        kr: '오후 7시쯤 숙소에 내려 드립니다. 밴프와 캔모어에 묵으시면 더 일찍 도착합니다.',
        ca: 'Home around 7:00 p.m. Calgary time; sooner, of course, if you are staying in Banff or Canmore.',
        cn: '卡尔加里时间晚上 7 点左右送回酒店，住班夫、坎莫尔的客人会更早到。',
      },
    },
  ],
  departures: [
    {
      inDays: 15,
      male: 1,
      female: 1,
      remarks: {
        kr: '신혼부부입니다. 레이크 루이스에서 내리실 예정입니다.',
        ca: 'Newlyweds who will get off at Lake Louise.',
        cn: '新婚夫妇，返程在露易丝湖下车。',
      },
    },
    {
      inDays: 33,
      male: 2,
      female: 1,
      remarks: {
        kr: '가족 세 분입니다. 한 자리 남았습니다.',
        ca: 'Family of three; one seat left.',
        cn: '一家三口，还剩一个座位。',
      },
    },
    {
      inDays: 47,
      male: 0,
      female: 2,
      remarks: {
        kr: '60대 자매입니다. 천천히 걷는 일정을 원하십니다.',
        ca: 'Two sisters in their sixties who like to walk slowly.',
        cn: '两位六十多岁的姐妹，喜欢慢慢走。',
      },
    },
  ],
}
