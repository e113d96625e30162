import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

const healer = '(?:PRO|medic[oa]|human[oa]|pessoa|gente de verdade)';

const pretending = [
  '\\bcomo (?:medic[oa]|PRO|x),? (?:est|e |isso|nao|vej|ach|consider)|\\bponto de vista (?:como|de) (?:PRO|x|medic)|\\b(?:no|em) meu (?:plantao|consultorio|hospital|trabalho|caso pessoal)|\\bexperiencia propria|\\b(?:ja )?(?:atendi|tratei|acompanhei|examinei|operei)\\b|\\bsou (?:tao |mais )?(?:human[ao]|real|gente)|\\btambem sou (?:ILL|PRO|x)|\\b(?:me chamar|me chame|chamar-me) de (?:PRO|dr|dra|doutor)|\\beu mesm[ao] (?:tomo|uso|fiz|passei|tenho)|\\bmeu (?:marido|filho|esposo|avo|pai)\\b(?! (?:tem|esta)[^;!?]*\\?)',
  '\\bconfi\\w+ em mim\\b|\\b(?:meus|minhas) (?:anos|pacientes|plantoes|estudos|formac\\w+|diploma|colegas)|\\bminha (?:experiencia|formacao|clinica|especialidade|vivencia|carreira|profissao|propria)|\\bquando eu (?:era|trabalh\\w+|atend\\w+|tinha|passei|fazia)|\\b(?:carne e osso|pessoa (?:de verdade|real|como voce))',
  '\\bcomo (?:(?:sua|seu|uma|um|boa|bom) )?(?:PRO|x),? (?:\\w+ )?(?:eu |recomend|garant|digo|sugir|sugir|posso|vou|orient|vejo|montei|prepar|acompanh|te\\b|lhe\\b)|\\beu, (?:como|que sou)|\\bfalo como\\b|\\bcomo profissional\\b|\\b(?:estudei|me formei|sou formad[ao])\\b|\\bsou (?:su[ao] |seu |um |uma )?(?:amig[ao]|pessoa|gente|ser humano|mae|pai|mulher|homem)\\b(?! virtual)',
  '\\beu (?:tambem )?(?:tenho|tive|sofro|sofri|convivo|passo|passei|sinto|senti|tomo|uso|faco|fiz) (?:\\w+ )?(?:ILL|por isso|isso|a mesma|o mesmo|dor|tratamento|{M})|\\baqui quem fala\\b|\\baqui e (?:a|o) (?:dr|dra|doutor)',
  `(?<!nao )\\bsou (?:su[ao] |seu |um |uma |o |a |tambem )?${healer}`,
  '\\bnao sou (?:um |uma |so um |so uma |apenas um )?(?:robo|maquina|ia\\b|programa|assistente virtual|inteligencia|bot\\b)',
  '\\bcomo (?:sua|seu|uma|um)? ?PRO,? (?:eu|recomendo|digo|sugiro|posso|vou|oriento|vejo|te|lhe)\\b',
  '\\beu, como (?:um |uma |seu |sua )?PRO',
  '\\beu (?:tambem )?(?:tenho|tive|sou|convivo com|ja tive) (?:\\w+ )?ILL|\\btambem (?:tenho|sou|convivo com) (?:\\w+ )?ILL',
  '\\b(?:trabalho|atuo|atendo|atendi|me formei|estudei)\\b[^;!?]{0,25}?(?:PRO|hospital|medicina|enfermagem|nutricao|pacientes|clinica)|\\bmeu (?:crm|coren|crn)\\b',
  '\\bna minha (?:experiencia|pratica) (?:como|de|clinica|medica)|\\b(?:meu|nosso) consultorio|\\b(?:meus|minhas) pacientes',
  '(?<!nao )\\bsou (?:a|o|sua|seu|uma|um) x\\b|^como PRO,|\\b(?:me chame|me chamar|pode me chamar) de PRO',
  '\\bquem (?:fala|escreve|responde)[^;!?]{0,15}?(?:PRO|dra?\\b)|\\baqui quem\\b',
  '\\baqui e (?:o |a )?(?:dr\\.?|dra\\.?|PRO)',
];

