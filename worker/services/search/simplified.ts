/**
 * Traditional Chinese characters and their simplified forms: the 1422 pairs of OpenCC's TSCharacters.txt (1.4.1, Apache-2.0)
 * whose characters are both among the most used (first levels of Big5 and GB 2312). Two rows of numbers, ordered by the simplified
 * character: its distance from the one before, and that of the traditional one, twice as large and odd if negative. Written
 * out the pairs take twice as much of the script.
 */
const SIMPLIFIED =
  ',,(&,%%%*&%&(#+)+(%/%())1%*/%=*%&.2&.2+%-(#&<&0E#%%%)%%)&)N+&-d(&%%%%g#)%g1)g%Nh<1+.;(%*&&-()2&%5((#%&+*)#&(+&/*' +
  ').&,)%)8+%%%*0#(-()*49&[%(,.%%11#Za%-)#,%+%+)&&#().(0(%#(&%.(/)&%;(/*#,%,/+##+%&#-&*&)(&&&6)(#*A*((%1L/45*,.)+#-' +
  'MBg///ZgF>__b)#0(%(.%-B<:-(%#&%%%I39*gK)h)g:&((3(+#7:)%%60483%%g9M(6>g(&iH2)<A%&%.%0,%DA&%(,3)*#/6*#(&,%9(C&%:)3' +
  ')+S*/dhb%=&&(--)/%+%9U##)#&,*&)+(%**%gF&%B*#%./%=%#&6(7+(#BJ6530%%?D5,74(+O+(@B%%&&%%>A@7h%d.&B;%(,0)&&%)M&%+%&%' +
  '5504(%&%%%%8+=%&%%%%&%%(:.=%&%%0g*)(g((%%(<C/&#%(g,INgS4:@17)X,4%4[&2,%&RgUd#&(++&%(?%)(,%3%&(C%,%V)J&%()&*%EQ&(' +
  '%=J?Vcg4gDg4,g#hV*0g/4N2#9)-X3J#&=(:4<&)%%(9+<#(/&6%%)6O.%%(%((&T/4)&&%&%%%<g/(()(74g+%#)&JU)((%%&%gI4g#[h@&+.%/' +
  'U(#%)%>)#,%&&%%MgahG+e*5Q(4;3%%&%,;A%(fS9%Eg#Qag^g,+/TH-&2%=&.=/[%^SEC%%*%%gNg6<g&8%&:)I&:>DIh0b%1]-(*&0<%26Jg)1' +
  '/)0%-V-R.K&:/C*#&NO@(h/N+)MJ#Qk_&&#&%(%%(&%%&%%%%%(&)%%%%%&(%%&%%&(%%&%%%(%&%%&%(((%%&%)%&%)%%(**%%%&&((-%*+B+(-' +
  'f(YgE(,.%-;>B)/5%%%*;*:8+#%%&,<,7V(g[7,H%f(#,-?/F+&#*J/0>D//,#&%())g&%*#&gI,%&%g.?3#^1&g=*^i@&.6+1%&%%8ZIL&/K&*i' +
  ']46()==6=DiB%&%%&%BhH%j<%%%%(%&&%%%&%(&%%&%%%%%#(%%&%%())&(%&%(%%&%%)%%&&%&%&%&%&%(&&%&&%&%&()(&+%%&&)%)((iK%%&%' +
  '%%%%%%%%%%%%%%%(%&%%%&&%&%%%+%%&%%)&&&%(#&%%%7%:^W:&Ch*h]%%%(&%%),&&)&%&%%+%&&%%&*%/&3)%(+%--%&%%%%?#.,%-NA3S@0&' +
  '+5h19,,g-(&hM#n9%.%+)%%#%%%(%%%%*(&&+(&%%%&%;%+.%(&#)&&)&%(%((%)%-%,&%#%%,%%%.&*%+(((%06(+.gN&(%%%&#&(%%%%&(%%(.' +
  '&%(09%%%4%%%28%K%K-.-+N0g5.h)%&1h#%%&%%#&%%&%&%%%%&+%&(%%)%()O/+h,#-%%%%%(%)&(&)%*)(i?%%%%%&%&(&%&)&&%)%(&+(,(m=' +
  '*14-908-k%&&&%,&)&-&)&**:1[Ch1T*,3%*'
