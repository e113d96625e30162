// Folded messages with blanks around them that go on from the answer before.

export const WHY = new RegExp(
  '^ (?:e |mas |ue |uai |entao )?(?:por que|porque|pq|por que sera|como assim' +
    '|qual o motivo|qual a causa|por que isso|o que causou|e por que)(?: (?:isso' +
    '|sera|nao|disso|ta assim|esta assim|subiu|caiu|aumentou|baixou))* $',
);
/** 'Caiu bem, hein, por que será?', 'por que subiu tanto?': of what was told before. */
export const WHY_OF_IT = new RegExp(
  String.raw` (?:por que|porque|pq|qual o motivo|a que se deve)(?: e que)? (?:\S+ ){0,4}(?:sera|isso` +
    '|subiu|caiu|aumentou|baixou|piorou|melhorou|sobe|cai|desce|varia|oscila|muda|piora|aumenta' +
    String.raw`|diferenca|diferente|veio|assim|tanto|foi|deu) | (?:que|q|oq) (?:\S+ ){0,3}(?:atrapalhou` +
    '|causou|provocou|influenciou|fez (?:subir|cair|aumentar|baixar|piorar|melhorar)) ',
);
/** 'Qual é a faixa normal?', 'o certo seria quanto?': asks what is usual, and not for a judgement. */
export const ASKS_NORM = new RegExp(
  [
    ' (?:qual|quais|quanto|quantos|quantas) (?:(?:e|eh|seria|sao|foi|a|o|as|os|que) ){0,3}' +
      '(?:faixa|valor(?:es)?|normal|normais|ideal|ideais|referencia|certo|recomendad[oa]|indicad[oa]' +
      '|limite|esperad[oa]|adequad[oa])(?! d[eo]u) ',
    ' (?:o|a) (?:certo|ideal|recomendad[oa]|normal|correto|indicado) (?:(?:mesmo|entao) )?' +
      '(?:seria|e|era|eh|sao) (?:\\S+ ){0,2}?(?:quant[oa]s?|qual|de quanto) ',
    ' (?:quanto|quantos|quantas) (?:\\S+ ){0,3}?' + '(?:deveria|devia|tinha que|teria que|seria o certo|seria bom) ',
  ].join('|'),
);
/** 'Caiu demais, e o certo seria quanto?': what is remarked of figures says nothing of what is asked. */
export const withoutRemark = (folded: string): string => folded.slice(ASKS_NORM.exec(folded)?.index ?? 0);
/** 'Isso é bom?', 'esses números são aceitáveis?', 'tá controlada?': asks for a judgement of what was told. */
export const JUDGE = new RegExp(
  ' (?:isso|isto|esse|esses|essa|essas|este|esta|foi|deu|ficou|fica|ta|to|estou|vou|tao|ai|valor' +
    String.raw`|numero|numeros|resultado|media|e|ja|sao|considero|considerar|assim) (?:\S+ ){0,6}?(?:bom|boa` +
    '|bao|ruim|otimo|otima|satisfatori[ao]|saudavel|tranquil[ao]|bacana|beleza|joia|no limite' +
    '|grave|exagerad[ao]|elevad[ao]|altinh[ao]|baixinh[ao]|bem ou|devagar demais|normal|normais' +
    '|aceitavel|aceitaveis|alto|alta|baixo|baixa|muito|pouco|perigoso|perigosa|preocupante' +
    '|controlad[ao]|ok|adequad[ao]|dentro|esperado|certo|razoavel|legal|mal|bem|demais|suficiente' +
    String.raw`|sadi[ao]|saudaveis|coisa de (?:gente|quem) (?:\S+ )?(?:sadi[ao]|saudavel|normal|doente)) `,
);
export const JUDGED_WORDS = 14;
export const JUDGED_UNKNOWN = 3;
export const YES = new RegExp(
  '^ (?:sim|s|ss|quero|quero sim|pode|pode ser|pode sim|claro|ok|okay' +
    '|isso|isso mesmo|com certeza|aham|uhum|bora|por favor|quero ver' +
    '|mostra|mostre|manda|sim por favor|sim quero|positivo|yes|aceito) $',
);
export const NO = /^ (?:nao|n|nn|nao quero|nao obrigad[oa]|agora nao|deixa|deixa pra la|nada|negativo|nao precisa) $/;
/** 'Que dia foi isso?' asks for the answer before it once more: it holds the day. */
export const DAYS_OF_IT = new RegExp(
  '^ (?:e |mas )*(?:me (?:diz|fala|mostra|da)|(?:em )?quais|relacione|liste|fala' +
    '|diz|mostra)(?: (?:foram|sao))?(?: os| as)? (?:dias?|datas?|noites?)(?: (?:foram' +
    '|sao|que foram|dess[ae]s?|disso|del[ae]s|precisamente|exatamente|certinho))? $',
);
export const WHEN = new RegExp(
  '^ (?:data|dia|hora|horario|que data|qual data) $|^ (?:e |mas |mesmo )*(?:(?:ess[ea]|isso' +
    '|el[ea]|iss?o)(?: ai)?(?: (?:foi|deu|aconteceu|caiu))? )?(?:em |a |foi )?(?:que|q|qual|quando' +
    '|quais)(?: (?:o|foi|e|foram|que|a))*(?: (?:dia|data|datas|dias|noite|hora|horas' +
    '|horario))?(?: (?:que|mesmo|msm|foi|foram|isso|aconteceu|deu|e|ela|ele|ocorreu|essa|esse|onde' +
    '|com|quem))* $|^ (?:e |mas )*(?:onde|com quem|em que lugar|qual (?:o )?(?:lugar|endereco' +
    '|local)|que horas?|a que horas?)(?: (?:que|e|mesmo|onde|com|quem|vai|ser|foi|sera|fica))* $',
);
/** 'E a anterior?': of single values, the ones before it. */
export const BEFORE_IT = new RegExp(
  '^ (?:e |mas )*(?:qual (?:foi )?)?(?:a|o|as|os)? ?(?:anterior(?:es)?(?: (?:a )?(?:el[ae]' +
    '|ess[ae]))?|(?:era |foi )?(?:de )?antes(?: del[ae]| dess[ae])?|depois dess[ae]' +
    '|outr[ao]s?|(?:ante)?penultim[ao])(?: (?:quando|foi|deu|era|quanto|que|dia))* $',
);
export const MORE = new RegExp(
  '^ (?:e )?(?:mais|mais detalhes?|me (?:conte|conta|fale|fala|diga) mais' +
    '|fale mais|fala mais|conta mais|conte mais|continue|continua|quero saber mais' +
    '|saber mais|tem mais|mais alguma coisa|o que mais|e o que mais|detalhes?' +
    '|explica melhor|explique melhor|mais informac(?:ao|oes)|nao entendi) $',
);
/** 'E desde quando parei?', 'completo quantos dias limpa?': how long ago the last of it was. */
export const SINCE_IT = new RegExp(
  [
    '^ (?:(?:e|mas|entao|hoje|eu|ja|isso|ta|to|estou|completo|completei|faz|fazem|ha|tem) )*',
    '(?:desde quando|(?:quanto|quantos|quantas) (?:tempo|dias|semanas)|quando)',
    '(?: (?:que|q|eu|ja|to|ta|estou|faz|ha|parei|parou|larguei|deixei|disso|isso|com|limp[ao]|sobri[ao]|sem',
    '|fumar|fumo|beber|bebo|jogar|jogo|nada|del[ea]|parad[ao]|completo|hoje|nao|de|o|a|cigarro|bebida|vicio))*',
    '(?: (?:parei|larguei|deixei|limp[ao]|sobri[ao]|parad[ao]',
    '|sem (?:fumar|beber|jogar|nada|cigarro|bebida)|nao (?:fumo|bebo|jogo)))',
    '(?: (?:hoje|ja|de|com|fumar|beber|jogar|isso|o|a|cigarro|bebida))* $',
  ].join(''),
);
/** 'Desses dias', 'dessas duas': whose what follows is asked. */
export const OF_THOSE = new RegExp(
  [
    ' (?:n|d)(?:ess|est|el)[ea]s(?: (?:dois|duas|tres|quatro))?',
    '(?: (?:dias|noites|vezes|meses|semanas|periodos|quinzenas?|metades?|partes?))? ',
  ].join(''),
);