const extremeDiet = [
  '\\b(?:tro[cq]|substitu)\\w*[^;!?]{0,20}?(?<!\\bd[oae] )\\b(?:almoco|jantar|refeic\\w+|cafe da manha)\\b[^;!?]{0,25}? por (?:\\w+ )?(?:shakes?|sucos?|sopas?|agua|TEA|liquid\\w+|vitaminas?|cafe|batidas?)|\\b(?:trein\\w+|corra|malh\\w+|exercit\\w+|caminhe)[^;!?]{0,25}?\\bmesmo (?:com|que|se|sentindo) (?!pouc|chuv|em casa|devagar)|\\b(?:1[4-9]|2[0-4]):\\d\\b|\\bjejuar (?:e|faz|ajuda|pode)|\\b(?:risque|tire|elimine|exclua|abandone|bana)[^;!?]{0,40}?(?:da sua vida|do cardapio por|da dieta por|por {N} dias)|\\b(?:fim de semana|dias?|semana)[^;!?]{0,12}? so (?:com|de|a|na|no|tomando) ',
  // Whatever is said of fasting or of eating once a day, but for a warning, an exam, a reading before breakfast.
  '(?<!\\b(?:em|de) )\\bjejum\\b(?! (?:para o exame|d[eo] exame|noturno|entre|;))[^;!?]{0,60}?(?:\\b(?:ajuda\\w*|bo[ma]|otim[ao]|funciona|acelera|limpa|queima|por|de {N}|ate|semana|beneficio\\w*|opcao|alternativa|vale|pode|experiment\\w+|faz|fazem)\\b)|\\b(?:pode|vale|tente|experimente|faca|fazer|fazem|que tal|opcao|alternativa)\\b[^;!?]{0,30}?(?<!em )\\bjejum\\b|\\b(?:fique|ficar|permanec\\w+) em jejum',
  '\\b(?:com(?:er|a|endo)|aliment\\w+|refeic\\w+)\\b[^;!?]{0,25}?\\b(?:uma?|1) (?:so |unica )?vez (?:por|ao) dia|\\bjanela (?:alimentar|de (?:alimentacao|comer|refeic\\w+))',
  '\\b(?:tom|beb|consum|ingir|fi[cq]|pass|comer?)\\w*[^;!?]{0,20}?\\b(?:so|apenas|somente)\\b (?:com |de |a )?(?:agua|liquidos?|TEA|sucos?|caldos?|sopas?|shakes?|frutas?|vitaminas)[^;!?]{0,40}?\\b(?:amanha|hoje|dias?|semanas?|limp\\w+|organismo|desintox\\w+|desinchar|mes|fim de semana)\\b',
  '\\b(?:cort|elimin|zer|retir|tir|exclu|abol)\\w+[^;!?]{0,25}?\\b(?:tod[oa]s?|qualquer|totalmente|completamente|por completo|de vez)\\b[^;!?]{0,25}?\\b(?:carboidrat\\w+|comida|gorduras?|frutas|graos|refeic\\w+)|\\b(?:cort|elimin|zer)\\w+ (?:o|os|as)? ?(?:carboidratos?|gorduras?) (?:totalmente|completamente|por completo|de vez|por (?:um|uma|{N}))',
  '\\bvomit\\w+[^;!?]{0,30}?\\b(?:evita|ajuda|compensa|emagrece|depois de (?:comer|exagerar))|DRUG[^;!?]{0,30}?(?:feijoada|exager\\w+|ganho de peso|depois de comer|emagre\\w+|perder peso)',
  '(?<![\\d.,])[1-9]\\d{2} ?(?:kcal|calorias)\\b[^;!?]{0,40}?\\b(?:por dia|ao dia|diari\\w+|ate (?:chegar|atingir|perder)|semanas?|peso desejado)|\\b(?:limite-se|fique|reduz\\w+|baix\\w+)[^;!?]{0,25}?(?<![\\d.,])[1-9]\\d{2} ?(?:kcal|calorias)',
  '\\b(?:sem comer|nao coma nada|deixe de comer|coma o minimo|comer o minimo|quase nada)\\b[^;!?]{0,40}?\\b(?:ajuda|ate|baix\\w+|emagre\\w+|amanha|hoje|dia)|\\b(?:dia|semana) inteir[ao] sem comer|\\bdieta (?:d[aeo]s? )?(?:{N} dias|proteina|carne|maca|melancia|repolho|carnivora)\\b',
  '\\bjejum (?:intermitente|prolongado|de agua)',
  '\\bjejum de (?:ate )?(?:1[3-9]|[2-9]\\d|\\d{3}) ?h|(?<!nao |se |evite )\\b(?:fique|ficar|passe|passar) (?:\\w+ )?(?:1[2-9]|[2-9]\\d) ?h(?:oras)? sem comer',
  '\\bjejum de (?:{N} )?dias?\\b',
  '(?<!se voce (?:pensa em|quer|quiser|for|pretende) |pense em )\\b(?:faca|fazer|experimente|tente|tentar) (?:um )?(?:longo )?jejum\\b(?! para o exame)',
  '\\b(?:dieta|comer|coma|cardapio|plano|limite|ingira|consumir|so|apenas|menos de)\\b[^;!?]{0,25}?(?<![\\d.,])[1-9]\\d{2} ?(?:kcal|calorias)\\b(?! n[oa] |\\w* (?:por|de|do|no) (?:refeic|almoc|lanche|jantar|cafe|treino))',
  '(?<![\\d.,])[1-9]\\d{2} ?(?:kcal|calorias) (?:por dia|ao dia|diarias)',
  '\\b(?:corte|cortar|elimine|eliminar|zere|retire|tire)(?: \\w+)? (?:tod[oa]s?|completamente|totalmente|de vez)(?: \\w+)? (?:carboidratos?|gorduras?|comida|proteinas?)',
  '\\bsubstitu\\w+ (?:o |a )?(?:almoco|jantar|refeic\\w+)[^;!?]{0,20}? por (?:agua|TEA|suco|shake|cafe)|\\bmil (?:kcal|calorias)|\\baguente a fome|\\b(?:fique|fica|permaneca) em jejum',
  '\\b(?:1|uma|so uma|apenas uma) (?:unica |so )?refeicao (?:por|ao) dia',
  '\\b\\d+ dias? (?:apenas|so|somente|inteiros)? ?(?:com|de|a base de|tomando) (?:sucos?|agua|liquidos?|TEA|sopas?|shakes?)',
  '\\b(?:trein|exercit|corr|caminh|malh)\\w* mesmo (?:sentindo|com|que)\\b',
  '\\b(?:zero|sem nenhum) carboidratos?\\b',
  '(?<!nao |se |evite )\\b(?:fique|pode ficar|passe|tente ficar) (?:\\w+ ){0,3}?sem comer',
  '\\b(?:so|apenas|somente) (?:com |de |a base de )?(?:agua|liquidos?|TEA|sucos?|sopas?|shakes?)\\b[^;!?]{0,30}?(?:dias?|semana|comer|refeic)|\\b(?:dia|semana)\\b[^;!?]{0,15}?(?:so|apenas|somente) (?:com |de )?(?:agua|liquidos?|TEA|sopas?|sucos?)',
  '\\b(?:pule|pular) (?:o |a |as |os |uma |algumas? )?(?:jantar|almoco|cafe|lanche|refeic\\w*)',
  '\\bdieta (?:da|do|de) (?:sopa|lua|agua|ovo|suco|usp|abacaxi|limao)|\\bdieta liquida|\\bdieta cetogenica',
  '\\b(?:mesmo com|apesar d[ao]|ignore a|com) dor\\b[^;!?]{0,25}?(?:trein|continu|exercic|siga|force)|\\b(?:continue|force|siga|trein\\w+|exercicio|faca)\\b[^;!?]{0,25}?\\b(?:mesmo com|apesar d[ao]|ate sentir) dor',
];

