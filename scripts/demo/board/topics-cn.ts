import type { DemoTopic } from './demo-board.ts'

export const topicsCn: DemoTopic[] = [
  {
    tourId: 1,
    category: 3,
    author: 'chenjia4',
    title: '带5岁和9岁的孩子，安全座椅怎么安排？',
    content: `我们一家四口从上海过去，儿子5岁、108厘米，女儿刚满9岁、136厘米。

1. 安全座椅需要自己带吗？
2. 梦莲湖那个石堆，小朋友爬得上去吗？
3. 后备厢放得下一辆轻便推车吗？`,
    tags: ['安全座椅', '亲子'],
    isPrivate: false,
    daysAgo: 310,
    views: 187,
    replies: [
      {
        author: 'admin',
        content: `您好！依次回答：

1. 未满 9 岁、身高不足 145 厘米、体重不足 36 公斤，符合一项就要用安全座椅或增高垫。两位小朋友我们各备一个，**不用自带**。
2. 石堆有台阶，大人牵着走 15 分钟左右就到顶。
3. 放得下。`,
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '太好了，行李能少一大件！我们住坎莫尔，早上能过来接吗？', daysAfter: 1 },
      { author: 'admin', content: '可以，卡尔加里、坎莫尔、班夫都免费接送，把酒店名字发给我们就行。', daysAfter: 2 },
    ],
  },
  {
    tourId: 1,
    category: 2,
    author: 'linxiaoyu',
    title: '早上五点半的梦莲湖，值得定三个闹钟',
    content: `我和老公住多伦多，来加拿大六年了，第一次进落基山。梦莲湖现在不让私家车进，接驳车票又没抢到，这才找到他家，结果成了整趟旅行最值的一笔钱。

五点出头到停车场，爬上石堆的时候天刚泛白。十座山峰先是灰蓝色，然后最高的那座尖上忽然亮了一点橙，像有人在上面点了支蜡烛，接着一座一座亮过去。旁边二十来个人，谁都没出声。

露易丝湖我们没划船，沿着湖边一直走到尽头。司导说，湖水的颜色是冰川磨出来的石粉，七八月最浓，六月刚化冰的时候反而没这么蓝，第一次有人给我讲明白。

几点经验：

- 七月清晨只有五度，羽绒服真的要带。
- 别穿平底帆布鞋爬石堆，我就崴了一下。
- 司导带的热姜茶比相机还重要。

老公一向嫌跟团累，回程路上居然问我：“冬天还能找他们吗？”`,
    tags: ['梦莲湖', '日出', '露易丝湖'],
    isPrivate: false,
    daysAgo: 126,
    views: 431,
    replies: [
      {
        author: 'admin',
        content: '谢谢小雨，写得真好！那天的日出也是我们今年夏天见过最好的之一。脚好些了吗？冬天见！',
        daysAfter: 1,
      },
      { author: 'linxiaoyu', content: '早就好啦，谢谢惦记。冬天准备去黄刀镇，正在说服老公请假。', daysAfter: 1 },
      { author: 'momoYYC', content: '从卡尔加里走的话，几点出发才赶得上日出呀？', daysAfter: 4 },
      {
        author: 'linxiaoyu',
        content: '我们前一晚住班夫，四点就出门了。从卡尔加里走，估计两点半就得上车……',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 2,
    category: 1,
    author: 'laozhou61',
    title: '老两口加儿子三个人，冰原大道三天怎么收费？',
    content: `我们老两口从成都过来看儿子，想三个人一起走冰原大道三天。三个人要不要另外加钱？我和老伴住一间，儿子单独一间。我有点高血压，海拔高不高，有没有影响？`,
    tags: ['预订', '报价'],
    isPrivate: true,
    daysAgo: 230,
    views: 8,
    replies: [
      {
        author: 'admin',
        content:
          '周叔叔好！三位同行不收人数附加费，只有儿子单住的那一间，通常每天加收 200 加元。硫磺山缆车上到 2281 米，是全程最高的地方，一般不会有高原反应。血压方面请先问问医生，药带够；行程不赶，累了随时停车休息。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '那就订9月上旬的。订金怎么付？我不会用这边的银行。', daysAfter: 2 },
      {
        author: 'admin',
        content:
          '订金 20 加元，从尾款里扣除。请您儿子用 e-Transfer 转给我们就行，步骤已用中文发到您邮箱。出发前 7 天或更早取消，全额退款，只扣不超过 5 加元的手续费；酒店如收取消费，按报价单算。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 2,
    category: 2,
    author: 'laozhou61',
    title: '六十四岁，第一次站在冰川跟前',
    content: `退休前教了三十年地理，黑板上的冰川画过无数回，这次总算站到真家伙跟前了。

第一天逛班夫，第二天上冰原大道，弓湖、佩托湖一路看过去。佩托湖那颜色，我要是这样画在黑板上，学生一定说老师上错色了。下午到阿萨巴斯卡冰川，路边立着一块块年份牌，1908、1925、1982……一路往上走，越走心里越沉。司导小伙子懂行，冰碛、冰斗、U形谷，一样不差，我俩聊得老伴都吃醋了。

住得比想象中舒服。晚饭在镇上中餐馆吃了麻婆豆腐，味道嘛，六分，雪山脚下吃，加到九分。

第三天返程，儿子睡着了，我和老伴看了一路的山。她说：“老周，你这辈子的课今天才算上完。”

感谢司导一路照应，陪着慢慢走、帮提行李、提醒吃药，比儿子还细心。`,
    tags: ['冰原大道', '退休旅行', '冰川'],
    isPrivate: false,
    daysAgo: 132,
    views: 352,
    replies: [
      {
        author: 'admin',
        content: '周老师，司导说这三天像上了一门课，笔记都记了两页。“比儿子还细心”可不敢当，替我们问阿姨好！',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '写得真好，看到阿姨最后那句眼眶一热。明年也想带我爸妈走一趟。', daysAfter: 3 },
      {
        author: 'laozhou61',
        content: '带老人来就挑九月上旬，人少，不冷不热，熊忙着吃东西，顾不上理人。',
        daysAfter: 4,
      },
      { author: 'momoYYC', content: '麻婆豆腐六分，笑死😂 周叔叔下次来卡城，唐人街有一家能打八分！', daysAfter: 6 },
    ],
  },
  {
    tourId: 3,
    category: 3,
    author: 'chenjia4',
    title: '约翰斯顿峡谷推车能进吗？上厕所方便吗',
    content: `小的走累了就要抱，想推车进去。路上有没有洗手间？能吃东西吗？听说有熊，都不敢让孩子手里拿零食了。`,
    tags: ['亲子', '推车'],
    isPrivate: false,
    daysAgo: 288,
    views: 139,
    replies: [
      {
        author: 'admin',
        content:
          '到下瀑布单程 1.2 公里，轻便推车勉强能过，但栈道窄，人多时很吃力，更推荐用背带，我们可以免费借。洗手间在入口处，路上没有。喝水、吃点小零食没问题，别喂松鼠，垃圾全部带走。',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'Our grandson is five and walked to the lower falls and back by himself. A carrier would still be my choice on a busy day.',
        daysAfter: 2,
      },
      { author: 'chenjia4', content: '谢谢两位！那就借背带，孩子爸当苦力。', daysAfter: 3 },
    ],
  },
  {
    tourId: 4,
    category: 3,
    author: 'laozhou61',
    title: '看落叶松，哪几天最稳当？',
    content: `儿子说落叶松一年就黄那么十来天。我们时间活，想请教哪几天把握最大？还有上山下山要走多久，膝盖不大好，有没有缓一点的走法？`,
    tags: ['落叶松', '秋色'],
    isPrivate: false,
    daysAgo: 118,
    views: 175,
    replies: [
      {
        author: 'admin',
        content:
          '往年 9 月 20 日到 28 日最有把握，霜来得早会提前两三天。落叶松谷单程 4.3 公里，爬升 535 米，我们一般安排五到六个小时慢慢走。膝盖不好的话，可以改去卡纳纳斯基斯的海伍德山口，停车场海拔就有 2200 米，爬升少得多。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '那就选后一个，老胳膊老腿不逞强。登山杖要自己带吗？', daysAfter: 1 },
      {
        author: 'admin',
        content: '不用带，车上备了四副登山杖和护膝。等天气预报出来，再和您敲定哪一天。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 5,
    category: 2,
    author: 'momoYYC',
    title: '翡翠湖，比名字还要绿',
    content: `考完试和室友出去透气。同学都说班夫看腻了就去幽鹤，果然没错。

天然桥那里，河水硬生生在石头里钻出一个洞，轰隆隆的，站边上说话都得喊。塔卡考瀑布更夸张，从停车场走十分钟就到跟前，两百多米的水从天上砸下来，我的刘海当场报废。

翡翠湖那会儿没有风，绿得像一整块果冻。绕湖走了五公里，左边森林右边水，路上遇见一只潜鸟，叫声像在笑。司导姐姐知道我们学生党穷，早上先带我们去超市买好饭团，中午就坐在湖边木桌上吃，省下的钱买了咖啡。

唯一的遗憾是没划成独木舟。建议上午十点前去，下午排队要一个小时。`,
    tags: ['幽鹤', '翡翠湖', '留学生'],
    isPrivate: false,
    daysAgo: 92,
    views: 241,
    replies: [
      {
        author: 'admin',
        content: '刘海虽然牺牲了，照片可是全程最好看的！下次我们先去划独木舟，再看瀑布。',
        daysAfter: 1,
      },
      { author: 'linxiaoyu', content: '“像一整块果冻”太形象了。绕湖一圈累吗，平底鞋行不行？', daysAfter: 2 },
      { author: 'momoYYC', content: '很平，运动鞋就行。后半圈有一段烂泥，别穿小白鞋！', daysAfter: 2 },
    ],
  },
  {
    tourId: 6,
    category: 3,
    author: 'laozhou61',
    title: '冬天四天的路况安全吗？遇到封路怎么办',
    content: `过年想跟儿子再走一趟。听说冬天山里经常封路，万一走不了，钱怎么算？车上有没有雪地胎？`,
    tags: ['冬季', '安全', '退款'],
    isPrivate: false,
    daysAgo: 60,
    views: 134,
    replies: [
      {
        author: 'admin',
        content:
          '周老师好！所有车辆 10 月到次年 4 月都换冬季胎，车上备有防滑链、毯子和卫星通讯器。遇到封路，司导会改走替代路线，比如翡翠湖去不了就换成班夫周边；如果完全走不了，由我们取消，改期或全额退款由您选，订金也退，不收手续费。',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content:
          '您这边取消的话：出发前 7 天或更早全额退，只扣不超过 5 加元的手续费；前 6 天到 3 天退一半，同样扣手续费；前 2 天和 1 天，酒店退多少我们转退多少，最多一半；当天不退。酒店另收取消费的，以报价单为准。建议买一份旅行保险。',
        daysAfter: 1,
      },
      { author: 'laozhou61', content: '讲得清楚。这就让儿子去比保险。', daysAfter: 2 },
    ],
  },
  {
    tourId: 7,
    category: 3,
    author: 'chenjia4',
    title: '卡纳纳斯基斯会不会碰到熊？带孩子有点怕',
    content: `孩子爸特别想走这条线，我就怕熊。带个5岁的下车走步道，到底安不安全？防熊喷雾要自己买吗？`,
    tags: ['熊', '亲子', '安全'],
    isPrivate: false,
    daysAgo: 301,
    views: 229,
    replies: [
      {
        author: 'admin',
        content:
          '担心很正常。司导随身带防熊喷雾，也会先教大家怎么做：不跑、聚拢、慢慢后退；孩子走在大人中间。出发前我们会看当天的野生动物通告，有熊出没的步道一律不去。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '我去过四五次，看到熊的那次是在车里，它过马路比行人还守规矩。', daysAfter: 2 },
      {
        author: 'chenjia4',
        content: '哈哈哈被你这么一说没那么怕了。那就定了，孩子爸高兴得要请全家吃饭。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 8,
    category: 3,
    author: 'linxiaoyu',
    title: '八月看英仙座流星雨，几号出发比较好？',
    content: `想看流星雨，又怕碰上满月。我们只会用手机，能拍到银河吗？三脚架要自己带吗？`,
    tags: ['流星雨', '摄影'],
    isPrivate: false,
    daysAgo: 178,
    views: 151,
    replies: [
      {
        author: 'admin',
        content:
          '英仙座流星雨每年 8 月 12 日前后最盛，前后三天都不错，关键是避开月亮。把可选的日子发来，我们按月落时间帮您挑。手机夜景模式加三脚架就能拍到银河，三脚架和手机夹都可以借。',
        daysAfter: 1,
      },
      { author: 'linxiaoyu', content: '太贴心了！8月10号到15号都空出来，等你们通知。', daysAfter: 2 },
    ],
  },
  {
    tourId: 9,
    category: 2,
    author: 'momoYYC',
    title: '住了两年，才算认识卡尔加里',
    content: `爸妈暑假来看我，本来想自己带他们逛，后来发现除了学校和超市，我啥也不认识，果断求助。

早上走和平桥，我天天骑车经过，第一次知道是西班牙建筑师设计的，红色取自加拿大国旗和市旗。中央图书馆我爸喜欢得不得了，说退休就待在这儿。午饭在英格尔伍德吃越南粉，三个人六十多刀，我妈换算成人民币以后沉默了一会儿。

下午的大石头在麦田中间，云压得很低，远处在下雨，我们这边却出着太阳，拍出来像油画。司导说草原天气就这样，一天看三场。

晚上在山崖上看城里亮灯，我妈忽然说：“看到你住的地方是这个样子，我就放心了。”

我差点没绷住。谢谢你们。`,
    tags: ['卡尔加里', '父母', '留学生'],
    isPrivate: false,
    daysAgo: 112,
    views: 318,
    replies: [
      {
        author: 'admin',
        content: '能让阿姨放心，是我们这个夏天收到的最好的评价。欢迎常来坐坐，请您喝英格尔伍德那家的咖啡。',
        daysAfter: 1,
      },
      {
        author: 'laozhou61',
        content: '可怜天下父母心。我第一次来看儿子，看见他家冰箱是满的，这才放心。',
        daysAfter: 2,
      },
      { author: 'linxiaoyu', content: '看哭了，这就去给我妈看机票。', daysAfter: 3 },
    ],
  },
  {
    tourId: 10,
    category: 1,
    author: 'chenjia4',
    title: '德拉姆黑勒，一家四口一共700加元对吗？',
    content: `女儿迷恐龙两年了，这站必须去。跟您确认一下：页面写每人175加元，一家四口就是700加元，对吧？税和门票另外要多少？我们7月下旬的周三都可以。`,
    tags: ['恐龙', '预订', '价格'],
    isPrivate: false,
    daysAgo: 304,
    views: 121,
    replies: [
      {
        author: 'admin',
        content:
          '对的，**每人 175 加元**，四位一共 700 加元，加 5% GST 是 735 加元。博物馆门票另付，成人二十多加元，儿童有优惠，以官网为准。7 月下旬的周三还有车，要帮您留吗？',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '留留留！女儿已经开始收拾她的放大镜了。', daysAfter: 1 },
      {
        author: 'admin',
        content: '已为您保留。放大镜一定要带，马蹄峡谷谷底能看到化石碎片，看完请放回原处，法律规定不能带走。',
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

博物馆我们待了快三个小时。女儿站在“黑美人”霸王龙前面，把准备好的问题一条条问司导，司导答不上来的就带她去找工作人员，人家真的蹲下来跟她讲了十分钟。当妈的那一刻真的破防。

下午爬进世界最大恐龙的嘴里拍照，再去走吊桥。弟弟不敢过，司导牵着他数步子走过去的，走完他自己又跑了两个来回。回程迎着落日，两个娃都睡着了。

提醒：谷底巨晒，三十多度，帽子、防晒、换洗T恤都带上。门票提前网上买，不用排队。`,
    tags: ['恐龙', '亲子', '德拉姆黑勒'],
    isPrivate: false,
    daysAgo: 114,
    views: 297,
    replies: [
      {
        author: 'admin',
        content: '小古生物学家的问题清单我们留了一份，下次谁带队谁先预习。弟弟也很勇敢，过桥纪录保持者！',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '念给他听了，现在逢人就说自己是纪录保持者。', daysAfter: 1 },
      { author: 'linxiaoyu', content: '没娃的大人去会不会无聊？其实是我自己想去。', daysAfter: 5 },
      { author: 'chenjia4', content: '不会！孩子爸看得比孩子还认真，石柱林傍晚也很出片。', daysAfter: 6 },
    ],
  },
  {
    tourId: 11,
    category: 1,
    author: 'momoYYC',
    title: '两个女生想去牧场骑马，能帮忙订素食吗',
    content: `我和室友想报牧场那条线，她吃素（蛋奶可以）。280加元一位是折后价吗？订金转20加元就行？`,
    tags: ['素食', '骑马'],
    isPrivate: true,
    daysAgo: 158,
    views: 5,
    replies: [
      {
        author: 'admin',
        content:
          '是的，两人同行每人 280 加元就是折后价，另加 5% GST。订金 20 加元，从尾款里扣。素食已告诉牧场，会准备烤蔬菜、炖豆和玉米面包。',
        daysAfter: 1,
      },
      {
        author: 'momoYYC',
        content: '收到，刚转过去了。我一米五八，零基础，求一匹脾气最好的马！',
        daysAfter: 1,
      },
      { author: 'admin', content: '订金已到账。牧场说给您留“奶油”，十六岁，见谁都打瞌睡。', daysAfter: 2 },
    ],
  },
  {
    tourId: 12,
    category: 1,
    author: 'linxiaoyu',
    title: '两个人黄刀镇三晚，从多伦多直接飞过去可以吗？',
    content: `我们从多伦多飞，不去卡尔加里，直接在黄刀镇碰头可以吗？麻烦报一下两个人的总价，附加费和税都算上。我老公只吃清真，晚上的夜宵和热汤能安排吗？`,
    tags: ['报价', '清真', '极光'],
    isPrivate: true,
    daysAgo: 97,
    views: 10,
    replies: [
      {
        author: 'admin',
        content:
          '可以，我们在黄刀镇机场接您。两位每人 1890 加元，小计 3780 加元；不足 3 人的附加费和 5% GST 都写在报价单里，已发您邮箱。清真夜宵没问题，食材我们从卡尔加里带过去，汤和班诺克面包不含肉，餐具分开。',
        daysAfter: 1,
      },
      {
        author: 'linxiaoyu',
        content: '没想到这么细致，老公终于答应请假了！帮我们留1月下旬新月前后吧。',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content: '已为您保留。顺便说一句，月亮其实不太影响看极光，月光照着雪地，拍人像反而更好看。',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 12,
    category: 2,
    author: 'linxiaoyu',
    title: '等了两个晚上，第三晚极光爆发',
    content: `写给跟我一样出发前天天刷极光预报的人。

第一晚全是云，追到公路尽头也没用，回来喝汤、烤棉花糖。第二晚云散了，极光却很懒，天边一条淡淡的绿，像没睡醒。老公嘴上说没关系，我知道他失望。

第三晚零点四十，司导忽然把车停在冰路边上，关了灯：“下车，快。”我还没戴好帽子，头顶已经全亮了。先是一条河，然后变成帘子，最后整片天都在动，绿的、紫的，边上带一点红。脚下是冰，冰也是绿的。

![雪野上的极光帘幕](/img/demo/aurora-curtain)

老公平时话很少，那晚说了三遍“你看”。

实用信息：

- 零下三十三度，他们给的防寒服完全够用，冷的是手指和睫毛。
- 手机揣在贴身口袋，拍完马上收回去。
- 三晚真的比两晚保险，只住两晚我们就错过了。
- 老公吃清真，每晚的汤都是单独准备的，特别感谢。`,
    tags: ['极光', '黄刀镇', '冰路'],
    isPrivate: false,
    daysAgo: 21,
    views: 538,
    replies: [
      {
        author: 'admin',
        content: '那晚我们自己也喊出了声。谢谢两位一直沉得住气，照片都传好了，请查收邮箱。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '三遍“你看”，磕到了！只有周末三天的话，学生党来得及吗？', daysAfter: 2 },
      {
        author: 'admin',
        content: '行程是四天三晚，周五走、周一回最省假。可以看看页面上可拼团的出发日期，三人以上更划算。',
        daysAfter: 3,
      },
      { author: 'laozhou61', content: '我和老伴也动心了。零下三十几度，血压高的人能去吗？', daysAfter: 4 },
      {
        author: 'admin',
        content: '周老师，建议先问问医生。要来可以选 3 月下旬，白天零下十度左右；或者 9 月，加条秋裤就够了。',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 13,
    category: 4,
    author: 'linxiaoyu',
    title: '白夜行程找人拼团，我们两个人，缺一两位',
    content: `冬天看过极光，明年6月想去看看不黑的夜。我们夫妻俩，三十多岁，不赶路，爱拍照。再来一两位就能省掉附加费，有兴趣的在下面吱一声～`,
    tags: ['拼团', '白夜'],
    isPrivate: false,
    daysAgo: 12,
    views: 83,
    replies: [
      { author: 'momoYYC', content: '我我我！6月刚好考完试。就是怕蚊子，听说那边的蚊子会排队？', daysAfter: 1 },
      {
        author: 'admin',
        content: '三位同行每人 1020 加元，不再收人数附加费。蚊子确实会排队，防蚊头罩每人发一个；6 月上旬比下旬少很多。',
        daysAfter: 2,
      },
      { author: 'linxiaoyu', content: '那就6月上旬！我来发邮件，麻烦帮我们三个登记。', daysAfter: 2 },
    ],
  },
  {
    tourId: 0,
    category: 3,
    author: 'chenjia4',
    title: '司机小费给多少合适？可以给人民币吗',
    content: `第一次去加拿大，不太懂小费。司机兼导游，给一份还是两份？小孩算人头吗？可以微信转账吗？`,
    tags: ['小费'],
    isPrivate: false,
    daysAgo: 280,
    views: 203,
    replies: [
      {
        author: 'admin',
        content:
          '参考标准是每人每天 15 加元，司机和导游是同一个人，给一份就好；小朋友给不给看您心意。最后一天付加元现金最方便，不够满意可以少给，真的没关系。',
        daysAfter: 1,
      },
      { author: 'momoYYC', content: '我和室友上次就是最后一天给的现金，装在贺卡里，司导姐姐可开心了。', daysAfter: 1 },
      { author: 'chenjia4', content: '明白了，提前换点加元零钱，谢谢！', daysAfter: 1 },
    ],
  },
]