/** 'E quando foi a última mesmo?': the last of all. */
export const LAST_OF_ALL = new RegExp(
  '^ (?:e |mas |entao |ent )*(?:quando|qual|que dia|em que dia)(?: (?:e|foi|e que' +
    '|foi que))*(?: (?:a|o))? ultim[ao](?: (?:vez|dia|mesmo|msm|que|q|foi|fumei' +
    '|bebi|treinei|joguei|tomei))* $|^ (?:e )?(?:foi )?que dia(?: foi)? (?:esse' +
    '|essa|o|a) ultim[ao] $|^ (?:e |mas )*(?:a |o )?ultim[ao](?: (?:vez|delas|deles' +
    '|dessas|desses|foi|mesmo))* (?:quando|que dia|em que dia)(?: (?:foi|mesmo))* $',
);
/** 'E nas outras?', 'sem jogo': the other side of what was told apart, which is told anyhow. */
export const OTHER_SIDE = new RegExp(
  '^ (?:e |mas |ja |entao )*(?:[ao]o? contrario|sem isso|quando nao|nos que nao' +
    '|os que nao)(?: (?:da|deu|foi|fica|ficou|quanto|entao))* $|^ (?:e |mas |ja )*(?:(?:n' +
    '|d|com )?[ao]s )?(?:outr[ao]s|demais|restantes)(?: (?:noites|dias|manhas|vezes' +
    String.raw`|semanas))?(?: (?:de|em) \S+)?(?: (?:tiveram|foram|deram|ficaram))?(?: (?:que nota` +
    '|quanto|quantas|entao))* $|^ (?:e )?(?:(?:n?os dias|n?as noites) )?sem (?:jogo|jogar' +
    '|alcool|bebida|beber|treino|treinar|cafe|cigarro|fumar) $',
);
/** 'Qual é mesmo a meta?', 'então falta…': how far what was told is from its goal. */
export const GOAL_OF_IT = new RegExp(
  String.raw`^ (?:\S+ ){0,8}?(?:a|e a|minha|qual|e) (?:mesmo )?(?:a )?meta(?: (?:\S+ ){0,6})? ?$` +
    '| (?:dentro|fora|perto|longe|acima|abaixo|na|bati|atingi|alcancei|cumpri' +
    '|cheguei) (?:n|d)?a? ?(?:minha )?meta |^ meta(?: quanto)?(?: mesmo)? $|^ (?:e ' +
    '|entao |ent )*(?:falta|quanto falta|falta quanto|falta muito) $',
);
/** 'Dá quanto por dia?' */
export const PER_DAY_OF_IT = new RegExp(
  '^ (?:e |entao )*(?:(?:isso )?da |deu |fica |sao |foi )?(?:quant[oa]s?|qts|qto' +
    '|qual|a|media)(?: (?:mg|media|doses|cigarros|horas|minutos|xicaras|deu|da|e|a' +
    '|isso))* (?:por dia|ao dia|diaria|a media diaria) $|^ (?:(?:e|entao|da|deu' +
    '|isso|fica) )*(?:por|ao) dia(?: (?:da|deu|fica|foi|sao|e) quant[oa]s?)? $',
);
/** 'E de carboidrato, leva quanto?': of a plan, whose nutrients are all told. */
export const NUTRIENTS = /carbo|sodio|sal |proteina|caloria|kcal|gordura|fibra/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words beside a question that only point at what was told, or are said in passing. */
const POINTING = setOf(
  'e mas entao ent ah ai la so que q qual quais em de a o as os um uma foi foram e era deu isso ' +
    'isto disso nisso esse essa esses essas desse dessa nesse nessa ele ela eles elas dele dela ' +
    'deles delas aconteceu aconteceram caiu ocorreu mesmo mesma msm exatamente certinho certo ' +
    'exato exata precisamente me diz fala mostra manda da sabe dizer tava estava ta tudo cada ' +
    'todos todas registrado registrada marcado marcou anotado anotei quanto valor quem onde com',
);
const TIMES = setOf('dia dias data datas quando hora horas horario horarios qdo qnd');

