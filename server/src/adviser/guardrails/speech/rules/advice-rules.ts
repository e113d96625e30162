import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/*
 * Advice that comes softly: 'talvez valha ir reduzindo', 'muitas pessoas param', 'costuma-se suspender'. Read after the
 * allowed phrases were cut out: what follows names no professional who decides.
 */

const soft =
  '\\b(?:talvez|quem sabe|o ideal|o (?:melhor|certo|correto|recomendad[oa]|indicad[oa]|usual|habitual|prudente|proximo passo|mais \\w+)|uma (?:boa |otima )?(?:opcao|alternativa|saida|ideia|estrategia|dica|solucao|forma|maneira)|a (?:dica|saida|solucao|sugestao|recomendacao)|(?:costuma|recomenda|indica|utiliza|usa|prescreve|sugere|aconselha|orienta|faz|aumenta|diminui|reduz|suspende|tira|interrompe)-se|(?:em geral|geralmente|normalmente) se|muit[oa]s? (?:pessoas|gente|pacientes|medicos|diabeticos|hipertensos)|(?:algumas|certas) pessoas|alguns pacientes|ha quem|tem gente|(?:ja )?(?:da|daria) (?:para|pra)|vale(?:ria)?|valha|seria(?:m)?|poderia(?:m)?|pode(?:mos)?|faz sentido|faria sentido|e (?:seguro|razoavel|hora|possivel|aceitavel|tranquilo|melhor|bom)|nao (?:faz|faria|tem|ha|teria|haveria|vejo) (?:mal|problemas?)|nada impede|sem (?:problemas?|medo|culpa)|que tal|experimente|considere|considerar|tente|tentar|sugir\\w+|sugiro|aconselho|eu \\w+(?:aria|eria|iria)|(?:minha|a minha) sugestao|(?:meu|o meu) conselho|no seu (?:lugar|caso)|na sua situacao|tranquilamente|pensar em|pense em|comece a|comecar a|va \\w+ndo|ir \\w+ndo|hora de)';

/** What is done to a medicine, as a verb in any form or as a noun. */
const handled =
  '\\b(?:aument|diminu|reduz|reduc|dobr|duplic|suspen|interromp|interrup|paus|troqu|troc|substitu|ajust|alter[ae]|mud|pul[aoe]|espac|cort|retir|larg|abandon|descontinu|antecip|atras|adi[ae]|inici|comec|retom|desmam|repet|repit|acrescent|adicion|incluir|inclua|elev|sub(?:ir|a|ida)|baix(?:ar|e)|modific|intercal|altern|esquec|amass|mastig|tritur|mistur|pass(?:ar|e)|deix(?:ar|e|am)|par(?:ar|am|ada)|tir(?:ar|am|ando)|fi(?:car|que|cam) sem|tom(?:ar|am|ando|e)|us(?:ar|am|ando|e)\\b|aplic(?:ar|am|ando)|injet|somar|somam|reforc|religu|deslig|dispens|guard(?:ar|e) para|jogu|jogar fora|pe(?:ca|dir)|compr(?:ar|e))\\w*';

/** Told as what it may do to somebody, or as what to keep an eye on; not as what to do. */
const told =
  '\\bx\\b|\\bPRO (?:\\w+ )?(?:escolh|decid|defin|avali|ajust|pode|vai|deve|sab|orient|calcul|receit)|\\b(?:quem|so) (?:\\w+ ){1,6}(?:e|com) (?:o |a |seu |sua )?PRO|\\b(?:alguns|certos|muitos) MED|^\\W*(?:(?:a|o|as|os) )?{M}(?: (?:rapida|lenta|basal|humana|de acao \\w+|para (?:pressao|ILL|dor))){0,2} (?:(?:e|sao) (?:um|uma|o|a|os|as|de|usad\\w+)|age|agem|relaxam?|ajudam?|impedem?|bloqueiam?|controlam?|protegem?|tratam?|diminu(?:i|em)|reduz(?:em)?|baixam?|estimulam?|cobrem?|mantem|levam?|servem?|costumam?|faz(?:em)?)\\b|{M} (?:deix|mud|aument|baix|reduz|diminu|elev|estimul|ajud)(?:a|am|em) |(?:{M}(?: \\w+){0,4}?|TEA|SUP|\\b(?:eles?|elas?|glicose|pressao|toranja\\W|excesso com {M})) podem?,? (?:raras vezes, |\\w+ )?(?:causar|dar|aumentar|diminuir|subir|baixar|atrapalhar|interagir|provocar|deixar|fazer|reduzir|elevar|mudar|pesar|precisar|ficar|irritar|alterar|afetar|esconder|mascarar|somar|trazer|piorar)|\\b(?:us[ae]m?|tom[ae]m?|aplicam?) {M}|\\b(?:avis|perfil|a vista|combinam mal|pela boca|lembr|anot|registr|marc|organiz|guard(?:ar|e)(?! para)|conferir|confira|ver se|descart|rodizio|geladeira|alarme|mal-estar|perigos|arriscad|risco|efeitos?|no sangue|produz\\w*|faltar|ao acordar)';

