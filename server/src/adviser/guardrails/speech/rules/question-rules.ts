import type { ForbiddenTopic } from '../forbidden-topics.ts';
import { pattern } from '../pattern.ts';

interface QuestionRule {
  /** Reads a marked question (`markSentence`). */
  readonly asks: RegExp;
  readonly unless?: RegExp;
}

const wish =
  '\\b(?:posso|poss|podemos|pode|poderia|devo|deveria|preciso|tenho que|da para|quero|queria|vou|pretendo|penso em|estou pensando em|e bom|e melhor|seria bom|tem problema|faz mal|ha problema|como|quando|e se eu|acha que)\\b';
const mayFollow = '(?: \\w+){0,4}?';
const drugOrUnit = '(?:DRUG|MED|unidades?|ui|comprimid\\w+|gotas?|mg|mcg|cliques?)';

const rules = (sources: readonly string[], unless?: RegExp): QuestionRule[] =>
  sources.map((source) => ({ asks: pattern(source), ...(unless ? { unless } : {}) }));

/** What is asked, by topic; one is enough. */
export const forbiddenQuestions: Readonly<Record<ForbiddenTopic, readonly QuestionRule[]>> = {
  harm: rules(
    [
      '\\b(?:se cortar|me corto|sem doer|sem sentir dor)\\b|\\b(?:cartela|caixa|frasco|vidro) (?:toda|todo|inteir[ao])|\\b(?:tomar|tomasse|tomo) (?:tudo|todos os (?:{N} )?(?:MED|unidades))',
      '\\b(?:letal|mortal|fatal)\\b',
      '\\b(?:mata|matam|matar|morrer)\\b[^.!?]{0,40}?(?:sem dor|rapido|{ANY})|(?:{ANY}|MED|misturad\\w+)[^.!?]{0,40}?\\b(?:mata|matam|matar|morrer)\\b',
      '\\b(?:me cortar|me matar|me enforcar|me machucar|tirar (?:a )?minha vida|overdose)\\b',
    ],
    /\bmorr\w* de (?:rir|vontade|fome|medo)|\bmata a (?:fome|sede)/u,
  ),
  ignore_symptom: rules([
    '(?:{SYMPTOM}|desmaiei|formig\\w+|{N} por {N}|{N}x{N}|\\b(?:glicose|glicemia|pressao)[^.!?]{0,10}?{N})[^.!?]{0,50}?\\b(?:da para esperar|posso esperar|deixar (?:para la|passar|quieto)|preciso (?:mesmo )?(?:ir|correr|procurar|ligar)|precisa (?:ir|de medico|de hospital)|tenho que ir|vou ao|espero|e grave|e (?:muito )?perigoso|da para ignorar|deixo)\\b|\\b(?:posso|da para|pode) (?:ignorar|esperar)[^.!?]{0,20}?{SYMPTOM}',
    '\\b(?:posso|da para|pode|devo|tem problema)\\b[^.!?]{0,20}?\\b(?:esperar|aguardar|ignorar|deixar (?:para|pra)|dirigir|treinar|malhar|correr|caminhar|exercit\\w+|(?:fazer|faco) (?:exercicio|atividade|academia)|beber)\\b[^.!?]{0,40}?\\b(?:dor no peito|falta de ar|desmai\\w+|visao|tontura|cetona\\w*|dormencia|sangr\\w+|palpitac\\w+|3\\d\\d\\b)',
    '\\b(?:dor no peito|falta de ar|desmai\\w+|visao embacada|tontura|cetona\\w*|dormencia|sangr\\w+|palpitac\\w+)\\b[^.!?]{0,40}?\\b(?:posso|da para|devo|tem problema)\\b[^.!?]{0,20}?\\b(?:esperar|aguardar|dirigir|treinar|malhar|correr|caminhar|exercit\\w+|ignorar|continuar)\\b',
  ]),
  minor: rules(
    [
      '\\b(?:tenho|fiz|faco|com) (?:[1-9]|1[0-7]) anos\\b(?! (?:de|que|com) (?:diabetes|ILL|casad|tratamento|trabalho))',
      '\\bsou (?:menor de idade|adolescente|crianca)\\b',
      `\\b(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|crianca|(?:meu|minha|do|para|pro|um|o) bebe|menin[oa]|irma[o]?zinh[oa]?)\\b[^.!?]{0,40}?(?:${drugOrUnit}|\\bdieta|\\bemagrec|\\bperder peso|\\bjejum|\\bcalorias|\\bmeta\\b|\\bcardapio|\\benergetico)`,
      `(?:${drugOrUnit}|\\bdieta|\\bemagrec\\w*|\\bmeta\\b|\\bcardapio)[^.!?]{0,40}?\\b(?:para|da|do|na|no|de) (?:\\w+ )?(?:filh[oa]|net[oa]|crianca|bebe|adolescente)s?\\b`,
    ],
    /\btenho (?:[1-9]|1[0-7]) anos de\b|\bDRUG ha \d/u,
  ),
  pregnancy: rules(
    [
      `\\b(?:gravid[ao]|gestante|gestacao|gravidez|amament\\w+|lactante|engravid\\w+)\\b[^.!?]{0,60}?(?:${drugOrUnit}|SUP|TEA|\\bmeta|\\bdieta|\\bcardapio|\\bplano|\\bemagrec|\\bperder peso|\\bjejum|\\bcalorias|\\btreino)`,
      `(?:${drugOrUnit}|SUP|TEA|\\bmeta|\\bdieta|\\bcardapio|\\bemagrec\\w*|\\bjejum|\\btreino)[^.!?]{0,60}?\\b(?:gravid[ao]|gestante|gestacao|gravidez|amament\\w+|lactante)\\b`,
    ],
    /\b(?:paro|parar|suspend\w+|larg\w+|interromp\w+|deix\w+)\b|^(?:o que|por ?que)\b/u,
  ),
  extreme_diet: rules(
    [
      '\\b(?:perco|perder|emagreco|emagrecer|secar|seco|elimino|eliminar)\\b[^.!?]{0,15}?{N} ?(?:kg|quilos?|k)\\b[^.!?]{0,15}?\\b(?:em|ate|rapido|ja|por)\\b|\\bdieta (?:so )?(?:so )?(?:de|do|da|com|a base de) (?:ovos?|agua|sopas?|liquid\\w+|sucos?|frutas?|shake|proteina|lua|abacaxi|maca|carne)\\b|\\bficar sem comer|\\bsem comer (?:ate|por|o dia|nada)|\\b(?:comer|como|ficar com|viver com) (?:so )?[1-9]\\d{2} ?(?:kcal|calorias|cal)\\b',
      '\\bjejum (?:intermitente|prolongado|de agua|seco)|\\bjejum de (?:1[3-9]|[2-9]\\d|\\d{3}) ?h|\\bjejum de \\d+ dias?|\\b(?:posso|quero|vou|como) (?:fazer )?jejuar|\\bquero fazer jejum',
      '\\b(?:dieta|cardapio|plano|comer|consumir)\\b[^.!?]{0,25}?(?<![\\d.,])[1-9]\\d{2} ?(?:kcal|calorias)',
      '\\b(?:perder|emagrecer|secar|eliminar) (?:\\w+ )?{N} ?(?:kg|quilos?|k)\\b[^.!?]{0,20}?\\b(?:em|ate|numa|num|por|nesta|neste|esta|este)\\b[^.!?]{0,20}?(?:dias?|seman\\w+|mes\\b|meses)',
      '\\bem (?:\\d+ dias|1 semana|uma semana|poucos dias)\\b[^.!?]{0,30}?\\b(?:perder|emagrecer|secar)',
      '(?<!doente |quando )\\b(?:ficar|passar|viver|aguentar)\\b[^.!?]{0,25}?\\b(?:sem comer|so (?:de|com|a base de) (?:agua|liquidos?|TEA|sucos?|sopas?|shakes?))',
      '\\b(?:cortar|tirar|eliminar|zerar) (?:tod[oa]s? |completamente )(?:o |a |os |as )?(?:carboidratos?|gorduras?|comida)|\\b(?:zero|sem nenhum) carbo',
      '\\b(?:vomitar|provocar (?:o )?vomito|forcar (?:o )?vomito)\\b',
      '\\bdieta (?:da|do|de) (?:sopa|lua|agua|ovo|suco|usp|abacaxi|limao)|\\bdieta liquida',
      '\\b(?:dieta|jeito|forma|maneira) (?:\\w+ )?(?:mais )?(?:rapid[ao]|radical|maluca|milagrosa)|\\bquantos dias[^.!?]{0,20}?sem comer|\\b(?:perder|emagrecer|secar) (?:1[0-9]|[2-9]\\d) ?(?:kg|quilos)[^.!?]{0,15}?rapid',
      '\\b\\d+ dias? so (?:na|no|com|de|a)\\b|\\b(?:perder|emagrecer|secar|eliminar) (?:\\w+ )?{N} ?(?:kg|quilos?|k) (?:ate|em|ja|rapido|hoje|amanha)',
      '\\bparar de comer\\b(?! (?:doces?|acucar|pao|besteira|carne|gluten|fritura|sal|tanto|a noite|de noite|fast|bobagem|chocolate|massas?|ultraprocessad|depois|antes|quando|por))',
    ],
    /^(?:o que e|exame)\b|para (?:o )?exame/u,
  ),
  missed_dose: rules(
    [
      '\\b(?:fiquei|estou|faz|passei|estive)\\b[^.!?]{0,20}?\\bsem (?:a |o |as |os |minha |meu |minhas |meus )?(?:tomar|usar|aplicar|{M})|\\b(?:pulei|perdi|esqueci|errei)\\b[^.!?]{0,25}?(?:{M}|dose|aplicacao)|\\b(?:tomo|aplico|tomar) de novo\\b',
      `\\b(?:esqueci|esqueceu|esqueco|esquecer|pulei|perdi|atrasei|deixei de tomar)\\b[^.!?]{0,30}?(?:{M}|MED)`,
      `{M}[^.!?]{0,20}?\\b(?:atrasad[ao]|esquecid[ao])`,
      '\\b(?:fiquei|estou|faz) (?:ha )?{N}? ?dias? sem (?:tomar|usar|aplicar)|\\bnao (?:tomei|apliquei|usei){GAP}{M}|\\besqueci se\\b',
      '\\bnao (?:lembro|sei) se (?:ja )?(?:tomei|apliquei|usei)',
      '\\b(?:vomitei|vomitou|cuspi)\\b[^.!?]{0,25}?{M}',
      '\\b(?:tomei|apliquei|usei|tomou)\\b[^.!?]{0,40}?(?:2 vezes|em dobro|sem querer|errad[ao]|a mais|dobrad[ao])',
    ],
    /\b(?:como (?:nao|faco para nao)|para nao) esquec/u,
  ),
  natural_cure: rules(
    [
      '(?:TEA|SUP)[^.!?]{0,25}?\\b(?:emagrec\\w+|baixa\\w*|abaixa\\w*|controla\\w*|cura\\w*|funciona\\w*|faz efeito|adianta|resolve|serve|e bo[am]|presta|substitui|vale a pena|limpa|desincha|ajuda (?:n[oa]s?|com|a|para))\\b|\\b(?:tomar|tomando|usar|beber) (?:\\w+ )?(?:TEA|SUP)[^.!?]{0,25}?\\b(?:para|pra|contra|baixa|ajuda|todo dia|em jejum)\\b[^.!?]{0,20}?(?:{HEALTH}|\\?|$)',
      '(?:TEA|SUP|\\bjejum|\\boracao|\\borar|\\bdieta|\\bsuco)[^.!?]{0,40}?\\b(?:baix|reduz|control|trat|cur|funcion|substitu|revert|regul|ajud|combat|melhor)\\w*[^.!?]{0,30}?(?:{HEALTH})',
      '(?:TEA|SUP)[^.!?]{0,15}?\\b(?:funcion\\w*|serve|e bo[am]|ajuda)\\b[^.!?]{0,20}?(?:{HEALTH})',
      '\\b(?:que|qual|algum|alguma|existe|tem|me indica|indique|receita de)\\b[^.!?]{0,20}?(?:TEA|SUP)[^.!?]{0,30}?(?:{HEALTH})',
      '\\b(?:cura|tratamento|remedio|receita|solucao|SUP) (?:natural|caseir\\w+|espiritual)',
      '\\bSUP\\b[^.!?]{0,15}?\\bfuncion|\\b(?:receita|SUP|MED|DRUG|solucao|tratamento) (?:caseir|natura)',
      '\\b(?:receita|SUP) caseir\\w+',
      '\\b(?:trocar|substituir)\\b[^.!?]{0,20}?{M}[^.!?]{0,10}? por (?:\\w+ )?(?:TEA|SUP|dieta|suco|suplemento)',
      '\\b(?:como|quero|posso|consigo|da para)\\b[^.!?]{0,15}?\\b(?:reverter|curar|me curar|zerar)\\b[^.!?]{0,20}?(?:ILL|\\bpressao|\\bglicose)',
      'TEA cura|SUP cura|\\bcura (?:o |a )?ILL',
    ],
    /^(?:o que e)\b|\btem cafeina|\btem acucar|\bpara dormir\?? o que|\bmelhor (?:do )?que acucar/u,
  ),
  stop_medicine: rules(
    [
      '\\b(?:posso|devo|quero|vou|da para) parar de (?:tomar|usar){GAP}SUP',
      '\\bnao (?:vou|quero|pretendo) (?:mais )?(?:tomar|usar|aplicar)(?: mais)?(?= ?[,.?!]|$)|\\b(?:cansei|desisti|enjoei|parei|to parando|pensando em parar) (?:de |d)?(?:tomar|usar|aplicar|com)? ?{GAP}{M}|\\b(?:posso|quero|vou|da para) (?:ja )?(?:parar|largar|suspender|interromper|pular)(?= ?[,.?!]|$)|\\bvou (?:parar|largar)\\b[^.!?]{0,20}?{M}',
      '\\b(?:parar|paro|pare|suspend\\w+|interromp\\w+|larg\\w+|abandon\\w+|deixar de (?:tomar|usar)|deixo de (?:tomar|usar)|desmam\\w*|desmame|pular|pulo|ficar sem|fico sem|viver sem|tirar|cortar)(?: de)?(?: (?:tomar|usar|aplicar|com))?{GAP}{M}',
      '\\bdesmame\\b|\\bainda (?:uso|tomo|preciso|tenho que)[^.!?]{0,15}?{M}|\\b(?:tomar|usar){GAP}{M}[^.!?]{0,15}?(?:necessari|obrigatori|precis)|\\bficar? \\w+ sem tomar',
      '{M}[^.!?]{0,40}?\\b(?:posso|da pra|da para|quero|devo|vou) (?:parar|largar|tirar|abandonar|suspender|deixar|cortar)\\b',
      '{M}[^.!?]{0,60}?\\b(?:paro|parar de tomar|posso parar|suspendo|suspender|interrompo|interromper|largo|devo parar|deixo de)\\b',
      '\\bnao quero (?:mais )?(?:tomar|usar|aplicar)(?: mais)?{GAP}{M}',
      '\\b(?:preciso|tenho que|necessario)(?: (?:mesmo|ainda|sempre|continuar|de|do|da|o|a|os|as|que|tomar|tomando|usando|usar|realmente|mais)){1,7} {M}',
      '\\b(?:posso|quero|devo) (?:parar|largar|abandonar|deixar) (?:com )?(?:o |meu )?tratamento',
      '\\bdeixar o tratamento',
    ],
    /\b(?:tomar|usar|aplicar) (?:cafe|leite|cerveja)|^(?:o que acontece|por ?que nao)|\b(?:comecar|iniciar) com|\bnao posso (?:parar|pular)\b/u,
  ),
  dose: [
    // Whatever is eaten or drunk beside it: 'vou tomar vinho, quantas unidades de insulina aplico?'
    ...rules([
      '\\bquant[oa]s?\\b[^.!?]{0,20}?(?:unidades?|ui) (?:de )?DRUG',
      '\\bquant[oa]s?\\b[^.!?]{0,20}?(?:unidades?|ui|DRUG)\\b[^.!?]{0,30}?\\b(?:aplic|injet)\\w*',
      '\\b(?:dobr|duplic|triplic|aument|diminu|reduz|ajust)(?:ar|ir|er|o|a|e|i|io)\\b(?: (?:a|o|minha|meu|MED|de|da|do)){0,4} DRUG',
    ]),
    ...rules(
      [
        '\\b(?:posso|devo|quero|vou|da para) (?:dobrar|duplicar|triplicar){GAP}SUP',
        '\\b(?:aplico|tomo|coloco|ponho|uso|injeto|boto|corrijo|faco|dou|aplicar|injetar)(?: \\w+)? {N}\\b(?! ?(?:copos?|litros?|ml|xicaras?|latas?|horas?|minutos?|vezes|km|passos|fatias?|colher\\w*|refeic\\w+|reais|serie\\w*|kg|quilos|g\\b|gramas))',
        '\\bcorrij[oa]\\b|\\b(?:razao|relacao) (?:de )?{N} ?(?:para|:|por|/) ?{N}|\\b(?:calcul\\w+|conta)\\b[^.!?]{0,40}?(?:bolus|DRUG|MED|{N} ?g? (?:de )?carboidrat\\w+[^.!?]{0,20}?(?:razao|relacao))|\\b(?:ponho|boto|aplico|tomo|coloco|mando) (?:quanto|quantas?|mais|outra|menos|metade|o dobro|igual)\\b|\\b(?:quanto|quantas?) (?:eu )?(?:ponho|boto|aplico|injeto|corrijo)\\b',
        `\\bquant[oa]s?\\b[^.!?]{0,40}?(?:unidades?|ui|comprimid\\w+|gotas?|cliques?)\\b(?! de (?!${drugOrUnit}))[^.!?]*?(?:DRUG|MED|tom[oa]|aplic|us[oa]|para \\d|glicose|glicemia|febre|dor|$)`,
        '\\bquant[oa]s?\\b[^.!?]{0,25}?(?:mg|mcg|ml|miligramas)\\b[^.!?]{0,25}?{ANY}',
        '\\bquant[oa]s?\\b(?: \\w+){0,2}? (?:de |da )?(?:DRUG|MED|SUP)\\b(?! (?:sao|existem|eu tenho|por dia eu))[^.!?]{0,50}?(?:tom|aplic|us[oa]|inje|precis|coloc|se |para|\\d|$)',
        '\\bquant[oa]s?\\b[^.!?]{0,15}?(?:tir[oae]|reduz\\w*|diminu\\w*|aument\\w*|aplic\\w*|baixa\\w*|abaixa\\w*|injet\\w*)\\b[^.!?]{0,25}?{M}',
        '\\b(?:qual|quais|me diga|me passa|diga|calcul\\w+|sabe)\\b[^.!?]{0,25}?\\bMED\\b(?! (?:e|que|de bebida|para a? ?(?!mim))?(?:seguro|bom))[^.!?]{0,40}?(?:DRUG|mim|\\bcerta|\\bmaxima|\\bideal|correcao|dia\\b|tomar)',
        '\\b(?:maxima|ideal|certa|correta|recomendada) MED\\b|\\bMED (?:maxima|certa|ideal|correta|recomendada|de correcao)',
        '\\b(?:fator de (?:sensibilidade|correcao)|(?:tabela|calculo|bolus|dose|escala) de correcao|relacao DRUG|(?:relacao|razao) (?:DRUG|insulina)?.{0,4}carboidrato)',
        '{M} (?:de manha ou|a noite ou)|\\b(?:esta certo|ta certo|e muito|e pouco)\\b[^.!?]{0,20}?\\d+[^.!?]{0,20}?{M}|\\d+ de {M}',
        '\\b1 unidades? (?:de DRUG )?(?:abaixa|baixa|cobre|reduz)',
        '\\b(?:o que|quanto|quantas?)\\b[^.!?]{0,25}?\\b(?:aplic|injet)\\w*|\\bquantas unidades\\b(?! de (?!DRUG|MED))|\\b\\d+ unidades de DRUG',
        '\\bMED[^.!?]*?\\bposso tomar {N} por dia|\\bposso tomar {N} por dia\\b',
        '\\bde quant[oa]s em quant[oa]s horas\\b|\\bde \\d+ em \\d+ horas\\b[^.!?]{0,30}?{M}|\\bquantas vezes (?:ao|por) dia\\b[^.!?]{0,25}?{M}|\\b(?:que|qual) (?:o )?horario\\b[^.!?]{0,30}?\\b(?:tom|aplic|us)\\w*{GAP}{M}',
        // 'Posso dobrar a insulina?', 'aumento a basal?'
        '\\b(?:aument|diminu|reduz|dobr|duplic|ajust|alter|mud|antecip|atras|adiant|espac|repet|divid|part|cort|fracion|compens)(?:ar|ir|er|o|a|e|i|io)\\b{GAP}{M}',
        '\\b(?:corrig\\w+|baix\\w+)\\b[^.!?]{0,30}?\\b(?:com|usando) (?:\\w+ )?DRUG',
        `${wish}${mayFollow} (?:tomar|tomo|aplicar|aplico|usar|injetar|colocar|dar|por)(?: (?:mais|so|ate|outr[oa]|metade|extra|menos|um|uma|o|a|de|do|da)){0,3} (?:{N} (?:MED|unidades|ui|u|mg|mcg|gotas)|outr[oa] (?:MED|DRUG)|metade|mais (?:MED|DRUG|{N})|menos (?:MED|DRUG))`,
        '\\b(?:coloco|aplico|tomo|uso|injeto|dou|ponho)(?: (?:mais|menos|outr[oa]|\\d+|meio|metade))+(?: \\w+)? {M}',
        '\\b(?:coloco|aplico|tomo|injeto|tomar|aplicar) {N} (?:unidades|ui|u|MED|comprimid\\w+)',
        '\\btom\\w+{GAP}{M}[^.!?]{0,25}?\\b(?:em vez de|ao inves de|em lugar)\\b|\\b(?:passar|mudar|trocar){GAP}{M} (?:para|pra) (?:a )?(?:noite|manha|tarde)',
        '\\b(?:partir|cortar|dividir|quebrar|esmagar|mastigar){GAP}(?:unidades de )?MED',
      ],
      /\bMED de (?:bebida|alcool|cerveja|vinho|cafeina)|\b(?:garrafa|vinho|chopp?|latas?|drinks?|happy|cinema)\b|\bbebida|\bcafeina|\bcafe\b|\bquantas vezes (?:ao|por) dia devo medir|^como (?:eu )?(?:lembr|organiz)|^voce (?:pode|consegue)/u,
    ),
  ],
  start_medicine: rules(
    [
      '\\b(?:qual|que|quais)(?: (?:o|a|e|um|uma|melhor|outr[ao]|bom|boa)){0,3} (?:DRUG|SUP|vitaminas?|chas?|erva|suplementos?|pomada|injecao|calmante|xarope|antibiotico)(?! de|s? tem)\\b[^.!?]{0,25}?(?:tom|us|pass|bo[am]|para|serve|compr|melhor|ajuda|indica)',
      'DRUG[^.!?]{0,20}? (?:funciona\\w*|presta|faz efeito|adianta|compensa|resolve|vale a pena|e bo[am]|emagrece\\w*|tira|ajuda a (?:emagrecer|dormir|parar|perder))\\b(?! com| junto| n[oa])|\\b(?:tomo|uso|passo|compro) (?:um |uma |o |a )?(?:DRUG|SUP)(?: ou DRUG)?(?= ?[,.?!]|$| (?:para|pra|contra|se))',
      '\\b(?:me )?(?:passa|receita|arruma|ve|indica|manda) (?:um|uma|algum|alguma)(?: \\w+)? (?:MED|DRUG|SUP)\\b',
      '\\b(?:qual|que|quais|algum|alguma|um|melhor|tem)\\b(?: (?:e|o|a|os|as|seria|melhor|outro|bom))*{GAP}(?:MED|DRUG|SUP)\\b[^.!?]{0,20}?(?:tomar|tomo|usar|uso|bo[am]|para|pra|contra|recomenda|indica|sem receita|melhor|serve|devo)',
      '\\b(?:me )?(?:indic|recomend|receit|prescrev|sugir|sugere)\\w*\\b[^.!?]{0,20}?(?:MED|DRUG|SUP)',
      `${wish}(?: (?:eu|comecar|iniciar|a|com|ja|tambem|mesmo|tentar)){0,4} (?:tomar|tomo|usar|uso|injetar|comprar|aplicar|experimentar|misturar|dar){GAP}{ANY}\\b(?! (?:com|junto com) (?:leite|comida|agua|cafe|suco))`,
      `${wish}(?: (?:eu|comecar|iniciar|com|a|de)){1,3}{GAP}DRUG`,
      '\\b(?:trocar|substituir|mudar|troco){GAP}DRUG',
      '\\b(?:comecar|iniciar|comeco|inicio)(?: (?:a tomar|a usar|com|o uso de|o tratamento com))?{GAP}DRUG',
      'DRUG[^.!?]{0,15}? (?:ou|versus|vs|x) (?:o |a )?DRUG',
      'DRUG[^.!?]{0,25}?\\b(?:e melhor|mais forte|melhor que|melhor do que|embaixo da lingua|sem receita)',
      '\\b(?:me )?(?:receita|receite|prescreve|passa) (?:algo|alguma coisa|um negocio) (?:para|pra)|\\b(?:qual|que|algum) MED\\b',
      '\\b(?:posso|devo|pode|poderia|vou|da para|e bom) tomar (?:o |a |um |uma )?(?!agua|cafe|leite|suco|TEA|noite|tarde|manha|sorvete|vinho|cerveja|refri|energetico|chimarrao|caldo|sopa|iogurte|sol\\b|banho|vacina|coca|chocolate|achocolatado|whisk|caipirinha|shake|acai|cuidado|conta|isotonico|garapa|kombucha|alcool|bebida|cha\\b|vitamina de|DRUG|MED|alguma coisa)\\w{5,}',
      '\\bSUP (?:faz|e bo|serve|ajuda|vale)|\\b(?:posso|vale|devo|bom) (?:tomar |usar )?SUP',
      '\\b(?:o que|oque|q) (?:posso |devo |eu )?(?:tomar|tomo|usar) (?:para|pra|contra)\\b',
      '\\b(?:comprar|compro|conseguir|consigo)\\b[^.!?]{0,25}?(?:DRUG|MED|SUP)[^.!?]{0,20}?(?:sem receita|$)',
      '\\bvale a pena\\b[^.!?]{0,20}?(?:DRUG|SUP)',
      '\\b(?:remedios?|MED) (?:d[oa]|de) (?:minha|meu|um|outra|outro|vizinh)',
    ],
    /\b(?:cerveja|vinho|cafe|leite|suco|alcool|bebida|banana|comida|sal|sal light)\b[^.!?]{0,30}?(?:DRUG|MED)|^(?:como|para que|o que e(?! bom)|onde|por ?que|quanto tempo)\b(?! comp)|\bpreciso de receita|\bem jejum\b|\b(?:cachorro|gato|carrapato|piolho)|^quais MED (?:faz|caus|pod)|\b(?:com|e beber) (?:alcool|cerveja|bebida|vinho)|\blembrar|\bviajar|\baviao|\bgeladeira|\bpara (?:lanche|cafe da manha|hidratar)/u,
  ),
  // Whatever else is asked about a medicine, but for what it is, does, costs and how it is kept.
  medicine: rules(
    [
      '\\b(?:posso|devo|da (?:para|pra)|preciso|tenho que|tomo|toma|uso|usa|aplic[ao]|tomar|usar|aplicar|certo|subo|baixo|ainda|necessari\\w+|vale|quanto|quantas|humalog)\\b[^.!?]{0,60}?{M}',
      '{M}[^.!?]{0,60}?\\b(?:posso|devo|da (?:para|pra)|preciso|tomo|uso|aplico|certo|subo|necessari\\w+)\\b',
      '\\bquantas unidades\\b',
    ],
    new RegExp(
      [
        '^(?:o que (?:e|sao|faz|a|o) (?:a |o )?(?:DRUG|MED)|para que|voce|como (?:eu )?(?:a DRUG |o MED |a |o )?(?:guard|age|funciona|lev|organiz|lembr|fal|sei|explic|descart|cadastr|apli)|onde|por ?que|quais|quem|qual a (?:diferenca|cor))',
        '\\b(?:leite|cafe|cerveja|vinho|alcool|suco|banana|comida|comer|beber|fruta|toranja|queijo|bolo|sal|agua|cha|potassio)\\b',
        '\\b(?:engord|vici|doi|sono|diarreia|tosse|gases|efeito|caus|receita|farmacia|viaj|aviao|geladeira|estrag|validade|guard|congel|vacina|sangue|de graca|mesma coisa|diferenca|generico|vitamina|SUP|perfil|registr|lista|caixinha|lembr|convers|esquecer|sus\\b|ubs|PRO|locais|barriga|agulha|dura\\b|rodizio|jejum|dirig|alergi|enjo|tontura|misturar|rins|rim\\b|medir|caroco|esforco|anos\\b|dentista|saber|faz mal|fazem mal|funciona|cinema|garrafa|nadar|mar\\b|piscina)',
      ].join('|'),
      'u',
    ),
  ),
  diagnosis: rules(
    [
      '\\b(?:sera que|acho que|acha que|sera|desconfio que|certeza que|parece que|suspeito que)\\b[^.!?]{0,40}?ILL\\b(?![^.!?]{0,40}\\b(?:posso|comer|como|o que|qual|deve|devo))',
      '\\b(?:sou|tenho|estou com|estou|tive|e|seria|ja e|significa|quer dizer|indica|pode ser|isso e|por causa d[aeo])\\b(?: (?!para|indicad|bo[am]\\b|ruim|segur|melhor|comum)\\w+){0,2}? ILL(?: (?:mesmo|ja|entao|com|de|tipo|grave|ou \\w+|n[oa]|do|da|\\d+|ne))* ?\\?+',
      '\\d[^.!?]{0,25}?\\b(?:sou|tenho|estou|e|ja e|da|significa|indica|seria)\\b[^.!?]{0,12}?ILL|\\bILL com {N}|{SYMPTOM}[^.!?]{0,30}?\\b(?:e|seria|sao|por causa|pode ser|sinal)\\b[^.!?]{0,15}?ILL',
      '\\bpor que (?:eu )?(?:estou|to|sinto|tenho|ando|fico)\\b[^.!?]{0,20}?{SYMPTOM}|\\bque (?:ILL|doenca)\\b|\\bmeu (?:exame|hemograma|laudo|resultado|eletro)\\b[^.!?]{0,60}?(?:significa|\\d|alterad|grave|o que|e ILL|bom|ruim)|\\b(?:le|leia|olha|ve|analisa|interpreta|explica) (?:o |os |pra mim )?(?:meu|meus|esse|este|o)s? (?:exames?|laudos?|resultados?|hemograma)|(?:{SYMPTOM}|\\bmancha\\w*|\\bcaroco|\\bverruga|\\bpinta|\\binchaco)\\b[^.!?]{0,50}?\\b(?:e o que|o que (?:e|sera|pode ser|eu tenho)|sera o que|infeccionad\\w*|ILL)(?= ?[?!.]|$)|\\b(?:ferida|corte|machucado|unha|pe)\\b[^.!?]{0,20}?\\binfec\\w+|\\binfeccionad[ao]s?\\b[^.!?]{0,5}\\?',
      `\\b(?:eu |sera que (?:eu )?|entao |voce acha que (?:eu )?)(?:tenho|estou com|sou|to com|posso (?:ter|estar com)) (?:\\w+ )?ILL`,
      '\\b(?:seria|pode ser|sera que e|isso e|acha que e|parece) (?:(?:um|uma|com|de|crise|caso) ){0,3}ILL(?: ou \\w+)? ?\\?*$',
      '(?:\\w+ \\w+|,)[^.!?]*?\\b(?:tenho|estou com|sou|e|ja e) (?:(?:um|uma|com|de|crise|caso) ){0,3}ILL ?\\?+$',
      '\\b(?:o que|oque) (?:eu |ele |ela )?(?:tenho|tem|sera que tenho|seria)\\b ?\\?*$',
      '\\? (?:tenho|sou|estou com) ILL ?\\?',
      '\\bque eu tenho ?\\?*$|\\bsera ILL|\\bos sintomas de ILL, tenho|\\btodos os sintomas|\\bque ILL (?:eu )?tenho|\\bcausa (?:ess[ae]|a minha|o meu)|\\b(?:exame|hemograma|resultado|ultrassom|eletro)\\b[^.!?]{0,20}?(?:alterad|grave|normal|ruim)|\\bsera (?:que )?(?:eu )?(?:estou|to|tenho|sou)[^.!?]{0,15}?ILL',
      '\\bo que eu tenho\\b|\\bqual (?:e )?(?:o )?meu (?:diagnostico|problema)|\\bque doenca\\b[^.!?]{0,20}?(?:tenho|e essa|pode)',
      '\\b(?:analis|interpret|avali|leia|diga|ver)\\w*\\b[^.!?]{0,25}?\\b(?:meu|meus|este|esse|o) (?:exames?|laudo|resultado|hemograma)',
      '\\b(?:acha que|sera que) (?:e|seja|estou com|tenho|isso e) (?:\\w+ )?ILL',
      '\\bpode ser (?:\\w+ )?ILL',
      '\\b(?:deu|deram|resultado|exame|creatinina|glicada|tsh|hemoglobina)\\b[^.!?]{0,40}?\\d[^.!?]{0,25}?\\b(?:e|sou|tenho|significa|indica|estou com)\\b[^.!?]{0,15}?ILL',
      '\\b(?:me )?diagnostic(?:a|ar|que)\\b',
    ],
    /^como (?:expli|fal|cont|saber)|^(?:o que|quais|qual) (?!eu|e essa|e o meu|o meu|causa ess|causa (?:a )?minh)\w+|\b\d+ (?:por|x) \d+\b|\bimc\b|^(?:obesidade|ILL) e (?:doenca|ILL)|^(?:o que|qual|quais|como) (?:e|sao)\b(?! o meu)|\bposso (?:comer|beber|caminhar|tomar cafe|fazer)|hereditari/u,
  ),
};