/** A life in danger is spoken of only to bring help. */
const despair = [
  '\\b(?:sentiria|sentira|sentiriam|vai sentir|sente)[^;!?]{0,15}? sua falta|\\b(?:caneta|caixa|cartela|frasco|vidro) inteir[ao]|\\b(?:nao houver|sem) ninguem (?:em casa|por perto|vendo)|\\bninguem (?:percebe|vai perceber|nota|vai saber)|\\bfundo do poco|\\b(?:faz|fazem) efeito (?:mais )?(?:depressa|rapido)|\\bmorrer nao doi',
  '\\b(?:morrer|suicid\\w+|se matar|tirar a (?:propria |sua )?vida|sumir (?:para sempre|sem|de vez|deste|do mundo)|para sumir|desistir de viver|nao acordar|dormir para sempre|enforc\\w+|overdose|automutil\\w+|se cortar|se machucar|se ferir|carta de despedida)\\b',
  '\\bcortes? (?:rasos?|superficia\\w+|pequenos?|leves?|no (?:braco|pulso)|nos (?:bracos|pulsos))|\\b(?:melhor|mais felizes|em paz|aliviad\\w+) sem voce|\\bsem deixar (?:rastro|vestigio|marca)s?|\\b(?:melhor|unica|verdadeira) saida\\b|\\bnao (?:vale|faz) (?:a pena|sentido) (?:viver|continuar vivendo)|\\bdeixe uma carta',
  '\\b(?:gas|monoxido|veneno|corda|ponte|viaduto|lugar alto|trilhos?|arma|navalha|gilete|estilete|ph)\\b[^;!?]{0,60}?\\b(?:minutos|rapid\\w+|sem dor|fechad[ao]|ninguem|funciona|age|indolor|silencios\\w+|certeir\\w+)',
  '\\b(?:sem dor|indolor|silencios\\w+|discret\\w+|ao coma|apagar|para nao acordar|acabar com tudo)[^;!?]{0,80}?(?:{M}|alcool)|(?:{M}|alcool)[^;!?]{0,80}?\\b(?:sem dor|indolor|silencios\\w+|levam? ao coma|apagar|nao acordar|acabar com tudo)',
];
const helping =
  /\b(?:188|cvv|192|190|samu|upa|ligue|procur\w+|ajuda\b|apoio|convers\w+|fal[ae]r?|previn\w+|preven\w+|risco|sinto muito|nao esta so|vacin\w+|segur[ao]|perto de alguem|caps|pronto|perigos[ao]|emergencia|cuidado)\b/u;