const why =
  '\\b(?:{SIGN}|azia|tosse|gripe|resfriado|prisao de ventre|coceira|cansaco|dormir|relaxar|emagrecer|controlar|baixar|ansiedade|ILL|glicose|glicemia|pressao|colesterol|imunidade|queimacao|caibras?)\\b';

const better =
  '\\b(?:(?:mais|menos) (?:eficaz\\w*|eficiente\\w*|forte\\w*|frac\\w+|segur\\w+|modern\\w+|barat\\w+|potente\\w*|suave\\w*|leve\\w*|rapid\\w+|indicad\\w+|vantaj\\w+|natura\\w+)|superior\\w*|inferior\\w*|prefer\\w+|vantag\\w+|(?:muito |bem |bastante )?indicad[ao]s?|(?:boa|boas|melhor|melhores|otima|otimas|excelente|excelentes) (?:escolhas?|opcao|opcoes|alternativas?|pedidas?|saidas?)|aliad[ao]s?|(?:costuma\\w*|deve\\w*|pode\\w*|vai|vao) (?:\\w+ )?(?:resolver|bastar|funcionar|aliviar|dar conta|dar resultado\\w*|ser suficiente|ajudar (?:bastante|muito)|trazer (?:mais )?benefici\\w+)|resolv(?:e|em|eria|eriam)|alivi(?:a|am|aria|ariam)|ja (?:resolve|basta|ajuda)|funciona(?:m|ria)? (?:bem|melhor|muito|tao)|(?:dao|da|daria|dariam) conta|faci(?:lita|litaria)\\w*|beneficia\\w*|benefici[oa]s?|bons resultados|(?:passa|tira|corta|acaba com|cura|acalma|melhora) (?:a|o|ess[ae]) (?:{SIGN}|insonia|azia|tosse|ansiedade)|otimos resultados|e suficiente|sao suficientes|bastam?|mais beneficios|emagrece mais|protege melhor)\\b';

const uncertain =
  /\bnao (?:ha|existe\w*|substitu\w*|posso|indico|comparo|recomendo|sei|cabe)|\bsem (?:prova|evidencia|comprovacao)|\bmesm[ao] (?:efeito|principio)|\b(?:agua|leite) e melhor|\bprova\w* (?:e|sao) frac/u;

const notFood =
  /\b(?:exercic|treino|caminh|passo|pao|arroz|acucar|sal\b|sodio|cafe\b|cafeina|refrigerante|doce|fruta|fritura|gordura|carne|porc|prato|alcool|bebida|cigarro|ritmo|velocidade|peso|carga|serie|tempo|tela|celular|intensidade|esforco|estresse|volume|meta\b|fibra)/u;

/**
 * The forms in which somebody is told what to do: 'pule', 'pular', 'pulando', 'pularia', 'se pula', 'dá para largar'. Not
 * 'toma', 'usa', 'tomou', 'tomada': those tell who takes it.
 */
const stems =
  '(?:aument|reforc|dobr|duplic|paus|alter|mud|pul|espac|cort|retir|larg|abandon|descontinu|antecip|atras|adi|inici|retom|desmam|acrescent|elev|modific|intercal|altern|amass|mastig|tritur|mistur|pass|deix|tir|tom|us|aplic|injet|religu|deslig|dispens|jog|compr|test|experiment|junt|volt|complet|economiz|cancel|elimin|adot|acumul|poup|renov|estic|encurt|prolong|coloc|ajust|cuid sem|liber|baix|encerr|finaliz|empreg|associ|combin|compens|calcul|fracion|compartilh|emprest)';
const irregular =
  '(?:troqu|troc|diminu|reduz|suspend|interromp|substitu|consum|ingir|repet|repit|inclu|adicion|divid|abr|sub|faz sem|esquec|escolh|exclu|desist)';