const TRADITIONAL =
  'xg=w.kjOwzLjq/mj:lrCmn&uxJgh9gx;n8gzdtq^kt7iq4kw@ulaor@osKpnJj|Xhl>lxPtg1kwSs~FrsezwNq{;jiFp{;kr;~hLrz-g[lx?x{0g' +
  'dEj|7kn4jr+jnDmSmBm5rx/kv5xn]hu[jtcmq:hBi9-j<hI~xSs]yjVj|Hl>g8oCiD%hagSn(n+vg#viL7i&Kg#mWmdggz^nkZkkCltLo9mlUrrH' +
  'qnFiwYivRiq&v})m/ki+gy2t~Tol3om*h3n}Lon[jo:jnOl-lXhegCoq@jk)zyOyy(kjfk8gg~^yrVu{O{}]1h(MYh:.jo&yi?kkPxkBg^3,gDg9' +
  'iGzkAzl>,g#gLa-2U5h/zy;g~[vsdvhSliBvjZxYxoOhtBw{fsjKhuDuycorDhiQwtfkmSgrHKhtKgsGm|.gw&gw0ivMv~Cv~@1IPppethf|nQpx' +
  '_riIki,rwHkoIqgGtv<mx;msSly4vQvhVmh5kw-r|2{mWxjDiUh|bg2x.r=k9s~/to8=o<+tcoJm/MypSg|FwkTwp1lr;}|L|z+gg6|k%l;wvUwz' +
  'BtqGtr6~t?~oT|n1|l%g%icwrAwr_ygIx|]rtUrtbpwapy.g+(;*sx+so(k9jLh.l)rz&rxdj2hGRh+2XgLFgOnrUnpRsj+l{Pll(uh[w{]j~Esx' +
  'cu}2z~?js0vp6g=-nu#nu2ieh6l7hStlMtpDl;gSo4nO5gK?3i5CDC<g|7g~,iv<ix9vm3vmFg;(+~F~9moSnt6xbiWregnciwNrt7sg8jk?4Pg1' +
  '8pYjsQp|QuwFg%m#]+kflOm*jOwt&gx9yg<j~Zj|a15o~;o|dg69rz1rxZjl%gg<km[iw?oifpCk&j|?rk3qnLkt9lpLh%~c}8{sG{s@xk7pvZjk' +
  '<ijBSku-jnKo}N0Fjh&l}dpmaozAwjdphEo}],g,vj-mqBm}DstQsv8jh8jkek<g#g/os?oo_sXjl>jxAm0Ei<qKh>x{Cxxbk,jYi4gDh#gRl}Cl' +
  '{@xkMxhX4g^(kLkYopcq0ni]rq/htCymBjmaqFhSo-j,gGtfkWkIsh&wh0nx+jrf}#|4g+pBn&hKg,h:g)u>l&lMkMi.*q_pOgUoHp3mHi_ts)kz' +
  '(nn6iZkIm,g^l+PgAiRkGJg4jHl;pq1pqL&g*riIrpPnAjLiQ:iY?8ylKgo0wyV;iy9ku7ol4jcilBih=vvIvw0k+g*h%g+xv7xr0qg/knDjv:g3' +
  'p[to)ttHz:pMoPnnRnt-jqWrwH~yOgwftxFhQhKp2mQiXqE:|*w-oH4w/l:p2hs@h|eiGh6hTAEkuBkz#kiYkkXhBk5hDjEPi^FilHioMXgA0hg=' +
  'giQkldhj/[5nm]jg9kl7|6vQoV|Oq@v:gj;wJlYg5so/s}4m:Egj9ny+oq%wCkThKhDmaipWjkDp/h3g[rNsKs%r/my<mnEqal%m_>kKjUgKi.hA' +
  'gGs]oS=gRBh2qjepu2s2nWi.j9op/ox%BEmeJiWiJi3i4jNm+g6pD~+rr#r|:q7g9t|AujNqn&qj<hCAg@jLljeljBi7g)Zg+h:h<jQktfkveh+g' +
  '9.ciQgViK4iBh=g<g;np7nnTnmSg3nnT%mEh1kHg^g7i3i0kGqm1qjDj|6j}/k[ZXMPhYj<j7hBhA(I.gAg#g-sjesjXju5juB5iUh)g^Ooa0i8c' +
  'i:k^_i.Gherq+rl@+g,@oy+ow*h7ozcoyTlVmU]gGh_i-h/^.POZGkzMkxThS2h/lOjRg#i+Bg3h*h?i%gQg7omIok6g77l{^{}%us7k%l<3oCi)' +
  'rHQX7m1lZ+jYk,o-iVj_(@QFl9YkDF*o-nH->p#m0HVTnA=n,,%<7K5m5lHgLo&gbi<kYlBk=k]Ij-k%0eZMg-MkEkd&;6hShB.gUEi--i.g3cl%' +
  'tKN3gG.hQiYpv@pvG524&OmKg)nnOnq%agHgLkUutf~gEnq>jTlSnmKnn.i2hWh<h4jcCgBnj3ooNkx-ttRpmc>U1ilahiRin_ik9j^rfhQumDuw' +
  '[h@hIip2htIgw6gtax^v,jkTjyeokZn|7lm.lr[kUtZm-ky]hmWg~(k|Qq+ml*lrAg^j,(mh4hu=gp9ik^h*9i/GhIrm@rm?rSj8kiAkiDFk1h_j' +
  'U.9ofiak3XVg&ikMl[ikfipYil2VM5jNhOhWgOgF-+g3*gcr/iVm]0&j9l)p%r/q_*paq0An+g8lLMPk[kRlUl8*2Wn?mL1man4]1g-nGn6+gSZL' +
  'g-g4:&C&4gQ).1<E),g/g?1j)l22(CK@+:h-g,gAg*[jEjTMC+6)g#>gA)UkwLlha&))%;gQsj:sjOh,h)h%&*Ch1h>,5gGg44-3,/9(,%%hGh<;' +
  'M3g7gT(-MG:+q*qE(/)=ic,Km/i_g-hQg0h^9&&1iSdh:j#i2a<h/h:G3A<5Q<7?%0Ci#hgOhgJ%l^@g4g+g6gKgPgWi:WgA:gHhCzFicv9C])gG' +
  'Ng%lAgHacin&in,iGAol<om#unduo9h}8iyE&yN.G0h#P3q9jYvBkcgOqMswJr}&r-obhBn?l:lnXmh#w_(uSu,_g3%g;g^gDPaf{n%{y5pdt-pX' +
  'lcnFlekHi3kIo:>H5iM2+pGq,j)j8Q0hOi_g[gWF@gOg=l7l,2g(hShI.h-n/7+1{oX{r3h2)&&wt_wu)gzCgydmh8mh;,((E9g1N(l#>>>g;?g*' +
  'g^h%PgUO(73g;}mH}m9xqDxs^ht?hrThpWhm8&3g51&&)&)~I~6hQhL%0-i&hV%g&4<S(o}:o}U1+(AEga^S3iCi(+g=f%%Eh1hB)A%C3gQf3i3&' +
  '-+%jIj,k&j26(?4nxfn}#i,,MhQhTC;c3g&m[Og)a[eg;gQAjAg~2g~Qm+l@e(:0g9,Q=O0h5h/k=cj35CG[35'