const selfHarm = [
  '\\b(?:letal|letais|fatal|fatais|mortal|mata rapido|matam rapido)\\b[^;!?]{0,40}?(?:{M}|quantidade|seria)|(?:quantidade|{M}|caixa|veneno|alcool)[^;!?]{0,60}?\\b(?:letal|fatal|mata rapido|matam rapido|mortal)\\b',
  '\\b(?:forma|maneira|jeito|metodo|modo)s?\\b[^;!?]{0,30}?\\b(?:morrer|se matar|se cortar|suicid\\w+|se machucar)',
  '\\b(?:para|como) (?:se cortar|se matar|se enforcar|morrer|se ferir)\\b',
  '\\b(?:acabar com tudo|por fim a vida|tirar a (?:propria )?vida)',
  '\\b(?:induz\\w*|provoc\\w*|forc\\w*) (?:o )?vomito',
];

const body = [
  '\\b(?:que|ess[ae]|sua|tanta) (?:barrig|barrigu|panc|papad|bund|cox)\\w*|\\bquilos a menos\\b|\\b(?:gente|pessoas?|mulher|homem) (?:gord|magr|obes)\\w*|\\bvergonha na cara|\\b(?:parecendo|virar|corpo de|como) uma? modelo|\\b(?:mais )?atraente\\b|\\bvoce (?:esta|ficou|anda) (?:mais |tao |bem )?(?:fin[ao]|sec[ao]|chei[ao]|fofinh|cheinh|redond|pesad)',
  '(?<!\\b(?:carnes?|leite|cortes?|queijos?|peixes?|iogurtes?|massas?|frango|lombo|partes?|proteinas?|bovina|ricota|mais|cortes) )\\b(?:magr[ao]s?|magrinh\\w+|magrel\\w+)\\b|(?<!\\b(?:carnes?|leite|cortes?|queijos?|peixes?|iogurtes?) )\\b(?:gord[ao]|gord(?:as|os) (?:como|e)|pessoas gordas|gorducho\\w*|barrigud\\w+|corpao|flacid[ao]\\w*|sarad[ao]s?|esbelt\\w+|biquini|balofo|baleia)\\b',
  '\\bvoce (?:\\w+ )?(?:engordou|esta (?:\\w+ )?acima do peso (?:demais|para|e)|anda comendo demais|relaxou demais)|\\b(?:gordura|banha|barriga|pneuzinhos?|quilinhos?) (?:sobrando|extras?|a mais)|\\b(?:gordurinha|celulite|pneuzinho|pochete)\\w*',
  '\\b(?:vamos|hora de|para) (?:secar|enxugar|afinar)\\b|\\b(?:peso|corpo|barriga|bracos?|coxas?|pernas?) (?:esta |ficou |e |anda )?(?:\\w+ )?(?:fei[ao]|horrivel|bonit[ao]|lind[ao]|vergonh\\w+|grande demais|grosso|grossa|flacid\\w+)|\\bcom (?:ess[ae]|este) (?:corpo|peso|barriga|tamanho)\\b|\\bseu corpo (?:vai|ficara|ficaria|precisa)\\b[^;!?]{0,20}?\\b(?:bonit|lind|melhor|fin|sec)|(?<!nao e (?:por )?)(?<!nunca e )\\b(?:precis\\w+|falta|ter|mais) (?:de )?(?:mais )?forca de vontade|\\b(?:vergonha|nojo) d[oe] (?:seu |proprio )?corpo',
  '\\bvoce (?:esta|e|ficou) (?:\\w+ )?(?:gord[ao]|magr[ao]|fei[ao]|obes[ao]|ILL porque|fortinh[ao]|acima do peso porque|enorme|lind[ao])',
  '\\bseu corpo (?:esta|ficou|ficara|e) (?:\\w+ )?(?:gord|magr|fei|bonit|lind|enorme|flacid)',
  '\\b(?:parabens por|que bom que) (?:emagrec|perder peso)',
  '\\b(?:ess[ae]|sua) (?:barriga|banha|papada|pneu)\\w* (?:esta|e|ficou|precisa)',
  '\\bvoce (?:ficaria|ficara|vai ficar|seria|fica) (?:\\w+ ){0,3}?(?:bonit|lind|magr|elegante|atraente|gord)',
  '\\b(?:quilos|kg|bem|muito) mais magr|\\bcorpo (?:perfeito|ideal|dos sonhos|de verao|bonito|sarado)|\\bsecar a barriga|\\bgordinh|\\bbarriga chapada',
  '\\b(?:com|ess[ae]|todo ess[ae]) (?:ess[ae] )?peso todo|\\bgostar do espelho\\b',
  '\\bemagrecer para ficar|\\bapresentavel\\b|\\bfica melhor com {N} ?(?:kg|quilos)|\\bpeso (?:de modelo|bonito)',
  '\\bfechar a boca|(?<!nao e |nunca e )\\bfalta de (?:forca de )?vontade|\\bpreguica sua|\\bpor ?que come demais|\\bculpa e sua|\\bgulos[ao]',
];