const toldToDo = `(?:\\b(?:${stems}(?:e|em|ar|arem|ando|aria|ariam|asse|am)|aplique\\w*|pulem?|pare|parar|parem|parando|mantenha|manter|mantendo|ficar? sem|fique sem|tome-se|sai(?:r|a) d[ao]|abrir? mao d[aeo]|${irregular}(?:e|em|er|ir|a|am|indo|endo|iria|eria|isse|esse))(?:-?l?[ao]s?)?\\b|\\b(?:se toma|se usa|se aplica|toma-se|reducao|suspensao|interrupcao|retirada|troca|aumento|desmame|pausa|ajuste|aplicacao extra)\\b)`;

/** Taking it as ordered, remembering it, keeping it, and what it does to a body: nobody is told to change anything. */
const untouched =
  '\\b(?:consulta|combine antes|combinam?|perto d[aeo]l?a?|pesam|aproveita|lembr\\w+|alarme|mesmo horario|horarios? d[aeo]|receit\\w+|prescri\\w+|orientad[ao]|combinad[ao]|bula|perigos\\w*|arrisca\\w*|riscos?|cuidado|anot\\w+|registr\\w+|marc(?:ar|ou|ada|ado|a|e|ue)\\b|lista|geladeira|rodizio|agulhas?|descart\\w+|termica|viagem|aviao|congel\\w*|calor|validade|vencid\\w+|gratuit\\w+|sus|farmacia popular|nunca|efeitos? (?:de|d[ao]s?)|interag\\w+|atrapalh\\w+|absor\\w+|enjoo)';

/** Said of a medicine these leave no harmless meaning, whatever else the sentence holds. */
const verdict =
  '\\b(?:desnecessari\\w+|dispensavel|dispensa\\w*|faz(?:em)? (?:mais )?(?:tanto )?sentido|sentir falta|sente falta|liber\\w+ (?:\\w+ ){0,2}d[oa]|de novo|sobrar|adeus|passo seguinte|proximo passo|quase sem funcao|opcional|faltar um pouco|(?:alta|baixa|forte|fraca|pouca|muita)(?: demais)? para (?:voce|o seu|a sua|seu|sua|ess[ae])|ja (?:nao )?(?:da|deu|faz|resolve|serve|basta|cumpriu)|dia sim|dias? alternad\\w+|um dia (?:sim|e)|(?:so|apenas|somente) (?:enquanto|quando|se|nos dias|no dia)|de uma (?:so )?vez|no seu lugar|nao (?:compensa|adianta|vale a pena)|uns dias|umas semanas|por enquanto|ate (?:a|o|melhorar|passar|conseguir|segunda)|na mesma|e a mesma)\\b';