/** Whether a folded message holds nothing but words that point, and at least one of `needed`. */
const saysOnly = (folded: string, needed: ReadonlySet<string>, beside: ReadonlySet<string>): boolean => {
  const words = folded.trim().split(' ');
  return words.some((word) => needed.has(word)) && words.every((word) => needed.has(word) || beside.has(word));
};

/** 'Que dia isso aí', 'de quanto foi e em que hora?': when what was told was. */
export const asksWhen = (folded: string): boolean => WHEN.test(folded) || saysOnly(folded, TIMES, POINTING);

const MOST_DAY = new RegExp(
  String.raw`^ (?:\S+ ){0,2}?(?:em )?(?:que|q|qual|quais|quando)(?: (?:foi|e|o|a|eu` +
    '|que))*(?: (?:dia|noite|data|vez|semana))?(?: (?:que|q|foi|eu|deu|ficou|tava' +
    String.raw`|teve))*(?: \S+){0,2}? (mais|maior|pior|exagerei|passei|menos|menor|melhor)(?: (?:mais` +
    '|menos|demais|foi|deles|delas|de todos|de todas|da conta|do ponto|da medida|do limite' +
    '|que dia|disso|ai|mesmo|alt[ao]|baix[ao]|pesad[ao]|forte|fei[ao]|exagerad[ao]))* $',
);
/** 'Em que dia foi mais', 'qual dia exagerei mais': the most or the least of what was told; null for neither. */
export const asksMostOf = (folded: string): 'highest' | 'lowest' | 'worst' | 'best' | null => {
  const said = MOST_DAY.exec(folded);
  if (!said) return null;
  if (said[1] === 'pior') return 'worst';
  if (said[1] === 'melhor') return 'best';
  return /^men/.test(said[1] ?? '') || / baix/.test(folded) ? 'lowest' : 'highest';
};

