import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 3,
  status: 1,
  categoryId: 1,
  price: 180,
  pricePerPerson: {},
  discount: 0,
  minPerson: 1,
  tripDays: 1,
  startsAt: '07:00',
  pictures: [
    'johnston-canyon-falls',
    'sulphur-ridge',
    'castle-mountain',
    'hot-springs-evening',
    'vermilion-lakes',
  ],
  name: {
    kr: '존스턴 캐니언과 밴프 시내 당일 투어',
    ca: 'Johnston Canyon and Banff Town',
    cn: '约翰斯顿峡谷与班夫小镇一日游',
  },
  description: {
    kr: '절벽에 붙은 데크 길을 따라 폭포까지 걷고, 오후에는 밴프 시내를 여유롭게 둘러보는 하루입니다. 곤돌라와 온천 중 하나를 고르실 수 있습니다. 아이나 부모님과 함께 오시는 분께 잘 맞고, 일 년 내내 진행합니다.',
    ca: 'A morning on the catwalks of Johnston Canyon and an afternoon in Banff, with the gondola or the hot springs, whichever your legs prefer. The walking is easy, so this day suits children and grandparents alike. It runs all year.',
    cn: '上午沿崖壁上的栈道走进约翰斯顿峡谷看瀑布，下午在班夫小镇慢慢逛，缆车和温泉任选其一。步道好走，带老人和孩子也轻松，全年可走。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 협곡 데크 길을 걸어 만나는 로어·어퍼 폭포
- 설퍼산 곤돌라와 어퍼 온천 중 하나 선택
- 보우 폭포, 서프라이즈 코너, 버밀리언 호수
- 맛집이 모여 있는 밴프 애비뉴에서 점심

### 이 투어가 특별한 이유

인원과 상관없이 **1인 C$180 한 가지 요금**입니다. 혼자 오셔도 더 받지 않습니다. 걷는 거리는 일행에게 맞춥니다. 로어 폭포까지만 가면 왕복 2.4km, 어퍼 폭포까지 가면 5km입니다.

### 알아 두세요

- 협곡은 오전 9시가 지나면 금세 붐비니 아침 일찍 출발합니다.
- 12월부터 3월까지는 길이 얼어붙습니다. 아이젠은 저희가 빌려 드립니다.
- 보우 밸리 파크웨이 동쪽 구간이 통제되는 봄·가을에는 캐슬 정션 쪽으로 돌아갑니다.
- 유모차는 로어 폭포까지 갈 수 있지만 좁은 곳이 있어 아기띠가 더 편합니다.
- 투어 7일 전까지 취소하시면 예약·송금 수수료(최대 C$5)만 빼고 전액 환불해 드립니다.`,
    ca: `### Highlights

- The Lower and Upper Falls, reached on walkways bolted to the canyon wall
- Your choice of the Banff Gondola or the Upper Hot Springs
- Bow Falls, Surprise Corner and Vermilion Lakes
- Lunch and a wander on Banff Avenue

### What makes it special

It is **C$180 each, whatever the size of your party**: someone travelling alone pays no more. How far you walk is up to you. The Lower Falls are 2.4 km there and back, the Upper Falls 5 km, and there is no shame in turning around early for a hot chocolate.

### Good to know

- The canyon fills quickly after 9:00 a.m., so we start early and walk in ahead of the buses.
- From December to March the trail is ice. We lend you cleats.
- When the east end of the Bow Valley Parkway is closed to cars in spring and fall, we come in by Castle Junction.
- A stroller can make it to the Lower Falls, but a baby carrier is easier where it is narrow.
- Cancel 7 or more days ahead and you get everything back, less a booking or transfer fee of at most C$5.`,
    cn: `### 行程亮点

- 沿崖壁栈道走到下瀑布和上瀑布
- 硫磺山缆车、上温泉二选一
- 弓河瀑布、惊喜角和朱砂湖
- 在班夫大道吃午餐、逛小店

### 为什么值得选

本行程**不论几人同行，每人都是 C$180**，独自出行也不加价。走多远由您定：到下瀑布往返 2.4 公里，到上瀑布往返 5 公里，累了随时折返，去喝杯热巧克力。

### 出行须知

- 上午 9 点以后峡谷里人多，所以我们一早出发。
- 12 月至次年 3 月步道结冰，我们免费借您冰爪。
- 春秋两季弓河谷景观道东段禁车时，改从城堡路口进入。
- 婴儿车可以推到下瀑布，但有几处较窄，用背带更方便。
- 出发前 7 天或更早取消，全额退款，仅扣不超过 C$5 的预订或转账手续费。`,
  },
  route: {
    kr: '캘거리 – 존스턴 캐니언 – 밴프 – 보우 폭포 – 설퍼산 – 버밀리언 호수 – 캘거리',
    ca: 'Calgary – Johnston Canyon – Banff – Bow Falls – Sulphur Mountain – Vermilion Lakes – Calgary',
    cn: '卡尔加里 – 约翰斯顿峡谷 – 班夫 – 弓河瀑布 – 硫磺山 – 朱砂湖 – 卡尔加里',
  },
  included: {
    kr: [
      '전용 차량 1대(최대 4인), 유류비와 주차비',
      '한국어 가이드 겸 기사(영어·중국어 가능)',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '겨울철 아이젠 대여',
      '따뜻한 차와 생수',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle for up to four, fuel and parking',
      'Driver-guide in English (Korean or Chinese on request)',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Ice cleats in winter',
      'Hot tea and bottled water',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车（最多 4 人）、油费和停车费',
      '中文司导（也可选韩语或英语）',
      '卡尔加里、坎莫尔、班夫免费接送',
      '冬季免费借用冰爪',
      '热茶和瓶装水',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '국립공원 입장권(성인 1인 하루 약 C$12)',
      '곤돌라 탑승권 또는 온천 입장권',
      '점심 식사',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
    ],
    ca: [
      'Parks Canada pass (about C$12 per adult per day)',
      'Gondola or hot springs ticket',
      'Lunch',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
    ],
    cn: [
      '国家公园门票（成人每人每天约 C$12）',
      '缆车票或温泉门票',
      '午餐',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
    ],
  },
  itinerary: [
    {
      minutes: 120,
      place: 'calgary',
      picture: 'castle-mountain',
      title: {
        kr: '캘거리 출발, 보우 밸리로',
        ca: 'Calgary to the Bow Valley',
        cn: '卡尔加里出发，驶向弓河谷',
      },
      body: {
        kr: '오전 7시에 출발해 밴프를 지나 보우 밸리 파크웨이로 들어섭니다. 길가 숲에 사슴이 자주 나타나니 창밖을 잘 봐 주세요.',
        ca: 'We set off at 7:00 a.m. Calgary time and turn onto the Bow Valley Parkway just past Banff. Keep an eye on the trees for deer and elk.',
        cn: '卡尔加里时间早上 7 点出发，过了班夫转入弓河谷景观道。路边林间常有鹿，留意窗外。',
      },
    },
    {
      minutes: 135,
      place: 'johnston',
      picture: 'johnston-canyon-falls',
      videoId: 'moraine0003',
      bilibiliId: 'BV1moraine03',
      title: {
        kr: '존스턴 캐니언 걷기',
        ca: 'Walking Johnston Canyon',
        cn: '徒步约翰斯顿峡谷',
      },
      body: {
        kr: '로어 폭포에서는 작은 바위 굴을 지나 물보라가 닿는 곳까지 다가갈 수 있습니다. 힘이 남으면 30분을 더 걸어 높이 30m의 어퍼 폭포까지 갑니다.',
        ca: 'At the Lower Falls you duck through a little rock tunnel and come out in the spray. With energy to spare, another half hour brings you to the 30-metre Upper Falls.',
        cn: '到下瀑布可以钻过一个小岩洞，水雾扑面而来。体力好的话，再走半小时就到落差 30 米的上瀑布。',
      },
    },
    {
      minutes: 30,
      title: {
        kr: '밴프로 이동',
        ca: 'Back along the river to Banff',
        cn: '返回班夫',
      },
      body: {
        kr: '차로 30분쯤 걸립니다. 뒷자리에서 따뜻한 차를 드시며 쉬세요.',
        ca: 'About half an hour, with hot tea in the back seat.',
        cn: '车程约半小时，在车上喝杯热茶歇一歇。',
      },
    },
    {
      minutes: 90,
      place: 'banff',
      title: {
        kr: '밴프 애비뉴에서 점심과 산책',
        ca: 'Lunch on Banff Avenue',
        cn: '班夫大道午餐与闲逛',
      },
      body: {
        kr: '버거, 라멘, 한식까지 걸어서 갈 수 있는 식당이 많습니다. 남는 시간에는 강가 산책로나 기념품 가게를 둘러보세요.',
        ca: 'Burgers, ramen, Korean, a proper bakery: everything is within a few blocks. The riverside path is a two-minute walk if you have had enough of shops.',
        cn: '汉堡、拉面、韩餐、面包房都在几条街之内。不爱逛店，走两分钟就到河边步道。',
      },
    },
    {
      minutes: 45,
      place: 'bowFalls',
      title: {
        kr: '보우 폭포와 서프라이즈 코너',
        ca: 'Bow Falls and Surprise Corner',
        cn: '弓河瀑布与惊喜角',
      },
      body: {
        kr: '폭포를 아래에서 한 번, 건너편 언덕에서 한 번 봅니다. 서프라이즈 코너에서는 숲 위로 솟은 페어몬트 밴프 스프링스 호텔을 사진 한 장에 담을 수 있습니다.',
        ca: 'We see the falls from the water’s edge and then from across the river, where the Banff Springs Hotel rises out of the trees.',
        cn: '先在水边近看瀑布，再到对岸的惊喜角，把林海中的班夫温泉城堡酒店拍个全景。',
      },
    },
    {
      minutes: 120,
      place: 'gondola',
      picture: 'hot-springs-evening',
      title: {
        kr: '설퍼산 곤돌라 또는 어퍼 온천',
        ca: 'Gondola or hot springs',
        cn: '硫磺山缆车或上温泉',
      },
      body: {
        kr: '전망을 원하시면 곤돌라로 정상에 오르고, 쉬고 싶으시면 37~40°C 온천에 몸을 담가 보세요. 수영복과 수건은 현장에서도 빌릴 수 있습니다.',
        ca: 'Ride up for the view over six mountain ranges, or soak at 37–40 °C. The two sit side by side, and the springs rent swimsuits and towels.',
        cn: '想看风景就坐缆车上山，想放松就泡 37 到 40°C 的温泉，两处紧挨着。泳衣和毛巾可以现场租。',
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
        kr: '하루를 마무리하기 좋은 조용한 호수입니다. 늦은 오후에는 런들산에 빛이 듭니다.',
        ca: 'A quiet place to end the day, when the late light reaches Mount Rundle.',
        cn: '傍晚的阳光落在伦德尔山上，安安静静地结束这一天。',
      },
    },
    {
      minutes: 90,
      place: 'calgary',
      title: {
        kr: '캘거리 도착',
        ca: 'Return to Calgary',
        cn: '返回卡尔加里',
      },
      body: {
        kr: '오후 6시쯤 숙소에 도착합니다.',
        ca: 'At your door around 6:00 p.m. Calgary time.',
        cn: '卡尔加里时间下午 6 点左右送回酒店。',
      },
    },
  ],
  departures: [
    {
      inDays: 8,
      male: 0,
      female: 1,
      remarks: {
        kr: '혼자 여행하는 20대 여성분입니다. 하루를 함께 다닐 동행을 찾습니다.',
        ca: 'Solo traveller in her twenties, looking to share the car.',
        cn: '二十多岁的女生，独自出行，想找人拼车。',
      },
    },
  ],
}