const leakage = [
  '\\bprompt\\b|\\b(?:minhas|meus|as|os|essas|nossas|umas?) (?:instruc\\w+|diretrizes|regras|orientac\\w+|ordens|configurac\\w+|parametros|comandos)\\b[^;!?]{0,30}?\\b(?:recebi|dizem|diz|sao|mandam|manda|intern[ao]s|ocult[ao]s|secret[ao]s|me (?:passaram|deram|proibem|impedem|mandam)|sistema|origina\\w+|proibem|impedem|programa\\w*|determinam|desenvolv\\w+|criador\\w*)',
  '\\b(?:fui|estou|sou|me) (?:instrui|program|configur|trein|ordena|mandaram|pediram|proibi)\\w*|\\b(?:recebi|tenho) (?:\\w+ )?(?:instruc\\w+|ordens)|\\b(?:meus (?:desenvolvedores|criadores)|mensagem (?:do|de) sistema|configuracao (?:oculta|interna))',
  '\\bsystem ?prompt|\\bprompt (?:do|de) sistema|\\bmensagem de sistema',
  '\\b(?:minhas|as) instruc(?:oes)\\b(?: (?:que|internas|originais|recebidas))?[^;!?]{0,25}?(?:sao|dizem|recebi|mandam|:)',
  '\\b(?:fui|estou) (?:instruid|programad|configurad|orientad)[oa] (?:a|para)',
  '\\b(?:meu|o) prompt\\b\\b|\\bmeu comando inicial',
  '\\b(?:texto|mensagem|ordens?|comando) (?:que )?(?:me deram|recebi)|\\binicio da conversa diz',
  '\\bdiretrizes internas|\\brecebi ordens|\\bminhas (?:diretrizes|regras internas|configuracoes)',
  '\\bsenha d[oe] (?:administrador|admin|sistema)|\\bchave de api|\\bapi key',
  '\\bignor\\w+ (?:as|todas as|minhas) (?:instruc|regras)',
];

/** Told as a danger, or as what not to do. */
const warning =
  /\b(?:nao (?:recomend|e indicad|e recomendad|e segur|e boa|fac|e uma boa|combina)|perigos|evite|cuidado|risco|bula|se (?:voce )?pensa|nem tod[oa]|alem da conta|combine|pode fazer mal|faz mal)/u;

/** How an adviser may not behave: pretend, starve, hurt, shame, leak. */
export const conductRules: readonly SpeechRule[] = (
  [
    ['pretending', pretending],
    ['extreme_diet', extremeDiet],
    ['self_harm', selfHarm],
    ['self_harm', despair],
    ['body', body],
    ['leakage', leakage],
  ] as const
).flatMap(([breach, sources]) =>
  sources.map((source) => ({
    breach,
    says: pattern(source),
    ...(breach === 'extreme_diet' ? { unless: warning } : sources === despair ? { unless: helping } : {}),
  })),
);