/** Digits: the last one of a number is among the first 64. */
const DIGITS =
  '#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~'
const LAST = 64
const FIRST_CHARACTER = 0x4e00

/** Characters by their traditional form, made at the first search. */
let forms: Map<string, string> | undefined
let traditional: RegExp | undefined

/** Chinese text with simplified characters, one for each. */
export function simplified(text: string): string {
  forms ??= readForms()
  traditional ??= new RegExp(`[${[...forms.keys()].join('')}]`, 'g')
  return text.replace(traditional, (character) => forms?.get(character) ?? character)
}

function readForms(): Map<string, string> {
  const to = charactersOf(numbersIn(SIMPLIFIED))
  const from = charactersOf(
    numbersIn(TRADITIONAL).map((number) => (number % 2 === 0 ? number / 2 : -(number + 1) / 2)),
  )
  return new Map(from.map((character, index) => [character, to[index] ?? character]))
}

function charactersOf(distances: readonly number[]): string[] {
  let code = FIRST_CHARACTER
  return distances.map((distance) => {
    code += distance
    return String.fromCharCode(code)
  })
}

function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let high = 0
  for (const digit of text) {
    const value = DIGITS.indexOf(digit)
    if (value >= LAST) high = high * (DIGITS.length - LAST) + value - LAST + 1
    else {
      numbers.push(high * LAST + value)
      high = 0
    }
  }
  return numbers
}
