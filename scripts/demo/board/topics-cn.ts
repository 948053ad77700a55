import type { DemoTopic } from './demo-board.ts'

export const topicsCn: DemoTopic[] = [
  {
    tourId: 1,
    category: 3,
    author: 'chenjia4',
    title: '带5岁和9岁的孩子，安全座椅怎么安排？',
    content: `我们一家四口从上海过去，儿子5岁、108厘米，女儿刚满9岁、136厘米。

1. 安全座椅需要自己带吗？
2. 梦莲湖的石堆，小朋友能爬上去吗？
3. 车上能不能放一辆轻便推车？`,
    tags: ['安全座椅', '亲子'],
    isPrivate: false,
    daysAgo: 310,
    views: 187,
    replies: [
      {
        author: 'admin',
        content: `您好！依次回答：

1. 未满9岁、身高不足145厘米或体重不足36公斤的孩子都请使用座椅或增高垫，两位小朋友各备一个，**不用自带**。
2. 石堆有台阶，大人牵着走十来分钟就到顶。
3. 可以，后备厢放得下。`,
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '太好了，行李能少一大件。另外早上能不能在坎莫尔接我们？', daysAfter: 1 },
      { author: 'admin', content: '可以，坎莫尔、班夫和卡尔加里都免费接送，把酒店名字发给我们就行。', daysAfter: 2 },
    ],
  },
  {
    tourId: 1,
    category: 2,
    author: 'linxiaoyu',
    title: '早上五点半的梦莲湖，值得定三个闹钟',
    content: `我和先生住多伦多，来加拿大六年了，第一次进落基山。私家车早就不让开进梦莲湖，班车票又没抢到，才找到这里，结果成了整趟旅行最划算的决定。

五点出头到停车场，爬上石堆的时候天刚泛白。十座山峰先是灰蓝色，然后最高的那座尖上忽然亮了一点橙，像有人在上面点了支蜡烛，接着一座一座往下亮。旁边二十来个人，谁都没出声。

路易斯湖我们没有划船，走了湖尽头的那段路。向导说，湖水的颜色来自冰川磨出来的石粉，七八月最浓，六月刚化冰的时候反而偏深，第一次听人讲清楚。

几点经验：

- 七月清晨只有五度，羽绒服真的要带。
- 别穿平底帆布鞋爬石堆，我就崴了一下。
- 向导带的热姜茶比相机还重要。

先生向来嫌跟团累，回程路上却问我：“下次冬天还能找他们吗？”`,
    tags: ['梦莲湖', '日出', '路易斯湖'],
    isPrivate: false,
    daysAgo: 126,
    views: 431,
    replies: [
      {
        author: 'admin',
        content: '谢谢小雨的文字，那天的日出也是我们今夏见过最好的之一。脚好些了吗？冬天见！',
        daysAfter: 1,
      },
      { author: 'linxiaoyu', content: '早就好了，谢谢惦记。冬天准备去黄刀镇，正在说服先生请假。', daysAfter: 1 },
      { author: 'momoYYC', content: '请问要几点从卡尔加里出发才赶得上日出呀？', daysAfter: 4 },
      {
        author: 'linxiaoyu',
        content: '我们前一晚住班夫，早上四点出门。从卡尔加里走的话，恐怕两点半就得上车……',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 2,
    category: 1,
    author: 'laozhou61',
    title: '老两口加儿子共三人，冰原大道三天怎么收费',
    content: `我们从成都来看儿子，三个人，想走冰原大道三天。三个人要不要另加钱？我和老伴一间，儿子单独一间。我有点高血压，海拔有没有影响？`,
    tags: ['预订', '报价'],
    isPrivate: true,
    daysAgo: 230,
    views: 8,
    replies: [
      {
        author: 'admin',
        content:
          '周叔叔好！三位成行不收人数不足的附加费，只有儿子多住的那一间，通常每天加200加元。全程最高处就是佩托湖一带，海拔2100米左右，一般不会有高原反应，但请按时服药，行程里每天下午四点半前入住。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '那就订9月上旬的，定金怎么付？我不太会用英文网站。', daysAfter: 2 },
      {
        author: 'admin',
        content:
          '定金20加元，会从尾款里扣除。您让儿子用e-Transfer转给我们就行，步骤已用中文发到您邮箱。出发前7天以上取消全额退款，最多只扣5加元转账手续费。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 2,
    category: 2,
    author: 'laozhou61',
    title: '六十四岁，第一次站在冰川跟前',
    content: `退休前我教了三十年地理，黑板上画过无数次冰川，今天总算站到跟前了。

第一天看弓湖和佩托湖。佩托湖的颜色，我要是这样画在卷子上，学生一定说老师上错色了。第二天到阿萨巴斯卡冰川，路边立着一块块年份牌，1908、1925、1982……一路往上走，越走心里越沉。向导小伙子讲得很专业，冰碛、冰斗、U形谷，一样不差，我们两个人聊得老伴都吃醋了。

住宿比想象中舒服，晚饭在镇上中餐馆吃了麻婆豆腐，味道嘛，给六分，但在雪山脚下吃，加到九分。

第三天返程，儿子睡着了，我和老伴看了一路的山。她说：“老周，你这辈子的课今天才算上完。”

感谢司导一路照应，走慢路、提行李、提醒吃药，比儿子还细心。`,
    tags: ['冰原大道', '退休旅行', '冰川'],
    isPrivate: false,
    daysAgo: 132,
    views: 352,
    replies: [
      {
        author: 'admin',
        content:
          '周老师，我们的向导说，这三天他像上了一门课，还记了两页笔记。“比儿子还细心”这句不敢当，替我们问阿姨好！',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '老师写得真好，最后一句看得我眼眶一热。明年也想带我爸妈走一趟。', daysAfter: 3 },
      {
        author: 'laozhou61',
        content: '带老人来就挑九月上旬，人少，不冷不热，熊也忙着吃东西，顾不上理人。',
        daysAfter: 4,
      },
      { author: 'momoYYC', content: '麻婆豆腐六分笑出声，周叔叔下次来卡尔加里，唐人街有一家能给八分！', daysAfter: 6 },
    ],
  },
  {
    tourId: 3,
    category: 3,
    author: 'chenjia4',
    title: '约翰斯顿峡谷推车能进去吗？厕所方便吗',
    content: `小的走累了就要抱，想推车进去。还有沿途有没有洗手间、能不能吃东西？看到有人说会有熊，就更不敢让孩子拿零食了。`,
    tags: ['亲子', '推车'],
    isPrivate: false,
    daysAgo: 288,
    views: 139,
    replies: [
      {
        author: 'admin',
        content:
          '到下瀑布单程1.2公里，轻便推车勉强能过，但铁栈道窄、人多时会很吃力，更推荐背带，我们可以免费借。洗手间在入口处，路上没有。水和密封的小零食可以吃，别喂松鼠，垃圾全部带走。',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'Our grandson is five and walked to the lower falls and back by himself. A carrier would still be my choice on a busy day.',
        daysAfter: 2,
      },
      { author: 'chenjia4', content: '谢谢两位，那就借背带，儿子爸爸当苦力。', daysAfter: 3 },
    ],
  },
  {
    tourId: 4,
    category: 3,
    author: 'laozhou61',
    title: '看金色落叶松，哪几天最稳当？',
    content: `儿子说九月底的落叶松一年就黄十来天。我们的时间比较活，想请教哪几天把握最大？另外上山下山要走多久，膝盖不太好的人有没有缓一点的走法？`,
    tags: ['落叶松', '秋色'],
    isPrivate: false,
    daysAgo: 118,
    views: 175,
    replies: [
      {
        author: 'admin',
        content:
          '往年9月20日到28日最有把握，早霜来得早会提前两三天。落叶松谷单程4.3公里、爬升535米，我们一般安排五到六个小时慢慢走。膝盖不好的话，可以改去卡纳纳斯基斯的海伍德山口，停车场海拔已有2200米，少爬三分之二。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '那就选后一种，老胳膊老腿不逞强。登山杖要自己带吗？', daysAfter: 1 },
      {
        author: 'admin',
        content: '不用带，车上备了四副登山杖和护膝。天气预报出来后，我们再和您敲定哪一天。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 5,
    category: 2,
    author: 'momoYYC',
    title: '翡翠湖一日：比名字还要绿',
    content: `期中考完，和室友两个人拼了一天出去透气。同学都说班夫看腻了就去幽鹤，果然没错。

天然桥那里，河水硬生生在石头中间钻出一个洞，轰隆隆的，站在边上说话都要喊。塔卡考瀑布更夸张，从停车场走十分钟就到跟前，三百多米的水从天上砸下来，我的刘海当场报废。

翡翠湖那会儿没有风，绿得像一整块果冻。我们绕湖走了五公里，左边是森林，右边是水，路上遇见一只潜鸟，叫声像在笑。向导姐姐知道我们学生党没钱，提前帮我们查了湖边哪家咖啡性价比高，午饭直接在木桌上吃自带的饭团。

唯一的遗憾是没抢到独木舟。建议大家上午十点前去，下午排队要一个小时。`,
    tags: ['幽鹤', '翡翠湖', '留学生'],
    isPrivate: false,
    daysAgo: 92,
    views: 241,
    replies: [
      {
        author: 'admin',
        content: '刘海虽然牺牲了，照片可是全程最好看的。下次我们先去排独木舟，再看瀑布！',
        daysAfter: 1,
      },
      { author: 'linxiaoyu', content: '“像一整块果冻”太形象了。请问绕湖一圈累不累，平底鞋可以吗？', daysAfter: 2 },
      { author: 'momoYYC', content: '很平，运动鞋就行。后半圈有一段烂泥，别穿小白鞋！', daysAfter: 2 },
    ],
  },
  {
    tourId: 6,
    category: 3,
    author: 'laozhou61',
    title: '冬天四天的路况安全吗？遇到封路怎么办',
    content: `过年想跟儿子一家再来一次。听说冬天山里经常封路，万一行程走不了，钱怎么算？车上有没有雪地胎？`,
    tags: ['冬季', '安全', '退款'],
    isPrivate: false,
    daysAgo: 60,
    views: 134,
    replies: [
      {
        author: 'admin',
        content:
          '周老师好！所有车辆10月到次年4月都换冬季胎，车上备有防滑链、毯子和卫星通讯器。遇到封路，司导会当场改走替代路线，比如把冰原大道换成班夫周边；如果当天完全不能成行，会和您商量改期。',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content:
          '您主动取消的话：出发前7天以上全额退，最多扣5加元手续费；前3天取消退一半；当天取消不退。所以建议同时买一份旅行保险。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '讲得清楚，这就让儿子去比较保险。', daysAfter: 2 },
    ],
  },
  {
    tourId: 7,
    category: 3,
    author: 'chenjia4',
    title: '卡纳纳斯基斯会不会碰到熊？带孩子有点怕',
    content: `先生特别想走这条线，我比较担心熊。带着5岁的孩子下车走步道，到底安不安全？需要自己买防熊喷雾吗？`,
    tags: ['熊', '亲子', '安全'],
    isPrivate: false,
    daysAgo: 301,
    views: 229,
    replies: [
      {
        author: 'admin',
        content:
          '担心很正常。司导全程随身带防熊喷雾，也会先教大家怎么做：不跑、聚拢、慢慢后退；孩子始终走在大人中间。我们出发前看当天的野生动物通告，有熊出没的步道一律不去。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '我去过四五次，看到熊的那次是在车里，它过马路比行人还守规矩。', daysAfter: 2 },
      { author: 'chenjia4', content: '哈哈，被你这么一说没那么怕了。那就定下来，先生要请全家吃饭。', daysAfter: 2 },
    ],
  },
  {
    tourId: 8,
    category: 3,
    author: 'linxiaoyu',
    title: '八月看英仙座流星雨，几号出发比较好？',
    content: `想看流星雨又怕碰上满月。另外我们只会用手机，能拍到银河吗？要不要自己带三脚架？`,
    tags: ['流星雨', '摄影'],
    isPrivate: false,
    daysAgo: 178,
    views: 151,
    replies: [
      {
        author: 'admin',
        content:
          '英仙座流星雨每年8月12日前后最盛，前后三天都不错，关键是避开月亮，把您可选的日子发来，我们按月落时间帮您挑。手机夜景模式加三脚架就能拍到银河，三脚架和手机夹都可以借用。',
        daysAfter: 1,
      },
      { author: 'linxiaoyu', content: '太贴心了！那我把8月10日到15日都空出来等通知。', daysAfter: 2 },
    ],
  },
  {
    tourId: 9,
    category: 2,
    author: 'momoYYC',
    title: '住了两年，才算认识卡尔加里',
    content: `爸妈暑假来看我，我本来想自己带他们逛，后来发现除了学校和超市，我什么都不知道，果断求助。

早上走和平桥，我天天骑车经过，第一次知道它是西班牙建筑师设计的，红色取自加拿大国旗和市旗。中央图书馆我爸喜欢得不得了，说想在这里退休。午饭在英格尔伍德吃越南粉，三个人六十多块，我妈换算成人民币之后沉默了一会儿。

下午的大石头在麦田中间，云压得很低，远处在下雨，我们这边却是太阳，拍出来像油画。向导说草原上的天气就是这样，一天看三场。

晚上在山崖上看城里亮灯，我妈忽然说：“看到你住的地方是这个样子，我就放心了。”

我差点没绷住。谢谢你们。`,
    tags: ['卡尔加里', '父母', '留学生'],
    isPrivate: false,
    daysAgo: 112,
    views: 318,
    replies: [
      {
        author: 'admin',
        content: '能让阿姨放心，是我们这个夏天收到的最好的评价。也欢迎你常来，我们请你喝英格尔伍德那家的咖啡。',
        daysAfter: 1,
      },
      {
        author: 'laozhou61',
        content: '可怜天下父母心。我第一次来看儿子，也是看到他家冰箱是满的才放心。',
        daysAfter: 2,
      },
      { author: 'linxiaoyu', content: '看哭了，下个月就给我妈买机票。', daysAfter: 3 },
    ],
  },
  {
    tourId: 10,
    category: 1,
    author: 'chenjia4',
    title: '德拉姆黑勒，一家四口一共700加元对吗？',
    content: `女儿研究恐龙两年了，这站必须去。请确认：页面上写每人175加元，一家四口就是700加元，对吗？税和门票另算多少？我们7月下旬周三有空。`,
    tags: ['恐龙', '预订', '价格'],
    isPrivate: false,
    daysAgo: 304,
    views: 121,
    replies: [
      {
        author: 'admin',
        content:
          '对的，**每人175加元**，四个人一共700加元，加5% GST是735加元。博物馆门票另付，成人二十多加元，儿童有优惠，以官网为准。7月下旬周三还有车，要帮您留吗？',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '请帮忙留下！女儿已经开始收拾她的放大镜了。', daysAfter: 1 },
      {
        author: 'admin',
        content: '已为您保留。放大镜一定要带，马蹄峡谷底下能看到化石碎片，看完请放回原处，按法律是不能带走的。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 10,
    category: 2,
    author: 'chenjia4',
    title: '女儿说：这里比迪士尼好',
    content: `先说结论：家里有恐龙迷的，这一天不能省。

一路都是黄灿灿的油菜花，开着开着，地忽然没了，底下是一层一层像千层蛋糕的峡谷。儿子喊“蛋糕”，女儿纠正他：“这是白垩纪。”

博物馆我们待了快三个小时。女儿站在“黑美人”霸王龙前面，把准备好的问题一条一条问向导，向导答不上来的就带她去找工作人员，人家真的蹲下来跟她讲了十分钟。作为妈妈，那一刻特别感动。

下午爬进世界最大恐龙的嘴里拍照，再去走吊桥。弟弟不敢过，是向导牵着他数步子走过去的，走完自己又跑了两个来回。回程迎着落日，两个孩子都睡着了。

提醒：谷底非常晒，三十多度，帽子、防晒、替换T恤都要备。门票提前网上买，不用排队。`,
    tags: ['恐龙', '亲子', '德拉姆黑勒'],
    isPrivate: false,
    daysAgo: 114,
    views: 297,
    replies: [
      {
        author: 'admin',
        content: '小古生物学家的问题清单我们留了复印件，下次谁带队谁先预习。弟弟也很勇敢，三次过桥纪录保持者！',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '念给他听了，现在在家逢人就说自己是纪录保持者。', daysAfter: 1 },
      { author: 'linxiaoyu', content: '没有孩子的大人去会不会无聊？其实我自己想去。', daysAfter: 5 },
      { author: 'chenjia4', content: '不会！我先生看得比孩子还认真，石柱林傍晚拍照也很出片。', daysAfter: 6 },
    ],
  },
  {
    tourId: 11,
    category: 1,
    author: 'momoYYC',
    title: '两个女生想去牧场骑马，能帮忙订素食吗',
    content: `我和室友报名牧场那条线，她吃素（鸡蛋牛奶可以）。折扣价280加元一位，是已经打完折的价格吗？定金是不是转20加元就可以？`,
    tags: ['素食', '骑马'],
    isPrivate: true,
    daysAgo: 158,
    views: 5,
    replies: [
      {
        author: 'admin',
        content:
          '是的，两人成行每人280加元就是实际支付价，另加5% GST。定金20加元，从尾款里扣。素食已通知牧场，会准备烤蔬菜、炖豆和玉米面包。',
        daysAfter: 1,
      },
      {
        author: 'momoYYC',
        content: '收到，刚刚转过去了。另外我一米五八、零基础，请给我配一匹脾气最好的马！',
        daysAfter: 1,
      },
      { author: 'admin', content: '定金已到账。牧场说给您留“奶油”，十六岁，见谁都打瞌睡。', daysAfter: 2 },
    ],
  },
  {
    tourId: 12,
    category: 1,
    author: 'linxiaoyu',
    title: '两人黄刀镇三晚，从多伦多直接飞可以吗',
    content: `我们从多伦多出发，不经过卡尔加里，直接在黄刀镇会合可以吗？两个人的总价（含附加费和税）麻烦报一下。我先生只吃清真，晚上的宵夜和热汤能安排吗？`,
    tags: ['报价', '清真', '极光'],
    isPrivate: true,
    daysAgo: 97,
    views: 10,
    replies: [
      {
        author: 'admin',
        content:
          '可以，在黄刀镇机场接您。两位每人1890加元，小计3780加元；不足3人的附加费和5% GST写在报价单里，已发邮箱。清真宵夜没有问题，我们从卡尔加里带食材过去，汤和班诺克面包不含肉，餐具分开。',
        daysAfter: 1,
      },
      {
        author: 'linxiaoyu',
        content: '没想到还能这么细致，先生终于答应请假了！请帮我们留1月下旬新月前后。',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content: '已保留。顺带说一句，月亮其实不太影响看极光，有月光照着雪地，拍人像反而更好看。',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 12,
    category: 2,
    author: 'linxiaoyu',
    title: '等了两个晚上，第三晚极光爆发',
    content: `写给和我一样出发前天天刷极光预报的人。

第一晚全云，追到公路尽头也没用，在木屋里喝汤、烤棉花糖。第二晚云散了，极光却很懒，天边一条淡淡的绿，像没睡醒。先生嘴上说没关系，我知道他失望。

第三晚零点四十，向导忽然把车停到冰路边上，关了灯说：“下车，快。”我还没戴好帽子，头顶已经全亮了。先是一条河，然后变成帘子，最后整片天都在动，绿的、紫的，边上带一点红。脚下是冰，冰也是绿的。

![雪野上的极光帘幕](/img/demo/aurora-curtain)

先生平时话很少，那晚他说了三遍“你看”。

实用信息：

- 零下三十三度，借的防寒服完全够用，冷的是手指和睫毛。
- 手机揣在贴身口袋，拍完马上收回去。
- 三晚真的比两晚保险，我们要是只住两晚就错过了。
- 先生吃清真，每晚的汤都是单独准备的，非常感谢。`,
    tags: ['极光', '黄刀镇', '冰路'],
    isPrivate: false,
    daysAgo: 21,
    views: 538,
    replies: [
      {
        author: 'admin',
        content: '那晚我们自己也喊出了声。谢谢两位一直沉得住气，照片已经全部传好，请查收邮箱。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '“说了三遍你看”，好浪漫。请问只有周末三天，学生党来得及吗？', daysAfter: 2 },
      {
        author: 'admin',
        content: '行程是四天三晚，最好周五走、周一回，请一天假就够。可以看看合拼出发的日期，三人以上更划算。',
        daysAfter: 3,
      },
      { author: 'laozhou61', content: '我和老伴也动心了，零下三十几度，血压高的人能去吗？', daysAfter: 4 },
      {
        author: 'admin',
        content: '周老师，建议先问问医生。要来就选3月下旬，白天零下十度左右，或者9月，穿秋裤就够了。',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 13,
    category: 4,
    author: 'linxiaoyu',
    title: '有人想一起去白夜行程吗？我们两位，缺一两个人',
    content: `冬天看过极光，明年6月想再去看看不黑的夜。我们夫妻两人，三十多岁，不赶路，爱拍照。加上一两位就能省掉附加费，有兴趣的朋友请在下面回复。`,
    tags: ['拼团', '白夜'],
    isPrivate: false,
    daysAgo: 12,
    views: 83,
    replies: [
      { author: 'momoYYC', content: '我我我！6月刚好考完试。不过我怕蚊子，听说那边的蚊子会排队？', daysAfter: 1 },
      {
        author: 'admin',
        content:
          '三位成行每人1020加元，不再收人数附加费。蚊子确实会排队，防蚊头罩我们每人发一个；6月上旬比下旬少很多。',
        daysAfter: 2,
      },
      { author: 'linxiaoyu', content: '那就6月上旬！我来发邮件，请工作人员帮我们三个登记。', daysAfter: 2 },
    ],
  },
  {
    tourId: 0,
    category: 3,
    author: 'chenjia4',
    title: '司机小费给多少合适？可以给人民币吗',
    content: `第一次去加拿大，不太懂小费。司机兼导游是一份还是两份？小孩算不算人头？可以微信转账吗？`,
    tags: ['小费'],
    isPrivate: false,
    daysAgo: 280,
    views: 203,
    replies: [
      {
        author: 'admin',
        content:
          '小费自愿，参考标准是每人每天15加元，司机和向导是同一个人，给一份就好，孩子不必算。最后一天用加元现金最方便，不够满意可以少给，真的没关系。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '我和室友上次就是最后一天现金给的，装在贺卡里，向导姐姐很开心。', daysAfter: 1 },
      { author: 'chenjia4', content: '明白了，提前换点零钱带上，谢谢！', daysAfter: 1 },
    ],
  },
]