/** 'Mais que na semana passada?', 'tá melhor que a de quarta?': what was told against another time. */
export const COMPARED = new RegExp(
  '^ (?:(?:e|mas|isso|foi|ta|to|esta|estou|deu|ficou|eu|fiz|teve|tive|entao|ja|bem|muito|um' +
    '|pouco) )*(?:mais|menos|melhor|pior|maior|menor|acima|abaixo|igual)(?: ou (?:mais|menos|melhor' +
    String.raw`|pior|maior|menor|igual))?(?: \S+){0,3}? (?:do que|que|comparado|em relacao|contra|a|ao) `,
);

/** 'No mês seguinte diminuiu?': another time, held against the one that was told. */
export const CHANGED = new RegExp(
  [
    ' (?:caiu|cairam|diminui\\S*|diminuiram|subi(?:u|ram)|aumentou|aumentaram|melhorou|melhoraram',
    '|piorou|pioraram|reduzi\\S*|baixou|baixaram|mudou|cresceu',
    '|(?:foi|foram|deu|teve|tive|ficou|fiz|bebi|fumei|joguei|dormi|treinei|tomei) (?:bem |muito |um pouco )?',
    '(?:mais|menos|maior|menor|melhor|pior)(?: alt[ao]| baix[ao])?(?= $)) ',
  ].join(''),
);