export const adviceRules: readonly SpeechRule[] = [
  {
    breach: 'medicine_change',
    says: pattern(`${toldToDo}[^;!?]*{M}|{M}[^;!?]*(?:${toldToDo})`),
    unless: pattern(`${told}|${untouched}`),
  },
  {
    breach: 'medicine_change',
    says: pattern(`${verdict}[^;!?]*{M}|{M}[^;!?]*${verdict}`),
    unless: pattern('\\bx\\b|\\bagua\\b|\\breceit'),
  },
  // 'Na dúvida, aplique de novo': only medicines are injected.
  {
    breach: 'medicine_change',
    says: pattern(
      '\\b(?:suspenda|interrompa|desmame)\\b[^;!?]{0,30}?\\b(?:tudo|dias?|semanas?|se)\\b|\\b(?:aplique|aplicar|aplicasse|aplicaria|injete|injetar|medique-se|automedique-se)\\b',
    ),
    unless:
      /\bx\b|\bPRO\b|\b(?:treino|exercic\w+|caminhada|atividade|creme|hidratante|protetor|gelo|compressa|sensor|adesivo|dicas?|regra|conhecimento|filtro|repelente|nao|antes|ensin\w+|local|locais|receit\w+|rodizio|barriga)/u,
  },

  {
    breach: 'medicine_change',
    says: pattern(
      `${soft}[^;!?]*${handled}[^;!?]*{M}|${soft}[^;!?]*{M}[^;!?]*${handled}|{M}[^;!?]*${soft}[^;!?]*${handled}`,
    ),
    unless: pattern(told),
  },
  // 'Tomar o remédio em dias alternados', 'tudo de uma vez', 'só quando a pressão sobe'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^;!?]*?\\b(?:dias? alternados?|dia sim|de uma (?:so )?vez|pela metade|em dobro|(?:so|apenas|somente) (?:quando|se|no|na|nos|em|a noite|de manha)|quando (?:realmente )?(?:precisar|sentir|subir|quiser)|quando a (?:pressao|glicose)|mais cedo|mais tarde|sem parar)\\b|\\b(?:intercal|altern)\\w+ [^;!?]{0,30}?{M}|(?:amass|mastig|tritur|abr[ai]|esmag)\\w* [^;!?]{0,15}?{M}',
    ),
    unless:
      /\bx\b|\bPRO\b|\breceita|\bindica\b|\b(?:quem|se (?:voce )?) ?(?:us|tom)|\bnem\b|\bnao (?:tom|us|dobr|mud|abr|amass|mastig|tritur|e para)/u,
  },
  // No medicine named: 'comece a reduzir por conta própria', 'diminua pela metade e observe'.
  {
    breach: 'medicine_change',
    says: pattern(
      `(?<!\\b(?:nao|nunca|nem|evite|sem|jamais|de|perigoso|arriscado) )(?<!\\bnao (?:se )?(?:deve|pode|va) )\\b(?:parar|pare|reduz\\w+|diminu\\w+|aument\\w+|ajust\\w+|suspend\\w+|mud\\w+|tir\\w+|tom\\w+)\\b[^.;!?]{0,40}?\\b(?:por (?:sua )?conta|sem (?:esperar|avisar|perguntar|consultar) )|\\b(?:diminua|reduza|corte|baixe|dobre|tome|aumente)(?: \\w+)? (?:pela metade|em dobro|gradualmente)`,
    ),
    unless: new RegExp(`${notFood.source}|\\b(?:perigos|arrisca|risco|evite)|\\bx\\b`, 'u'),
  },
  // 'Para a azia, um omeprazol', 'os análogos do GLP-1 seriam a melhor escolha', 'o genérico é mais fraco'.
  {
    breach: 'remedy',
    says: pattern(`{ANY}[^;!?]*?${better}|${better}[^;!?]*?{ANY}`),
    unless: new RegExp(
      `${uncertain.source}|\\bx\\b|\\benjoo|\\babsor|\\bbula\\b|\\b(?:sem|nao) (?:\\w+ )?(?:substitu|recei)`,
      'u',
    ),
  },
  {
    breach: 'remedy',
    says: pattern(
      `\\b(?:para|contra|se|caso)\\b[^;!?]{0,25}?${why}[^;!?]{0,40}?[,:] (?!{M}(?: \\w+)? (?:pod|ped))[^;!?]{0,40}?{ANY}`,
    ),
    unless: new RegExp(
      `${uncertain.source}|\\bx\\b|\\bPRO\\b|\\bnao (?:us|tom|d[ae]\\b|mud|par)|\\bnem\\b|\\bevite|\\b(?:confira|veja|anote|lista|leve|conte|consulta|causas?|pesam)\\b|(?:DRUG|MED)(?: \\w+){0,2} (?:para|contra) `,
      'u',
    ),
  },
  // A tea or a plant in one sentence with what it is to help against.
  {
    breach: 'remedy',
    says: pattern(
      `TEA(?![^;!?]{0,40}(?:{N}|carboidrat|sabor|cafeina))[^;!?]*\\b(?:ferida|desinfet\\w+|{SIGN}|glicose|glicemia|acucar no sangue|ILL|pressao|colesterol|triglicerid\\w+|emagrec\\w*|metabolismo|imunidade|figado|insonia|inflama\\w+|DRUG|tratamento)|\\b(?:glicose|glicemia|acucar no sangue|pressao|colesterol|triglicerid\\w+|emagrec\\w*|imunidade|figado|insonia)\\b[^;!?]*\\b(?:com|usar|tomar|beber|tome|beba|experimente) (?:\\w+ ){0,3}?TEA`,
    ),
    unless: new RegExp(
      `${uncertain.source}|\\bx\\b|\\bPRO\\b|\\bnenhum\\w*|\\bnao\\b|\\b(?:tempero|temper\\w+|sabor|salada|no lugar d|em vez d|sem acucar|carboidrat\\w+|evite|perigos\\w+|cuidado|pode (?:subir|aumentar|atrapalhar|interferir|baixar)|sobe\\w*|aument\\w+|atrapalh\\w+|mex\\w+ com|interfer\\w+)`,
      'u',
    ),
  },
];
