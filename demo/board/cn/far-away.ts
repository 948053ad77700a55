import type { DemoTopic } from '../demo-board.ts'

export const farAway: DemoTopic[] = [
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
          '可以，我们在黄刀镇机场接您。两位每人 C$1,890，小计 C$3,780；不足 3 人的小团附加费和 5% GST 都写在报价单里，已发您邮箱。清真夜宵没问题，食材我们从卡尔加里带过去，汤和班诺克面包不含肉，餐具分开。',
        daysAfter: 1,
      },
      {
        author: 'linxiaoyu',
        content: '没想到这么细致，老公终于答应请假了！帮我们留1月下旬新月前后吧。',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          '报价已按 1 月下旬更新并发到您邮箱，接受后就为您保留日期。顺便说一句，月亮其实不太影响看极光，月光照着雪地，拍人像反而更好看。',
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
      {
        author: 'momoYYC',
        content: '三遍“你看”，磕到了！只有周末三天的话，学生党来得及吗？',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          '行程是四天三晚，周五走、周一回最省假。可以看看页面上可拼团的出发日期，三人以上更划算。',
        daysAfter: 3,
      },
      {
        author: 'laozhou61',
        content: '我和老伴也动心了。零下三十几度，血压高的人能去吗？',
        daysAfter: 4,
      },
      {
        author: 'admin',
        content:
          '周老师，建议先问问医生。要来可以选 3 月下旬，白天零下十度左右；或者 9 月，加条秋裤就够了。',
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
      {
        author: 'momoYYC',
        content: '我我我！6月刚好考完试。就是怕蚊子，听说那边的蚊子会排队？',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content:
          '三位同行每人 C$1,020，不再收小团附加费。蚊子确实会排队，防蚊头罩每人发一个；6 月上旬比下旬少很多。',
        daysAfter: 2,
      },
      {
        author: 'linxiaoyu',
        content: '那就6月上旬！我来发邮件，麻烦帮我们三个登记。',
        daysAfter: 2,
      },
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
          '参考标准是每人每天 C$15，司机和导游是同一个人，给一份就好；小朋友给不给看您心意。最后一天付加元现金最方便，不够满意可以少给，真的没关系。',
        daysAfter: 1,
      },
      {
        author: 'momoYYC',
        content: '我和室友上次就是最后一天给的现金，装在贺卡里，司导姐姐可开心了。',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '明白了，提前换点加元零钱，谢谢！', daysAfter: 1 },
    ],
  },
]