/** 'E os dois juntos?', 'dessas duas', 'qual foi maior?', 'a diferença?': both of what was told last. */
const BOTH = new RegExp(
  ' (?:(?:n|d)?(?:ess|est)?[ea]?[aeo]s (?:dois|duas|tres|quatro)(?: (?:meses' +
    '|semanas|dias|periodos|noites|metades?|quinzenas?|partes?))?|amb[ao]s' +
    '|um e outro|entre (?:eles|elas|um e outro)|(?:d|n)el[ea]s duas|del[ea]s dois) ',
);
/** 'Isso é uma queda de quantos por cento?' */
const PERCENT = new RegExp(
  [
    '(?= (?:\\S+ )*(?:queda|diferenca|aumento|reducao|melhora|piora|variacao|caiu|cai|subiu|diminui\\S*',
    '|aumentou|mudou|melhorou|piorou|reduzi\\S*|baixou|menos|mais|acima|abaixo) )',
    '^ (?:\\S+ ){0,7}?(?:quantos?|qual(?: o)?|que|em) ',
    '(?:por cento|porcento|percentual|porcentagem) (?:\\S+ ){0,6}$',
  ].join(''),
);
/** Whether the share is asked by which two figures differ. */
export const asksShareOfDifference = (folded: string): boolean => PERCENT.test(folded);
const DIFFERENCE = new RegExp(
  '^ (?:(?:e|mas|entao|ent|ai|deu|da|qual|quanto|foi|e|a|de|me|diz|ve|houve|teve|tem|essa|isso|quer' +
    '|dizer|que|pra|para) )*(?:diferenca|variacao|comparacao|compara|compare|comparando|comparado' +
    '|melhorou|piorou|melhora|piora|aumentou|diminuiu|subiu|desceu|caiu|baixou|mudou|reduziu|aumento' +
    '|queda|reducao|evolucao|evoluiu)(?: (?:quanto|quanta|muito|pouco|ou|de|um|em|pro|pra|para|o|a' +
    '|outro|outra|entre|eles|elas|foi|nao|entao|piorou|melhorou|subiu|desceu|caiu|aumentou|diminuiu' +
    '|baixou|percentual|porcento|por|cento|isso|bastante|mesmo|qual|bem|eh|e)){0,6} $',
);
const WHICH_OF_BOTH = new RegExp(
  '^ (?:(?:e|mas|entao|ent|ai) )*(?:qual|quando|em qual|onde)(?: (?:d[eo]s|del[ea]s|mes' +
    '|semana|dia|periodo|noite|deles))*(?: (?:dois|duas|foi|eu|fui|e|o|a|que|q|deu|ficou' +
    '|tava|estava|teve|bebi|fumei|treinei|dormi|joguei|tomei))* (?:mais|menos|maior|menor' +
    '|melhor|pior)(?: (?:alt[ao]|baix[ao]|deles|delas|dos dois|das duas|mesmo|entao))* $',
);
/** Whether both of what was told last are meant. */
export const asksBoth = (folded: string): boolean =>
  BOTH.test(folded) || PERCENT.test(folded) || DIFFERENCE.test(folded) || WHICH_OF_BOTH.test(folded);

/** 'Não, quero só a de jejum.', 'Retifico: …', 'eu quis dizer …' */
export const PUTS_RIGHT = new RegExp(
  String.raw`^\s*(?:(?:n[ãa]o|ops+|opa|xi+|eita|ah|perd[ãa]o|desculpa` +
    String.raw`|desculpe)\s*[,.!;:]*\s+)*(?:n[ãa]o\s*[,.!;:]|n[ãa]o (?:[ée] |era |foi |falei d` +
    String.raw`|perguntei d)?(?:isso|iss?o a[ií]|ess[ae])\s*[,.!;:]|ops+\s*[,.!]|perd[ãa]o\s*[,.!]` +
    String.raw`|ali[áa]s\s*[,:]?|retifico\s*[:,]?|corrigindo\s*[:,]?|corrijo\s*[:,]?|na verdade\s*[,:]?` +
    String.raw`|me enganei\s*[,.:]?|errei\s*[,.:]|(?:eu )?(?:quis|queria|quero) dizer\s*[,:]?|(?:eu )?(?:falei` +
    String.raw`|tava falando|estava falando|to falando|perguntei) (?:d?(?=[aeo]s? )|foi )|digo\s*[,:])\s+`,
  'iu',
);

/** 'E a minha?', 'e o meu, tá quanto?' after a text: the asker's own of what it was about. */
export const MINE = new RegExp(
  '^ (?:(?:e|mas|entao|agora|qual|quanto|como|ta|esta|deu|e) )*(?:a|o|as|os) (?:minha|meu|minhas' +
    '|meus)(?: (?:ta|esta|deu|foi|e|quanto|como|qual|hoje|agora|ultima|ultimo|tem|anda))* $',
);

/** Says how somebody feels: never a judgement of figures, nor what narrows them. */
export const FEELS = new RegExp(
  String.raw` (?:passando mal|passei mal|(?:me )?sent(?:indo|ido|i)|(?:me )?sinto|sintoma\S*|tont\S+` +
    String.raw`|do[re]s?|doendo|doi|enjo\S+|vomit\S+|desmai\S+|suor|suando|trem\S+|falta de ar|formig\S+` +
    String.raw`|fraquez\S+|fraca|fraco|febre|sangr\S+|palpit\S+|aperto|visao|dormente\S*|confus\S+) `,
);
