/** The most used passwords that the rules would let through, in lower case. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 111111 1111111 11111111 1111111111
  000000 0000000 00000000 222222 333333 444444 555555 5555555 666666 6666666 777777 7777777 888888 88888888 999999
  99999999 121212 12121212 123123 123123123 1231234 112233 11223344 1122334455 123321 12344321 123454321 654321
  7654321 87654321 102030 10203040 131313 159753 147258 147258369 159357 789456 789456123 741852 741852963 963852741
  456789 321321 232323 252525 101010 696969 292929 010203 123456a 123456q 12345a a12345 a123456 a1234567 a12345678
  a123456789 aa123456 aa12345678 abc123 abc1234 abc12345 abcd1234 abcd123 abcdef abcdefg abcdefgh abc123456 abcd12345
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsx qazwsxedc q1w2e3
  q1w2e3r4 q1w2e3r4t5 q12345 q123456 q1234567 123qwe 123qweasd 123qweasdzxc 123abc 1234abcd 12qwaszx qwe123 qwe123456
  qwer1234 qwer12345 qwert1 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
  qwert12345 asd123 asdf1234 asdfgh asdfghj asdfghjk asdfghjkl asdasd asdasd123 zxcvbn zxcvbnm zxc123 zxcvbnm123
  qweqwe qweasd qweasdzxc poiuytrewq mnbvcxz lkjhgfdsa password password1 password12 password123 password1234
  password12345 password! password1! passw0rd passw0rd! p@ssw0rd p@ssword p@ssword1 p@ssw0rd1 p@ssw0rd123 pass123
  pass1234 pass12345 passpass passwort passwd password0 password2 password01 pa55word iloveyou iloveyou1 iloveyou2
  iloveu ilovegod loveme lovely loveyou love123 love1234 lover1 sweety sweetheart princess princess1 sunshine sunshine1
  welcome welcome1 welcome12 welcome123 welcome1! letmein letmein1 letmein123 admin1 admin12 admin123 admin1234
  admin123456 administrator admin! admin@123 root123 root1234 toor123 test123 test1234 test12345 testtest testing
  tester guest1 guest123 user123 user1234 login123 master master1 master123 default changeme changeme1 secret secret1
  secret123 dragon dragon1 dragon123 monkey monkey1 monkey123 football football1 baseball basketball soccer hockey
  superman superman1 batman batman1 spiderman ironman pokemon pikachu naruto starwars matrix trustno1 whatever freedom
  shadow shadow1 killer hunter hunter2 ranger buster jordan jordan23 michael michael1 michelle jessica jessica1
  jennifer ashley ashley1 nicole daniel andrew joshua matthew robert thomas charlie charlie1 george hannah amanda
  taylor summer winter spring autumn august october november december january flower flowers cookie chocolate cheese
  banana orange apple123 computer computer1 internet samsung samsung1 google google123 android windows iphone facebook
  twitter youtube liverpool liverpool1 arsenal chelsea barcelona realmadrid canada canada1 calgary calgary1 banff1
  flames1 toronto vancouver korea123 seoul123 corea2002 woaini woaini520 woaini1314 5201314 520520 1314520 520131400
  wo1314520 aini1314 tiffany nihao123 zhongguo beijing shanghai qq123456 wang123 xiaoming asd123456 sarang saranghae
  saranghae1 dkssud dkssud12 tkfkdgo tkfkdgo1 rkskek qlalfqjsgh wkdwkd1 gksrnr1 moraine moraine1 moraine123 travel
  travel1 travel123 rockies rockies1 mustang ferrari porsche mercedes harley yankees lakers eagles cowboys steelers
  tigger snoopy mickey minnie ginger pepper peanut maggie sophie bailey buddy1 lucky1 lucky7 lucky777 happy1 happy123
  hello1 hello123 hello1234 helloworld hellohello fuckyou fuckyou1 asshole biteme bitch1 nothing please access access14
  blink182 eminem metallica nirvana slipknot marlboro mother father family babygirl babygirl1 angel1 angel123 angels
  diamond silver golden purple yellow jasmine butterfly dolphin tigers junior merlin phoenix cooper maverick
  gfhjkm ytrewq 1g2w3e4r zxcasdqwe asdqwe123 aaaaaa aaaaaaa aaaaaaaa aaa111 aaa123 abcabc abc123abc zzzzzz xxxxxx
  qqqqqq qqqqqqqq !@#$%^ !@#$%^& !@#$%^&* 1!2@3#4$ 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4`
    .trim()
    .split(/\s+/),
)

/** Whether a password is among the first that a guesser tries. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
